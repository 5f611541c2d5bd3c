import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../consumers/repository.js";

/** A receiver in another language. */
export interface Language {
  readonly name: string;
  /** Its one file, below the folder of the examples. */
  readonly file: string;
  /** The program that Debian's package brings. */
  readonly needs: readonly [program: string, debian: string];
  /** The line of the shell that starts a file of it. The folder is for what has to be compiled. */
  command(file: string, folder: string): string;
}

export const languages: readonly Language[] = [
  {
    name: "Python",
    file: "python/receiver.py",
    needs: ["python3", "python3"],
    command: (file) => `exec python3 "${file}"`,
  },
  {
    name: "Go",
    file: "go/receiver.go",
    needs: ["go", "golang-go"],
    command(file, folder) {
      const program = join(folder, "receiver");
      // `go run` would leave its child behind when it is killed.
      execFileSync("go", ["build", "-o", program, file]);
      return `exec "${program}"`;
    },
  },
  {
    name: "Java",
    file: "java/Receiver.java",
    needs: ["javac", "default-jdk-headless"],
    // It is killed and started again all the time. What the JVM would do to be fast later takes most of a start.
    command: (file) => `exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "${file}"`,
  },
  {
    name: "PHP",
    file: "php/receiver.php",
    needs: ["php", "php-cli"],
    // By itself PHP's own server does one request after the other.
    command: (file) => `PHP_CLI_SERVER_WORKERS=8 exec php -S $HOST:$PORT "${file}"`,
  },
  {
    name: ".NET",
    file: "dotnet/Receiver.cs",
    // Debian has no .NET. The file is written so that Mono, which Debian has, compiles it too.
    needs: ["mcs", "mono-devel"],
    command(file, folder) {
      const program = join(folder, "Receiver.exe");
      const libraries = ["System.Net.Http", "System.Runtime.Serialization", "System.Xml", "System.Xml.Linq"];
      execFileSync("mcs", [`-out:${program}`, ...libraries.map((name) => `-r:${name}.dll`), file]);
      return `exec mono "${program}"`;
    },
  },
];

/** The file that the guide shows. */
export const shownFile = ({ file }: Language): string => join(root, "examples/languages", file);

/** @throws {Error} when the language is not installed; the message says what to install. */
export function assertInstalled({ needs: [program, debian] }: Language): void {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
  } catch {
    throw new Error(`This test needs ${program}. On Debian: apt-get install ${debian}`);
  }
}
