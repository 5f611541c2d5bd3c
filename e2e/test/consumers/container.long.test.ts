import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import {
  type Dockerfile,
  DockerfileParser,
  type Instruction,
  type JSONInstruction,
  type ModifiableInstruction,
} from "dockerfile-ast";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { findFreePort } from "../../src/free-port.js";
import { root as repository } from "./repository.js";

// Runs the steps of the Dockerfile, each in a folder that stands for the file system of its stage. If the test runs as
// root, the program runs as the Dockerfile says: as its user, with that folder as a read-only root. Otherwise it runs
// in the folder.

const isRoot = process.getuid?.() === 0;

interface Image {
  /** The file system of the last stage. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly volume: string;
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

async function build(dockerfile: Dockerfile, home: string): Promise<Image> {
  const stages = new Map<string, string>();
  let folder = "";
  let [workdir, user, volume] = ["/", "0:0", ""];
  let env: Record<string, string> = {};
  let entrypoint: readonly string[] = [];
  let healthcheck: readonly string[] = [];
  const inside = (path: string): string => join(folder, posix.resolve(workdir, path));

  for (const step of dockerfile.getInstructions()) {
    const args = step.getArguments().map((argument) => argument.getValue());
    switch (step.getInstruction()) {
      case "FROM":
        folder = join(home, `stage-${stages.size}`);
        [workdir, user, env] = ["/", "0:0", {}];
        await mkdir(folder);
        stages.set(args[2] ?? "", folder);
        break;
      case "ARG":
      case "ENV":
        for (const argument of args) {
          const [name = "", value = ""] = argument.split("=");
          env[name] = value;
        }
        break;
      case "WORKDIR":
        workdir = posix.resolve(workdir, args[0] ?? "");
        await mkdir(inside("."), { recursive: true });
        break;
      case "RUN":
        await runQuietly("sh", ["-ec", rawOf(step)], {
          cwd: inside("."),
          env: {
            ...env,
            npm_config_registry: inject("registry"),
            npm_config_cache: inject("cache"),
            npm_config_better_sqlite3_binary_host: `${inject("registry")}/binaries`,
          },
        });
        break;
      case "COPY": {
        const flags = flagsOf(step);
        const from = stages.get(flags.get("from") ?? "");
        const [source = "", target = ""] = args.slice(-2);
        if (from === undefined) throw new Error(`${rawOf(step)} copies from outside of the image.`);
        await cp(join(from, source), inside(target), { recursive: true, verbatimSymlinks: true });
        const [, uid, gid] = /^(\d+):(\d+)$/.exec(flags.get("chown") ?? "") ?? [];
        if (isRoot && uid !== undefined) await chown(inside(target), Number(uid), Number(gid));
        break;
      }
      case "VOLUME":
        volume = args[0] ?? "";
        break;
      case "USER":
        user = args[0] ?? "";
        break;
      case "ENTRYPOINT":
        entrypoint = jsonOf(step);
        break;
      case "HEALTHCHECK":
        healthcheck = JSON.parse(rawOf(step).replace(/^.*?CMD /s, "")) as string[];
        break;
      case "EXPOSE":
      case "STOPSIGNAL":
        break;
      default:
        throw new Error(`Nobody has said what ${step.getInstruction()} does.`);
    }
  }
  return { folder, env, user, volume, entrypoint, healthcheck };
}

function rawOf(step: Instruction): string {
  return step.getRawArgumentsContent() ?? "";
}

function flagsOf(step: Instruction): ReadonlyMap<string, string> {
  const flags = (step as ModifiableInstruction).getFlags();
  return new Map(flags.map((flag) => [flag.getName(), flag.getValue() ?? ""]));
}

function jsonOf(step: Instruction): readonly string[] {
  return (step as JSONInstruction).getJSONStrings().map((each) => JSON.parse(each.getValue()) as string);
}

/** Parts of this machine stand in for those of the base image. */
const CONTAIN = `set -e
mount --bind "$ROOT" "$ROOT"
for part in usr bin lib lib64 etc dev proc; do
  [ -e "/$part" ] || continue
  mkdir -p "$ROOT/$part"
  mount --rbind "/$part" "$ROOT/$part"
done
mount --bind "$ROOT$VOLUME" "$ROOT$VOLUME"
mount -o remount,ro,bind "$ROOT"
exec chroot --userspec="$OWNER" "$ROOT" "$@"`;

interface Running {
  readonly child: ChildProcess;
  readonly log: () => string;
  readonly ended: Promise<number | null>;
}

function run({ folder, env, user, volume, entrypoint }: Image, more: Record<string, string>): Running {
  const [program = "", ...args] = entrypoint;
  const variables = {
    PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    ...env,
    ...more,
  };
  const child = isRoot
    ? spawn("unshare", ["--mount", "sh", "-c", CONTAIN, "sh", program, ...args], {
        env: { ...variables, ROOT: folder, VOLUME: volume, OWNER: user },
      })
    : spawn(
        program,
        args.map((each) => (each.startsWith("/") ? join(folder, each) : each)),
        {
          env: { ...variables, DATABASE_URL: `file:${join(folder, volume, "marketplace.sqlite")}`, ...more },
        },
      );
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, log: () => log, ended };
}

