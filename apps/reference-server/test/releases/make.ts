// Writes the database of this version, as the tests of later versions open it. See CONTRIBUTING.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { answersOf } from "./answers.js";
import { liveEarlier } from "./earlier-life.js";
import { openMarket } from "./market.js";
import { playOn } from "./play-on.js";
import { type Recorded, releases, unpack, writeAnswers } from "./stored.js";

const [what, folder, database] = process.argv.slice(2);

if (what === "live" && folder !== undefined && database !== undefined) {
  await live(database);
  const temporary = mkdtempSync(join(tmpdir(), "release-"));
  const file = join(temporary, "marketplace.sqlite");
  await live(file);
  writeFileSync(join(folder, "marketplace.sqlite.gz"), gzipSync(readFileSync(file), { level: 9 }));
  rmSync(temporary, { recursive: true });
  writeAnswers(folder, await answersIn(folder));
} else if (what === "answers") {
  for (const [, of] of releases) writeAnswers(of, { after: (await answersIn(of)).after });
} else {
  throw new Error("make.ts live <folder> <database url>, or make.ts answers");
}

async function answersIn(of: string): Promise<Recorded> {
  const { file, remove } = unpack(of);
  try {
    return await answersOf(file, playOn);
  } finally {
    remove();
  }
}

async function live(where: string): Promise<void> {
  const market = await openMarket(where);
  await liveEarlier(market);
  await market.close();
  // Only a start with a mail server remembers which messages were written before it.
  await (
    await openMarket(where, { mail: { url: "smtp://127.0.0.1:9", from: "market@market.example" } })
  ).close();
}
