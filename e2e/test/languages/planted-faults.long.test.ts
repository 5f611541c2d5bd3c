import { describePlantedFaults, oneOfEach } from "./describe-planted-faults.js";

describePlantedFaults(oneOfEach);
