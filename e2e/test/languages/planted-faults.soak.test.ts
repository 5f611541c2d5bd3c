import { describePlantedFaults, everyFault } from "./describe-planted-faults.js";

describePlantedFaults(everyFault);
