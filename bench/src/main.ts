import { consoleSuite } from "./console/run.js";
import { helpOf, readOptions, UsageError } from "./options.js";
import { receiverSuite } from "./receiver/run.js";
import { scalePostgresSuite, scaleSuite } from "./scale/run.js";
import { sdkSuite } from "./sdk/run.js";
import { serverSuite } from "./server/run.js";
import { sizesSuite } from "./sizes/run.js";

const suites = {
  server: serverSuite,
  receiver: receiverSuite,
  sdk: sdkSuite,
  scale: scaleSuite,
  "scale-postgres": scalePostgresSuite,
  sizes: sizesSuite,
  console: consoleSuite,
};

try {
  const options = readOptions(process.argv.slice(2), {
    suites,
    today: new Date().toISOString().slice(0, 10),
  });
  if (options === undefined) process.stdout.write(helpOf(suites));
  else await options.suite.run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${helpOf(suites)}`);
  process.exitCode = 2;
}