describe("the image of the Dockerfile", () => {
  let home: string;
  let image: Image;
  let port: number;
  const children: ChildProcess[] = [];
  const environment = {
    HOST: "127.0.0.1",
    SYNDIKIT_PUBLIC_URL: "https://market.example",
    SYNDIKIT_SECRET_KEY: randomBytes(32).toString("base64"),
    SYNDIKIT_ADMIN_PASSWORD: randomBytes(12).toString("hex"),
  };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "container-"));
    // The image's user must be able to reach the folder.
    await chmod(home, 0o755);
    const text = await readFile(join(repository, "apps/reference-server/deploy/Dockerfile"), "utf8");
    image = await build(DockerfileParser.parse(text), home);
    port = await findFreePort();
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await rm(home, { recursive: true, force: true });
  });

  const start = async (more: Record<string, string> = {}): Promise<Running> => {
    const running = run(image, { ...environment, PORT: String(port), ...more });
    children.push(running.child);
    const early = running.ended.then((code) => `It ended with ${code}: ${running.log()}`);
    const healthy = async (): Promise<string> => {
      while (!(await isHealthy())) await new Promise((resolve) => setTimeout(resolve, 200));
      return "healthy";
    };
    expect(await Promise.race([healthy(), early])).toBe("healthy");
    return running;
  };
  /** Runs the health check of the image. */
  const isHealthy = async (): Promise<boolean> => {
    const [, ...args] = image.healthcheck;
    const env = { PORT: String(port) };
    return runQuietly(process.execPath, args, { cwd: home, env }).then(
      () => true,
      () => false,
    );
  };
  const me = async (): Promise<number> => {
    const login = Buffer.from(`admin:${environment.SYNDIKIT_ADMIN_PASSWORD}`).toString("base64");
    const headers = { Authorization: `Basic ${login}` };
    return (await fetch(`http://127.0.0.1:${port}/api/user/me`, { headers })).status;
  };

  test("refuses to start without what production needs, in one sentence", async () => {
    const { ended, log } = run(image, { PORT: String(port), HOST: "127.0.0.1" });
    expect(await ended).toBe(2);
    expect(log()).toMatch(/^(SYNDIKIT_\w+|--public-url) is not set\..*\n$/);
  });

  test("is healthy, serves, writes nothing but its volume, ends in order on SIGTERM, and goes on where it was", async () => {
    const first = await start();
    expect(await me()).toBe(200);
    if (isRoot) {
      const status = await readFile(`/proc/${first.child.pid}/status`, "utf8");
      expect(/^Uid:\t(\d+)\t(\d+)/m.exec(status)?.slice(1)).toEqual(["1000", "1000"]);
      const mounts = await readFile(`/proc/${first.child.pid}/mountinfo`, "utf8");
      expect(mounts.split("\n").filter((line) => / \/ ro\b/.test(line))).not.toEqual([]);
    }
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const second = await start();
    expect(await me()).toBe(200);
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(second.log()).not.toMatch(/EROFS|EACCES|read-only/i);
  });

  test("runs on a PostgreSQL too, as in the compose file, and is not healthy without one", async () => {
    const replica = await start({ DATABASE_URL: inject("postgresUrl") });
    expect(await me()).toBe(200);
    replica.child.kill("SIGTERM");
    expect(await replica.ended).toBe(0);
    const none = run(image, {
      ...environment,
      PORT: String(port),
      DATABASE_URL: "postgres://nobody@127.0.0.1:9/none",
    });
    expect(await none.ended).toBe(1);
    expect(none.log()).toMatch(/the database cannot be reached/);
  });
});
