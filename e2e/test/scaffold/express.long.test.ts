import { describeFramework } from "./describe-framework.js";

describeFramework("express");
