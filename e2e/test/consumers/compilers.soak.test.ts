import { describeCompilers } from "./describe-compilers.js";

// The least and the newest versions are long tests.
describeCompilers(["5.1.6", "5.2.2", "5.3.3", "5.4.5", "5.5.4", "5.6.3", "5.7.3", "5.8.3"]);
