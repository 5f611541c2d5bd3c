import { ChangeKind, headerNames, TestPaymentMethod, UserRole } from "@syndikit/contract";
import { until } from "../until.js";
import { offerOf, orderAt } from "./offer.js";
import {
  type Attack,
  ask,
  expectStatus,
  expectThat,
  fieldOf,
  idOf,
  make,
  type Role,
  type Target,
} from "./target.js";

/** Streams that one user may have open on each server. */
const OF_A_USER = 100;

/** More changes than are told one by one. */
const CHANGES = 520;

/** Requests at once: as many as three servers in one process connect on a busy machine. */
const AT_ONCE = 20;

/** How many read the changes, and what they are told of. */
export const streamAttacks: readonly Attack[] = [
  {
    name: "streams that resume at once over many changes are as limited as new ones, and get one notice each",
    async run(target) {
      const closing = new AbortController();
      const as = { account: target.accounts.customer, signal: closing.signal };
      try {
        const first = await openWhenFree(target, as);
        await until(() => first.lastEventId() !== undefined);
        const lastEventId = first.lastEventId();
        await repeat(CHANGES, () => change(target, as.account));
        const { replicas = 1 } = target;
        const wanted = (OF_A_USER + 40) * replicas;
        const again = await repeat(wanted, () => open(target, { ...as, lastEventId }));
        const resumed = again.filter(({ status }) => status === 200);
        expectThat(
          resumed.length > 0 && resumed.length < OF_A_USER * replicas,
          `${resumed.length} streams of one user were resumed, and one was open`,
        );
        const other = await open(target, { ...as, account: target.accounts.stranger });
        expectThat(other.status === 200, "a stranger has no place for a stream");
        await until(() => resumed.every((stream) => stream.told().length > 0));
        for (const stream of resumed)
          expectThat(
            fieldOf(stream.told()[0], "kind") === ChangeKind.everything,
            `a stream that resumed over ${CHANGES} changes was told of them one by one`,
          );
        const id = await change(target, target.accounts.stranger);
        await until(() => other.told().some((told) => fieldOf(told, "id") === id));
      } finally {
        closing.abort();
      }
    },
  },
  {
    name: "a user who is moved to another company is told nothing more of the first one, live and when it resumes",
    async run(target) {
      const closing = new AbortController();
      const userName = `attack-${Date.now()}`;
      const as = { account: `${userName}:moved ${userName}`, signal: closing.signal };
      const user = await make(target, "administrator", "user", {
        ...{ userName, email: `${userName}@attack.example`, name: "Moved", password: `moved ${userName}` },
        ...{ userRole: UserRole.ROLE_USER, enabled: true, company: await companyOf(target, "customer") },
      });
      const { plan } = await offerOf(target);
      try {
        const stream = await open(target, as);
        const seen = idOf(await orderAt(target, plan));
        await until(() => isTold(stream, seen));
        const moved = await ask(target, `/${fieldOf(user, "self")}`, {
          ...{ method: "PUT", as: "administrator", body: { company: await companyOf(target, "stranger") } },
        });
        expectStatus(moved, "the move to another company", 200, 204);
        const hidden = idOf(await orderAt(target, plan));
        await until(() => stream.isOver());
        const again = await open(target, { ...as, lastEventId: stream.lastEventId() });
        await until(() => again.lastEventId() !== undefined);
        // Whatever was on its way by then comes before this one.
        const own = await change(target, as.account);
        await until(() => again.told().some((told) => fieldOf(told, "id") === own));
        for (const each of [stream, again])
          expectThat(!isTold(each, hidden), "a user was told of an order of the company that it had left");
      } finally {
        closing.abort();
      }
    },
  },
];

/** Sends a request so many times, some at once. */
async function repeat<T>(times: number, send: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  while (results.length < times) results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, send))));
  return results;
}

/** A stream of changes, and what it has told so far. */
interface Stream {
  readonly status: number;
  told(): readonly unknown[];
  /** What the next stream can resume from. */
  lastEventId(): string | undefined;
  isOver(): boolean;
}

interface Reader {
  /** For example `name:password`. */
  readonly account: string;
  readonly signal: AbortSignal;
  readonly lastEventId?: string | undefined;
}

const basic = (account: string) => ({ [headerNames.authorization]: `Basic ${btoa(account)}` });

async function open(target: Target, { account, signal, lastEventId }: Reader): Promise<Stream> {
  const resume = lastEventId === undefined ? {} : { [headerNames.lastEventID]: lastEventId };
  const headers = { ...basic(account), ...resume };
  const response = await fetch(`${target.url}/api/sandbox/changes`, { headers, signal });
  let text = "";
  let isOver = false;
  const readAll = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  // The attack ends it in the end.
  void readAll()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  // What is cut in the middle is not matched.
  const lines = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}: (.*)\\n`, "gm"))].map(([, value]) => value);
  return {
    status: response.status,
    told: () => lines("data").map((data = "") => JSON.parse(data)),
    lastEventId: () => lines("id").at(-1),
    isOver: () => isOver,
  };
}

/** Opens a stream as soon as others of its user, which were left, have given their places back. */
async function openWhenFree(target: Target, reader: Reader): Promise<Stream> {
  let stream = await open(target, reader);
  await until(async () => {
    if (stream.status === 429) stream = await open(target, reader);
    return stream.status === 200;
  });
  return stream;
}

function isTold(stream: Stream, order: number): boolean {
  return stream
    .told()
    .some((told) => fieldOf(told, "kind") === ChangeKind.order && fieldOf(told, "id") === order);
}

/** Makes something that only its owner hears of. */
async function change(target: Target, account: string): Promise<number> {
  const body = { label: "attack", payload: { paymentMethodId: TestPaymentMethod.pm_card_visa } };
  const made = await ask(target, "/paymentMethod", { method: "POST", headers: basic(account), body });
  expectStatus(made, "a payment method", 201);
  return idOf(made.body);
}

async function companyOf(target: Target, as: Role): Promise<unknown> {
  return fieldOf((await ask(target, "/user/me", { as })).body, "company");
}
