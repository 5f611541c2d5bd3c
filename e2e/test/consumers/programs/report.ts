import {
  expectedReceiverReport,
  type ReceiverReport,
  reportReceiver,
} from "../../runtimes/receiver-report.js";
import {
  expectedReport,
  reportSignatures,
  type SignatureReport,
  type Vectors,
} from "../../runtimes/signature-report.js";
import { expectedSdkReport, reportSdk, type SdkReport } from "./sdk-report.js";

/** The results of the published packages on one runtime. */
export interface Report {
  readonly sdk: SdkReport;
  readonly signature: SignatureReport;
  readonly receiver: ReceiverReport;
}

/** Uses each package once. */
export async function reportAll(sdk: Parameters<typeof reportSdk>[0], vectors: Vectors): Promise<Report> {
  return {
    sdk: await reportSdk(sdk),
    signature: reportSignatures(vectors),
    receiver: await reportReceiver(),
  };
}

/** The report that every runtime must give. */
export const expectedAll = (vectors: Vectors): Report => ({
  sdk: expectedSdkReport,
  signature: expectedReport(vectors),
  receiver: expectedReceiverReport,
});
