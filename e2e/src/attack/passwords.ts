import { headerNames, UserRole } from "@syndikit/contract";
import { until } from "../until.js";
import {
  type Answer,
  type Attack,
  ask,
  expectStatus,
  expectThat,
  fieldOf,
  make,
  type Target,
} from "./target.js";

/** Guesses of strangers that may wait on each server. */
const WAITING = 100;
/** Guesses at a time beyond those. */
const MORE = 50;
/** Milliseconds until a guess follows one that was refused. */
const PAUSE = 500;
const NETWORKS = 300;

/**
 * Kept apart because it locks the address out, unless the marketplace trusts this machine as a proxy. Then each guess is
 * from another network.
 */
export const passwordFlood: Attack = {
  name: "wrong passwords from hundreds of networks leave known devices and whoever is signed in alone",
  async run(target) {
    const owners = [await ownerOfADevice(target, 1), await ownerOfADevice(target, 2)];
    const session = {
      [headerNames.authToken]: String((await ask(target, "/login", { as: "administrator" })).body),
    };
    const answers: Answer[] = [];
    const judged = () => answers.filter(({ status }) => status === 401).length;
    const { replicas = 1 } = target;
    const loops = Array.from({ length: WAITING * replicas + MORE }, () => new AbortController());
    let sent = 0;
    const flood = loops.map(async ({ signal }) => {
      while (!signal.aborted) {
        sent += 1;
        const answer = await guess(target, sent, signal).catch(() => undefined);
        if (answer !== undefined) answers.push(answer);
        if (answer?.status !== 401) await pause();
      }
    });
    try {
      await until(() => answers.length - judged() >= MORE);
      for (const { signIn, self } of owners) {
        const before = judged();
        expectStatus(await signIn(), "the sign-in of a known device during the flood", 200);
        const body = { password: `changed ${Date.now()}` };
        const changed = await ask(target, self, { method: "PATCH", headers: session, body });
        expectStatus(changed, "a new password that an administrator sets during the flood", 204);
        const meanwhile = judged() - before;
        expectThat(
          meanwhile < (WAITING / 2) * replicas,
          `a known device waited for ${meanwhile} guesses of the flood`,
        );
      }
    } finally {
      for (const loop of loops) loop.abort();
      await Promise.all(flood);
    }
    for (const answer of answers) expectStatus(answer, "a guess of the flood", 401, 429, 503);
  },
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** A user who has signed in from a device, and whose password was changed since: nobody has checked it yet. */
async function ownerOfADevice(
  target: Target,
  number: number,
): Promise<{ readonly self: string; signIn(): Promise<Answer> }> {
  const userName = `attack-${Date.now()}-${number}`;
  const email = `${userName}@attack.example`;
  const [first, second] = [`first ${userName}`, `second ${userName}`];
  const basic = (password: string) => ({
    [headerNames.authorization]: `Basic ${btoa(`${userName}:${password}`)}`,
  });
  const user = {
    userName,
    email,
    name: "Attacked",
    password: first,
    userRole: UserRole.ROLE_USER,
    enabled: true,
  };
  const self = `/${String(fieldOf(await make(target, "administrator", "user", user), "self"))}`;
  const signedIn = await ask(target, "/login", { headers: basic(first) });
  expectStatus(signedIn, "the first sign-in", 200);
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const changed = await ask(target, self, {
    method: "PATCH",
    as: "administrator",
    body: { password: second },
  });
  expectStatus(changed, "the second password", 204);
  return { self, signIn: () => ask(target, "/login", { headers: { ...basic(second), Cookie } }) };
}

/** Of a name that nobody has, from one of many networks. */
function guess(target: Target, number: number, signal: AbortSignal): Promise<Answer> {
  const network = number % NETWORKS;
  return ask(target, "/user/me", {
    signal,
    headers: {
      [headerNames.authorization]: `Basic ${btoa(`flood-${number}:guess`)}`,
      "X-Forwarded-For": `198.18.${Math.floor(network / 250)}.${network % 250}`,
    },
  });
}
