import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import { isOneOf } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  products,
} from "../../store/tables/product.js";
import { listsProduct, reachesProduct } from "../product/queries.js";

/** A parameter, and the company that sells its product. */
export interface ParameterRecord {
  readonly parameter: ConfigurationParameterRow;
  readonly vendorId: number;
}

const fields = { parameter: configurationParameters, vendorId: products.companyId };
const toProduct = eq(products.id, configurationParameters.productId);

/** The parameter, if the caller reaches its product. */
export async function findConfigurationParameter(
  db: Db,
  caller: Caller,
  id: number,
): Promise<ParameterRecord | undefined> {
  const [row] = await db
    .select(fields)
    .from(configurationParameters)
    .innerJoin(products, toProduct)
    .where(
      and(
        eq(configurationParameters.id, id),
        isNull(configurationParameters.deletedAt),
        reachesProduct(db, caller),
      ),
    );
  return row;
}

/** A page of the parameters of the products that the caller sees in lists. */
export async function listConfigurationParameters(
  db: Db,
  caller: Caller,
  query: OperationTypes["configurationParameterGetAllPaged"]["query"],
): Promise<Listed<ParameterRecord>> {
  const { id, code, weight, productId, deletedAt } = configurationParameters;
  const select = db.select(fields).from(configurationParameters).innerJoin(products, toProduct).$dynamic();
  return selectPage(db, select, {
    from: sql`${configurationParameters} inner join ${products} on ${toProduct}`,
    where: and(isNull(deletedAt), listsProduct(db, caller), equals(productId, query.productId)),
    query,
    sortable: { id, code, weight },
  });
}

/** The codes and descriptions of parameters, also of deleted ones, which keep their row. */
export function findDescriptions(
  db: Db,
  ids: readonly number[],
): Promise<Pick<ConfigurationParameterRow, "id" | "code" | "description">[]> {
  return db
    .select({
      id: configurationParameters.id,
      code: configurationParameters.code,
      description: configurationParameters.description,
    })
    .from(configurationParameters)
    .where(isOneOf(configurationParameters.id, ids));
}
