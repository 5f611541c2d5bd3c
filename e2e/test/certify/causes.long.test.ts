import { commonFlaws, describeCauses } from "./describe-causes.js";

describeCauses(commonFlaws);
