import { vi } from "vitest";
import { describeOverPostgres } from "../over-stores.js";
import { duties } from "./duties.js";
import { failures } from "./failures.js";
import { identities } from "./identities.js";
import { mistakes } from "./mistakes.js";
import { outages } from "./outages.js";
import { silences } from "./silences.js";

// The database answers in real time for each moment of the virtual one: on a busy machine, days of it take minutes.
vi.setConfig({ testTimeout: 600_000 });

describeOverPostgres("outages", outages);
describeOverPostgres("failures", failures);
describeOverPostgres("duties", duties);
describeOverPostgres("identities", identities);
describeOverPostgres("mistakes", mistakes);
describeOverPostgres("silences", silences);
