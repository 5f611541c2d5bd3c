import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  products,
} from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import { pageOf } from "../page.js";
import type { Listed } from "../product/find.js";
import { listsProduct, reachesProduct } from "../product/reach.js";
import type { Caller } from "../scope.js";

const fields = { parameter: configurationParameters };
const toProduct = eq(products.id, configurationParameters.productId);

/** The parameter, if the caller reaches its product. */
export async function findConfigurationParameter(
  db: Db,
  caller: Caller,
  id: number,
): Promise<ConfigurationParameterRow | undefined> {
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
  return row?.parameter;
}

/** A page of the parameters of the products that the caller finds. */
export async function listConfigurationParameters(
  db: Db,
  caller: Caller,
  query: OperationTypes["configurationParameterGetAllPaged"]["query"],
): Promise<Listed<ConfigurationParameterRow>> {
  const { id, code, weight, productId } = configurationParameters;
  const where = and(
    isNull(configurationParameters.deletedAt),
    listsProduct(db, caller),
    query.productId === undefined ? undefined : eq(productId, query.productId),
  );
  const page = pageOf(query, { id, code, weight });
  const rows = await db
    .select(fields)
    .from(configurationParameters)
    .innerJoin(products, toProduct)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const matching = db
    .select({ id })
    .from(configurationParameters)
    .innerJoin(products, toProduct)
    .where(where)
    .as("matching");
  return { rows: rows.map(({ parameter }) => parameter), page: page.of(await db.$count(matching)) };
}
