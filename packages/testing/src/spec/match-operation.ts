import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { decodeSegment } from "@syndikit/contract/validators";

export interface OperationMatch {
  readonly id: OperationId;
  /** The path's parameters, as text. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface Template {
  readonly id: OperationId;
  readonly method: Operation["method"];
  readonly pattern: RegExp;
  /** Paths without parameters come first: `user/me` is not the user `me`. */
  readonly parameters: number;
}

const templates: readonly Template[] = (Object.keys(operations) as OperationId[])
  .map((id) => {
    const { method, path } = operations[id];
    const names = path.match(/\{\w+\}/g) ?? [];
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    return { id, method, pattern, parameters: names.length };
  })
  .sort((left, right) => left.parameters - right.parameters);

/** Finds the operation of a request; `undefined` when the spec has none. */
export function matchOperation(method: string, path: string): OperationMatch | undefined {
  for (const template of templates) {
    if (template.method !== method) continue;
    const groups = template.pattern.exec(path);
    if (groups === null) continue;
    const parameters = Object.entries(groups.groups ?? {}).map(([name, text]) => [name, decodeSegment(text)]);
    return { id: template.id, parameters: Object.fromEntries(parameters) };
  }
  return undefined;
}

export function methodsAt(path: string): readonly Operation["method"][] {
  return templates.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
