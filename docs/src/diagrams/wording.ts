import { operations } from "@syndikit/contract";

/** The two whom most diagrams show. */
export const MARKETPLACE = "Marketplace";
export const APPLICATION = "Your application";

/** `trialToPaid` as one writes it. */
export const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An operation as it is called: `GET /subscription/{id}`. */
export function endpointOf(operation: keyof typeof operations): string {
  const { method, path } = operations[operation];
  return `${method} ${path}`;
}
