import { DeploymentStatus } from "@syndikit/contract";

/**
 * The states in which a subscription holds nothing back: its buyer, its product and its plan can be deleted. In
 * any other state there is, or may still be, a tenant at the vendor.
 */
export const ENDED = [DeploymentStatus.UNDEPLOYED, DeploymentStatus.FAILED] as const;
