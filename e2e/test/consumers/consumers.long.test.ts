import { afterAll, beforeAll } from "vitest";
import { type Consumer, createConsumer } from "./consumer.js";
import { describeCli } from "./describe-cli.js";
import { describeConformance } from "./describe-conformance.js";
import { describeEntries } from "./describe-entries.js";
import { describeJest } from "./describe-jest.js";
import { describePrograms } from "./describe-programs.js";
import { describeReferenceServer } from "./describe-reference-server.js";
import { describeTarballs } from "./describe-tarballs.js";
import { describeTypes } from "./describe-types.js";

// All tests are in one file, so that the packages are installed only once.
let consumer: Consumer;

beforeAll(async () => {
  consumer = await createConsumer();
}, 600_000);
afterAll(() => consumer?.close());

const get = (): Consumer => consumer;

describeTarballs(get);
describeEntries(get);
describePrograms(get);
describeTypes(get);
describeReferenceServer(get);
describeCli(get);
describeConformance(get);
describeJest(get);
