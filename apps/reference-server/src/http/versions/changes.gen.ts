// Generated from spec/versions.yaml and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

import { change as change20180504 } from "./20180504.js";
import { change as change20190819 } from "./20190819.js";
import { change as change20190916 } from "./20190916.js";
import { change as change20201005 } from "./20201005.js";
import { change as change20201126 } from "./20201126.js";
import { change as change20201202 } from "./20201202.js";
import { change as change20210215 } from "./20210215.js";
import { change as change20220211 } from "./20220211.js";
import { change as change20220427 } from "./20220427.js";

/** The changes of the interface, oldest first, by version. */
export const changes = {
  "20180504": change20180504,
  "20190819": change20190819,
  "20190916": change20190916,
  "20201005": change20201005,
  "20201126": change20201126,
  "20201202": change20201202,
  "20210215": change20210215,
  "20220211": change20220211,
  "20220427": change20220427,
} as const;
