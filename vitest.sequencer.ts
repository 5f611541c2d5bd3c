import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, longest first. A fresh clone knows no durations, and vitest would begin with the largest files. */
const slowest: readonly string[] = [
  "e2e/test/consumers/consumers.test.ts",
  "e2e/test/certify/certify.test.ts",
  "e2e/test/hostile/hostile.test.ts",
  "apps/reference-server/src/main.test.ts",
  "apps/reference-server/test/robustness/kill.test.ts",
  "packages/create-syndikit/test/templates.test.ts",
  "e2e/test/certify/by-hand.test.ts",
  "tools/generate/test/drift.test.ts",
  "apps/reference-server/test/matrix/permissions.test.ts",
  "packages/cli/test/certify.test.ts",
  "packages/cli/test/examples.test.ts",
  "apps/reference-server/test/robustness/clients.test.ts",
  "apps/reference-server/src/patterns/patterns.test.ts",
  // On servers, and from packed packages.
  "e2e/test/hostile/hostile.on-server.ts",
  "packages/receiver/test/servers/processes.on-server.ts",
  "e2e/test/certify/many-replicas.on-server.ts",
  "e2e/test/scaffold/stories.on-machine.ts",
  "e2e/test/scaffold/next.on-machine.ts",
];

/** Begins with the slowest files, so that no worker is left alone with one of them at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = slowest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? slowest.length : at;
    };
    const others = await super.sort(files);
    return others.toSorted((one, other) => place(one) - place(other));
  }
}
