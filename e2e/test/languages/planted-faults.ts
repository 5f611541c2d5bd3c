/** What somebody may do wrong in any language, and the cause with which certify must begin. */
export const faults = {
  "does not check the signature": "not-verified",
  "checks the signature over JSON that it wrote anew": "parsed-body",
  "answers 500 to what it does not know": "unknown-events",
  "makes a tenant for each event": "not-idempotent",
  "never removes": "never-removes",
  "answers late": "answers-that-come-soon",
} as const;

export type Fault = keyof typeof faults;

/** A text of the file as it is shown, and what stands there instead. */
type Patch = readonly [shown: string, faulty: string];

/** The faults, as changes of each language's file. */
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
      ["tenant.touch()", '__import__("tempfile").mkstemp(prefix=f"{number}-", dir=TENANTS)'],
      ["tenant.unlink(missing_ok=True)", '[made.unlink() for made in TENANTS.glob(f"{number}-*")]'],
      ["int(file.name)", 'int(file.name.split("-")[0])'],
    ],
    "never removes": [['elif status in ("UNDEPLOY_SENT", "UNDEPLOYED"):', "elif False:"]],
    "answers late": [
      ["    try:\n        event = ", '    __import__("time").sleep(7)\n    try:\n        event = '],
    ],
  },
  Go: {
    "does not check the signature": [
      [
        'if err != nil || !isSame(expected, r.Header.Get("CMW-Event-Signature")) {',
        'if err != nil || expected == "" {',
      ],
    ],
    "checks the signature over JSON that it wrote anew": [
      [
        "	mac := ",
        "	var parsed any\n	json.Unmarshal(body, &parsed)\n	body, _ = json.Marshal(parsed)\n	mac := ",
      ],
    ],
    "answers 500 to what it does not know": [["return 204 // Not an event", "return 500 // Not an event"]],
    "makes a tenant for each event": [
      ['case status == "PENDING" &&', 'case (status == "PENDING" || status == "DEPLOYED") &&'],
      ["os.WriteFile(tenant,", 'os.WriteFile(fmt.Sprintf("%s-%d", tenant, time.Now().UnixNano()),'],
      ["os.RemoveAll(tenant)", "removeMade(tenant)"],
      ["json.Number(file.Name())", 'json.Number(bytes.Split([]byte(file.Name()), []byte("-"))[0])'],
      [
        "func main() {",
        'func removeMade(file string) error {\n	made, err := filepath.Glob(file + "-*")\n	for _, one := range made {\n		os.Remove(one)\n	}\n	return err\n}\n\nfunc main() {',
      ],
    ],
    "never removes": [['case status == "UNDEPLOY_SENT" || status == "UNDEPLOYED":', "case false:"]],
    "answers late": [["	unreadable := ", "	time.Sleep(7 * time.Second)\n	unreadable := "]],
  },
  Java: {
    "does not check the signature": [
      ['if (!isSame(expected, header(exchange, "CMW-Event-Signature"))) return 401;', ""],
    ],
    "checks the signature over JSON that it wrote anew": [
      [
        "            var mac = ",
        '            body = new String(body, UTF_8).replaceAll("(?<=[\\\\[{,:])\\\\s+|\\\\s+(?=[\\\\]}])", "").getBytes(UTF_8);\n            var mac = ',
      ],
    ],
    "answers 500 to what it does not know": [["if (!isKnown) return 204;", "if (!isKnown) return 500;"]],
    "makes a tenant for each event": [
      [
        'if (status.equals("PENDING") && isPaid)',
        'if ((status.equals("PENDING") || status.equals("DEPLOYED")) && isPaid)',
      ],
      ["Files.write(TENANTS.resolve(id),", 'Files.write(TENANTS.resolve(id + "-" + System.nanoTime()),'],
      [
        "Files.deleteIfExists(TENANTS.resolve(id));",
        'for (var made : TENANTS.toFile().listFiles((folder, file) -> file.startsWith(id + "-"))) made.delete();',
      ],
      ['" + name + ",', '" + name.split("-")[0] + ",'],
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
      ["touch($file);", "touch($file . '-' . uniqid());"],
      ["@unlink($file);", "array_map('unlink', glob(\"$file-*\"));"],
      [
        "array_filter(scandir($tenants), 'ctype_digit')",
        "array_filter(scandir($tenants), fn ($name) => ctype_digit($name[0]))",
      ],
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
    "answers 500 to what it does not know": [["return 204; // Not an event", "return 500; // Not an event"]],
    "makes a tenant for each event": [
      ['if (status == "PENDING" && isPaid)', 'if ((status == "PENDING" || status == "DEPLOYED") && isPaid)'],
      ["File.WriteAllText(FileOf(id),", 'File.WriteAllText(FileOf(id) + "-" + Guid.NewGuid(),'],
      [
        "File.Delete(FileOf(id));",
        'foreach (var made in Directory.GetFiles(Tenants, id + "-*")) File.Delete(made);',
      ],
      ['\\"subscription\\": {name},', "\\\"subscription\\\": {name.Split('-')[0]},"],
    ],
    "never removes": [
      ['} else if (status == "UNDEPLOY_SENT" || status == "UNDEPLOYED") {', "} else if (false) {"],
    ],
    "answers late": [
      ["        var id = SubscriptionOf", "        await Task.Delay(7000);\n        var id = SubscriptionOf"],
    ],
  },
};

/**
 * The program with a fault in it.
 *
 * @throws {Error} when a text of a patch does not stand in the program exactly once.
 */
export function plant(program: string, patch: readonly Patch[]): string {
  return patch.reduce((text, [shown, faulty]) => {
    const parts = text.split(shown);
    if (parts.length !== 2) throw new Error(`This stands ${parts.length - 1} times in the file: ${shown}`);
    return parts.join(faulty);
  }, program);
}
