import { describeFramework } from "./describe-framework.js";

describeFramework("next");
