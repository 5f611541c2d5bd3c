/** Mistakes that people make in any language, each with the cause that certify must name first. */
export const faults = {
  "does not check the signature": "not-verified",
  "checks the signature over JSON that it wrote anew": "parsed-body",
  "answers 500 to what it does not know": "unknown-events",
  "makes a tenant for each event": "not-idempotent",
  "never removes": "never-removes",
  "answers late": "answers-that-come-soon",
} as const;

export type Fault = keyof typeof faults;

/** A text in a file that the guide shows, and its faulty replacement. */
type Patch = readonly [shown: string, faulty: string];

/** The faults, as changes to the files of each language. */
export const patches: Readonly<Record<string, Readonly<Record<Fault, readonly Patch[]>>>> = {
  Python: {
    "does not check the signature": [["if not is_same(expected, given):", "if not expected:"]],
    "checks the signature over JSON that it wrote anew": [
      ["    expected = ", "    body = json.dumps(json.loads(body)).encode()\n    expected = "],
    ],
    "answers 500 to what it does not know": [
      ["return 204  # Not an event", "return 500  # Not an event"],
      [
        'if entity != "Subscription":\n        return 204',
        'if entity != "Subscription":\n        return 500',
      ],
    ],
    "makes a tenant for each event": [
      ['status == "PENDING" and', 'status in ("PENDING", "DEPLOYED") and'],
      ["(FOLDER / name).touch()", '__import__("tempfile").mkstemp(prefix=f"{name}-", dir=FOLDER)'],
      ["(FOLDER / name).unlink(missing_ok=True)", '[made.unlink() for made in FOLDER.glob(f"{name}-*")]'],
    ],
    "never removes": [['elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):', "elif False:"]],
    "answers late": [
      ["    try:\n        event = ", '    __import__("time").sleep(7)\n    try:\n        event = '],
    ],
  },
  Go: {
    "does not check the signature": [
      [
        'if err != nil || !hmac.Equal([]byte(expected), []byte(r.Header.Get("CMW-Event-Signature"))) {',
        'if err != nil || expected == "" {',
      ],
    ],
    "checks the signature over JSON that it wrote anew": [
      [
        "	expected := ",
        "	var parsed any\n	json.Unmarshal(body, &parsed)\n	body, _ = json.Marshal(parsed)\n	mac.Reset()\n	mac.Write(body)\n	expected := ",
      ],
    ],
    "answers 500 to what it does not know": [["return 204 // Not an event", "return 500 // Not an event"]],
    "makes a tenant for each event": [
      ['case status == "PENDING" &&', 'case (status == "PENDING" || status == "DEPLOYED") &&'],
      ["os.WriteFile(filepath.Join(folder, name),", "os.WriteFile(filepath.Join(folder, unique(name)),"],
      ["os.RemoveAll(filepath.Join(folder, name))", "removeMade(filepath.Join(folder, name))"],
      ['	"strings"\n	"sync"\n', '	"strconv"\n	"strings"\n	"sync"\n	"time"\n'],
      [
        "func main() {",
        'func unique(name string) string {\n	return name + "-" + strconv.FormatInt(time.Now().UnixNano(), 10)\n}\n\nfunc removeMade(file string) error {\n	made, err := filepath.Glob(file + "-*")\n	for _, one := range made {\n		os.Remove(one)\n	}\n	return err\n}\n\nfunc main() {',
      ],
    ],
    "never removes": [['case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":', "case false:"]],
    "answers late": [["	// The id of an event", "	time.Sleep(7 * time.Second)\n	// The id of an event"]],
  },
  Java: {
    "does not check the signature": [
      [
        'if (!isSame(expected, exchange.getRequestHeaders().getFirst("CMW-Event-Signature"))) return 401;',
        "",
      ],
    ],
    "checks the signature over JSON that it wrote anew": [
      [
        "            var mac = ",
        '            body = new String(body, UTF_8).replaceAll("(?<=[\\\\[{,:])\\\\s+|\\\\s+(?=[\\\\]}])", "").getBytes(UTF_8);\n            var mac = ',
      ],
    ],
    "answers 500 to what it does not know": [
      ['!id.matches("[0-9]{1,10}")) return 204;', '!id.matches("[0-9]{1,10}")) return 500;'],
    ],
    "makes a tenant for each event": [
      ['if (status.equals("PENDING") &&', 'if ((status.equals("PENDING") || status.equals("DEPLOYED")) &&'],
      ["Files.write(FOLDER.resolve(name),", 'Files.write(FOLDER.resolve(name + "-" + System.nanoTime()),'],
      [
        "Files.deleteIfExists(FOLDER.resolve(name));",
        'for (var made : FOLDER.toFile().listFiles((folder, file) -> file.startsWith(name + "-"))) made.delete();',
      ],
    ],
    "never removes": [
      ['} else if (status.equals("UNDEPLOY_SENT") || status.equals("UNDEPLOYED")) {', "} else if (false) {"],
    ],
    "answers late": [
      [
        "            // The bytes become text",
        "            Thread.sleep(7_000);\n            // The bytes become text",
      ],
    ],
  },
  PHP: {
    "does not check the signature": [
      ["if (!hash_equals($expected, $_SERVER['HTTP_CMW_EVENT_SIGNATURE'] ?? '')) {", "if (!$expected) {"],
    ],
    "checks the signature over JSON that it wrote anew": [
      ["    $expected = ", "    $body = json_encode(json_decode($body));\n    $expected = "],
    ],
    "answers 500 to what it does not know": [["return 204; // Not an event", "return 500; // Not an event"]],
    "makes a tenant for each event": [
      ["if ($status === 'PENDING' &&", "if (in_array($status, ['PENDING', 'DEPLOYED']) &&"],
      ['touch(FOLDER . "/$name");', 'touch(FOLDER . "/$name-" . uniqid());'],
      ['@unlink(FOLDER . "/$name");', "array_map('unlink', glob(FOLDER . \"/$name-*\"));"],
    ],
    "never removes": [
      ["} elseif ($status === 'UNDEPLOY_SENT' || $status === 'UNDEPLOYED') {", "} elseif (false) {"],
    ],
    "answers late": [["    $event = ", "    sleep(7);\n    $event = "]],
  },
  ".NET": {
    "does not check the signature": [
      ['if (!IsSame(expected, request.Headers["CMW-Event-Signature"] ?? "")) return 401;', ""],
    ],
    "checks the signature over JSON that it wrote anew": [
      [
        "        var hmac = ",
        '        body = Encoding.UTF8.GetBytes(System.Text.RegularExpressions.Regex.Replace(Encoding.UTF8.GetString(body), @"(?<=[\\[{,:])\\s+|\\s+(?=[\\]}])", ""));\n        var hmac = ',
      ],
    ],
    "answers 500 to what it does not know": [
      [
        'Application.Field(body, "entity") != "Subscription") return 204;',
        'Application.Field(body, "entity") != "Subscription") return 500;',
      ],
    ],
    "makes a tenant for each event": [
      ['if (status == "PENDING" &&', 'if ((status == "PENDING" || status == "DEPLOYED") &&'],
      ['Path.Combine(Folder, name), "");', 'Path.Combine(Folder, name + "-" + Guid.NewGuid()), "");'],
      [
        "RemoveTenant(string name) => File.Delete(Path.Combine(Folder, name));",
        'RemoveTenant(string name) => Array.ForEach(Directory.GetFiles(Folder, name + "-*"), File.Delete);',
      ],
    ],
    "never removes": [
      ['} else if (status == "UNDEPLOY_SENT" || status == "UNDEPLOYED") {', "} else if (false) {"],
    ],
    "answers late": [
      ["        // The id of an event", "        await Task.Delay(7000);\n        // The id of an event"],
    ],
  },
};

/**
 * Plants a fault in the files of a program.
 *
 * @throws {Error} when a text of the patch is not in the files exactly once.
 */
export function plant(files: readonly string[], patch: readonly Patch[]): readonly string[] {
  return patch.reduce((texts, [shown, faulty]) => {
    const times = texts.join("\n").split(shown).length - 1;
    if (times !== 1) throw new Error(`This stands ${times} times in the files: ${shown}`);
    return texts.map((text) => text.split(shown).join(faulty));
  }, files);
}
