import type { FuzzAnswer } from "./judge-answer.js";
import type { FuzzRequest } from "./request.js";

/** How JSON spells U+0000 and half of a surrogate pair; a backslash before it is itself escaped. */
const SPELLED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether a body with a text that is none was taken. */
export function judgeText(
  { operation, body }: FuzzRequest,
  { status, reached }: FuzzAnswer,
): readonly string[] {
  if (status >= 300 || body === undefined || operation.body === undefined || reached !== operation.id)
    return [];
  const { bytes } = body;
  const value = parse(Buffer.from(bytes).toString("utf8"));
  return SPELLED.test(JSON.stringify(value) ?? "") ? ["took a text that no text may be"] : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
