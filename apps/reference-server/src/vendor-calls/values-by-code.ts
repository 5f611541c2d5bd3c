import { and, eq, inArray } from "drizzle-orm";
import { configurationParameters } from "../store/schema/product.js";
import type { Db } from "../store/store.js";

/**
 * Values of a product's configuration parameters by their code, which is what the vendor knows them by. A vendor
 * is not told of values for another one's parameters.
 */
export async function valuesByCode(
  db: Db,
  values: ReadonlyMap<number, string>,
  productId: number,
): Promise<Record<string, string>> {
  const { id, code } = configurationParameters;
  const rows = await db
    .select({ id, code })
    .from(configurationParameters)
    .where(and(inArray(id, [...values.keys()]), eq(configurationParameters.productId, productId)));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const value = values.get(row.id);
      return value === undefined ? [] : [[row.code, value]];
    }),
  );
}
