import { parseArgs } from "node:util";
import { attacks } from "./attacks.js";
import { shareAttacks } from "./shares.js";
import { ask, demoAccounts, type Target } from "./target.js";

const DEFAULT_URL = "http://127.0.0.1:8081";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

const HELP = `Attacks a marketplace that runs, and prints a line for each attack. It makes accounts, orders and events there:
take a marketplace of your own, whose data you can lose. The exit code is 1 when an attack got through.

Usage
  npm run attack -- [address] [options]        the address is ${DEFAULT_URL} when none is given

Options: four accounts, each as name:password; those of the demo when they are not given
  --customer <account>        a customer
  --stranger <account>        a customer of another company
  --vendor <account>          a vendor
  --administrator <account>   an administrator
  --help                      print this`;

function readCommandLine(): Target | "help" {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string" },
      customer: { type: "string", default: demoAccounts.customer },
      stranger: { type: "string", default: demoAccounts.stranger },
      vendor: { type: "string", default: demoAccounts.vendor },
      administrator: { type: "string", default: demoAccounts.administrator },
      help: { type: "boolean", default: false },
    },
  });
  const { url, help, ...accounts } = values;
  if (help) return "help";
  const given = url ?? positionals[0] ?? DEFAULT_URL;
  if (positionals.length > 1 || !URL.canParse(given)) {
    throw new Error(`Give one address, as in ${DEFAULT_URL}, not "${positionals.join(" ") || given}".`);
  }
  return { url: new URL(given).origin, accounts };
}

/** @throws {Error} when the server does not answer or an account is wrong, so that the attacks would prove nothing. */
async function assertReady(target: Target): Promise<void> {
  for (const as of ["customer", "stranger", "vendor", "administrator"] as const) {
    const answer = await ask(target, "/user/me", { as }).catch((cause: unknown) => {
      throw new Error(
        `No marketplace answers at ${target.url}. Start one with npm start, or give its address.`,
        {
          cause,
        },
      );
    });
    if (answer.status !== 200) {
      throw new Error(
        `The ${as} cannot sign in at ${target.url} (${answer.status}). Give an account with --${as}.`,
      );
    }
  }
}

async function attack(target: Target): Promise<void> {
  await assertReady(target);
  console.log(`Attacking ${target.url}`);
  let held = 0;
  // A marketplace elsewhere cannot call the applications of the attack.
  const all = LOOPBACK.test(new URL(target.url).hostname) ? [...shareAttacks, ...attacks] : attacks;
  for (const { name, run } of all) {
    try {
      await run(target);
      held += 1;
      console.log(`held    ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`BROKEN  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${held} of ${all.length} attacks held.`);
}

try {
  const target = readCommandLine();
  if (target === "help") console.log(HELP);
  else await attack(target);
} catch (error) {
  process.exitCode = 1;
  console.error(
    `${error instanceof Error ? error.message : String(error)}\nnpm run attack -- --help shows how it is run.`,
  );
}
