import { describeCompilers, LEAST } from "./describe-compilers.js";

describeCompilers([LEAST, "5.9.3", "6.0.3", "7.0.2"]);
