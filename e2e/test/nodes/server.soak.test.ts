import { newerNodes } from "../../src/other-nodes.js";
import { describeServer } from "./describe-server.js";

describeServer(newerNodes);
