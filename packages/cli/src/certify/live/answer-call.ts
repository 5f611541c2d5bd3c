import { type Answer, type Outcome, refusal, withBody } from "./answer.js";
import type { NamedCall } from "./name-call.js";
import { field, parseJson } from "./read-json.js";
import type { Subject } from "./subject.js";

/** One call about a scenario's subscription. */
export interface CallAtHand {
  readonly call: NamedCall;
  readonly subject: Subject;
  /** Lets the marketplace answer. */
  readonly send: () => Promise<Answer>;
  readonly countTenants: ((subscriptionId: number) => Promise<number>) | undefined;
}

/** Answers a call as its scenario wants it, and writes down what happened. */
export async function answerCall({ call, subject, send, countTenants }: CallAtHand): Promise<Outcome> {
  const { name, subscriptionId } = call;
  // A report of the end is true only when the tenant is gone, so it waits until that was looked at.
  const tenants = name === "markUndeployed" ? await countTenants?.(subscriptionId) : undefined;
  const end = subject.begin({ name, ...(tenants === undefined ? {} : { tenants }) });
  try {
    if (subject.takeFailure(name, false)) {
      subject.note(`it called ${name}: 500, on purpose`);
      return refusal("faultInjected", {});
    }
    const answer = await answerInGuise(subject, name, send);
    subject.note(`it called ${name}: ${answer.status}${explain(answer, name)}`);
    await subject.passGate(name);
    if (!subject.takeFailure(name, true)) return answer;
    subject.note(`the answer to ${name} was lost, on purpose`);
    return "lost";
  } finally {
    end();
  }
}

/** What the marketplace answers, as the scenario's subscription looks to the vendor. */
async function answerInGuise(
  { id, guise }: Subject,
  name: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  if (guise === "gone") return refusal("notFound", { resource: "subscription", id });
  const answer = await send();
  if (name !== "get" || answer.status !== 200 || guise === undefined) return answer;
  const subscription = parseJson(answer.body);
  return typeof subscription === "object" ? withBody(answer, { ...subscription, ...guise }) : answer;
}

/** The state that was read, or why a call was refused. */
function explain({ status, body }: Answer, name: string): string {
  if (status === 204) return "";
  const value = parseJson(body);
  if (status < 300) {
    if (name !== "get") return "";
    return `, ${String(field(value, "deploymentStatus"))}${field(value, "paid") === true ? ", paid" : ""}`;
  }
  const holders = field(value, "errorHolders");
  const error = field(Array.isArray(holders) ? holders[0] : undefined, "error");
  return error === undefined ? "" : `, ${String(error)}`;
}
