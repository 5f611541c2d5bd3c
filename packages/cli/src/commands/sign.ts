import { secretOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";
import type { SignOptions } from "../sign/sign-body.js";

/** `syndikit sign [file]` */
export const addSign: AddVerb = (program, io) => {
  const command = program
    .command("sign")
    .description("sign a body: prints the value of the signature header")
    .argument("[file]", "the body, byte for byte; standard input when absent or -")
    .option(...secretOption)
    .option("--header", "print the whole header, as in curl --header");
  addExamples(command, [
    { command: "SYNDIKIT_SECRET=a-secret-of-yours syndikit sign event.json", does: "sign a file" },
    {
      command: `printf '{"id":"12"}' | SYNDIKIT_SECRET=a-secret-of-yours syndikit sign --header`,
      does: "sign what comes from another program, as a header",
    },
  ]);
  setAction<SignOptions>(command, io, async (context, options, [file]) => {
    const { signBody } = await import("../sign/sign-body.js");
    return signBody(context, options, file);
  });
};
