import { describeCauses, fewFlaws } from "./describe-causes.js";

describeCauses(fewFlaws);
