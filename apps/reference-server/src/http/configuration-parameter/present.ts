import { type ConfigurationParameter, toReference } from "@syndikit/contract";
import type { ConfigurationParameterRow } from "../../store/schema/product.js";
import { compact } from "../compact.js";

/** A configuration parameter, as the wire has it. */
export function presentConfigurationParameter(row: ConfigurationParameterRow): ConfigurationParameter {
  return compact({
    id: row.id,
    self: toReference("configurationParameter", row.id),
    code: row.code,
    name: row.name,
    description: row.description,
    hint: row.hint,
    required: row.required,
    validation: row.validation,
    acceptedValues: row.acceptedValues && { ...row.acceptedValues },
    externalValuesUrl: row.externalValuesUrl,
    product: { url: toReference("product", row.productId) },
    weight: row.weight,
  });
}
