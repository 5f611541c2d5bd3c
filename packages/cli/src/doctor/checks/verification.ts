import type { Check } from "../examinee.js";
import { quote } from "../examinee.js";
import { explainRefusal } from "../explain-refusal.js";
import { forge, isTaken, plainBody } from "../probe.js";

export const acceptanceCheck: Check = {
  title: "a signed event is accepted",
  async examine(examinee) {
    if (examinee.secret === undefined) return [];
    return isTaken(await examinee.ask()) ? [] : explainRefusal(examinee);
  },
};

export const forgeryCheck: Check = {
  title: "a forged event is refused",
  async examine(examinee) {
    const forged = await examinee.ask({ signature: forge(plainBody(examinee.date)) });
    const unsigned = await examinee.ask({ signature: null });
    if (isTaken(forged)) {
      return [
        {
          id: "not-verified",
          severity: "cause",
          title: "The signature is not checked: anybody can send events.",
          seen: `An event that was signed with another secret is answered with ${quote(forged)}.`,
          remedy: [
            "Verify every event before you do anything else with it, for example with verify of @syndikit/signature. If it is wrong, answer 401.",
            "If your application checks it only when a secret is set, set the secret.",
          ],
        },
      ];
    }
    if (!isTaken(unsigned)) return [];
    return [
      {
        id: "unsigned-accepted",
        severity: "cause",
        title: "Events without a signature are accepted: anybody can send them.",
        seen: `An event without the header is answered with ${quote(unsigned)}.`,
        remedy: ["Answer 401 when the header is absent, as well as when it is wrong."],
      },
    ];
  },
};
