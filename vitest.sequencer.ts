import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, longest first. A fresh clone knows no durations, and vitest would begin with the largest files. */
const slowest: readonly string[] = [
  "apps/reference-server/test/matrix/order-of-checks.test.ts",
  "apps/reference-server/test/matrix/permissions.test.ts",
  "tools/api-surface/src/api-surface.test.ts",
  "e2e/test/conformance/conformance.test.ts",
  // Of the long ones.
  "e2e/test/scaffold/stories.long.test.ts",
  "e2e/test/guide/guide.long.test.ts",
  "e2e/test/languages/languages.long.test.ts",
  "e2e/test/scaffold/node.long.test.ts",
  "packages/create-syndikit/test/templates.long.test.ts",
  "e2e/test/contributing/first-change.long.test.ts",
  "e2e/test/readmes/conformance.long.test.ts",
  "e2e/test/contributing/new-version.long.test.ts",
  "e2e/test/release/rehearsal.long.test.ts",
  "e2e/test/certify/certify.long.test.ts",
  "packages/receiver/test/servers/endurance.servers.long.test.ts",
  "e2e/test/scaffold/readme-next.long.test.ts",
  "e2e/test/consumers/consumers.long.test.ts",
  "e2e/test/hostile/hostile.long.test.ts",
  "packages/receiver/test/browser/operator-page.long.test.ts",
  "apps/reference-server/test/robustness/kill.long.test.ts",
  "e2e/test/console/looks.long.test.ts",
  "packages/cli/test/examples.long.test.ts",
  "e2e/test/certify/causes.long.test.ts",
  "packages/receiver/test/faults/faults.long.test.ts",
  "e2e/test/languages/planted-faults.long.test.ts",
  "e2e/test/readmes/tests.long.test.ts",
  "e2e/test/console/pages.long.test.ts",
  "e2e/test/scaffold/readme-sveltekit.long.test.ts",
  "e2e/test/console/reference.long.test.ts",
  "packages/cli/test/completion.long.test.ts",
  "e2e/test/hostile/hostile.servers.long.test.ts",
  "apps/reference-server/src/main.long.test.ts",
  "e2e/test/console/stories.long.test.ts",
  "e2e/test/loop/hidden-classes.long.test.ts",
  "e2e/test/certify/many-replicas.servers.long.test.ts",
  "apps/reference-server/src/server/online-restore.long.test.ts",
  "e2e/test/certify/by-hand.long.test.ts",
  "e2e/test/consumers/container.long.test.ts",
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
