/** The one row that a query must have answered with, as an insert that returns its row does. */
export function single<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length !== 1)
    throw new Error(`Exactly one row was expected, and ${rows.length} came.`);
  return row;
}
