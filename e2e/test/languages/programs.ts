import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../consumers/repository.js";

/** A receiver in another language, with the application around it. */
export interface Language {
  readonly name: string;
  /** Its folder below `examples/languages`. */
  readonly folder: string;
  readonly receiver: string;
  readonly application: string;
  /** The program that it needs, and the Debian package that has it. */
  readonly needs: readonly [program: string, debian: string];
  /** The shell command that starts it. `source` is the folder of its files, and compiled files go to `made`. */
  command(source: string, made: string): string;
}

export const languages: readonly Language[] = [
  {
    name: "Python",
    folder: "python",
    receiver: "receiver.py",
    application: "application.py",
    needs: ["python3", "python3"],
    command: (source) => `exec python3 -B "${join(source, "receiver.py")}"`,
  },
  {
    name: "Go",
    folder: "go",
    receiver: "receiver.go",
    application: "application.go",
    needs: ["go", "golang-go"],
    command(source, made) {
      const program = join(made, "receiver");
      // `go run` would leave its child process behind when it is killed.
      execFileSync("go", ["build", "-o", program, ...sourcesIn(source, ".go")]);
      return `exec "${program}"`;
    },
  },
  {
    name: "Java",
    folder: "java",
    receiver: "Receiver.java",
    application: "Application.java",
    needs: ["javac", "default-jdk-headless"],
    command(source, made) {
      execFileSync("javac", ["-d", made, ...sourcesIn(source, ".java")]);
      // It is killed and restarted all the time, and the JVM's preparations for later speed would take most of each
      // start.
      return `exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "${made}" Application`;
    },
  },
  {
    name: "PHP",
    folder: "php",
    receiver: "receiver.php",
    application: "application.php",
    needs: ["php", "php-cli"],
    // By default PHP's built-in server handles one request at a time.
    command: (source) => `PHP_CLI_SERVER_WORKERS=8 exec php -S $HOST:$PORT "${join(source, "receiver.php")}"`,
  },
  {
    name: ".NET",
    folder: "dotnet",
    receiver: "Receiver.cs",
    application: "Application.cs",
    // Debian has no .NET, but it has Mono, and the files are written so that Mono compiles them too.
    needs: ["mcs", "mono-devel"],
    command(source, made) {
      const program = join(made, "Receiver.exe");
      const libraries = ["System.Net.Http", "System.Runtime.Serialization", "System.Xml", "System.Xml.Linq"];
      const references = libraries.map((name) => `-r:${name}.dll`);
      execFileSync("mcs", [`-out:${program}`, ...references, ...sourcesIn(source, ".cs")]);
      return `exec mono "${program}"`;
    },
  },
];

/** The folder with the files that the guide shows. */
export const shownFolder = ({ folder }: Language): string => join(root, "examples/languages", folder);

/** @throws {Error} when the language is not installed. The message says what to install. */
export function assertInstalled({ needs: [program, debian] }: Language): void {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
  } catch {
    throw new Error(`This test needs ${program}. On Debian: apt-get install ${debian}`);
  }
}

function sourcesIn(folder: string, extension: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name));
}
