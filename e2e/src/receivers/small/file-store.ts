import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A map in a file. Each change is written before the call returns, so it survives the end of the process. */
export class FileMap<Key extends string | number, Value> extends Map<Key, Value> {
  readonly #file: string;

  constructor(file: string) {
    super();
    this.#file = file;
    // Only this class writes the file.
    const entries: [Key, Value][] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
    for (const [key, value] of entries) super.set(key, value);
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    this.#save();
    return this;
  }

  override delete(key: Key): boolean {
    const was = super.delete(key);
    if (was) this.#save();
    return was;
  }

  #save(): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this]));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

export class FileSet<Value extends string | number> extends Set<Value> {
  readonly #values: FileMap<Value, true>;

  constructor(file: string) {
    super();
    this.#values = new FileMap(file);
    for (const value of this.#values.keys()) super.add(value);
  }

  override add(value: Value): this {
    this.#values.set(value, true);
    return super.add(value);
  }

  override delete(value: Value): boolean {
    this.#values.delete(value);
    return super.delete(value);
  }
}
