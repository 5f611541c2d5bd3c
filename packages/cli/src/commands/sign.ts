import { secretOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";
import type { SignOptions } from "../sign/sign-body.js";

/** `syndikit sign [file]` */
export const addSign: AddVerb = (program, io) => {
  const command = program
    .command("sign")
    .description("sign a body, and print the value of the signature header")
    .argument("[file]", "the file with the body; without it or with -, standard input")
    .option(...secretOption)
    .option("--header", "print the whole header, for curl --header");
  addExamples(command, [
    { command: "SYNDIKIT_SECRET=a-secret-of-yours syndikit sign event.json", does: "sign a file" },
    {
      command: `printf '{"id":"12"}' | SYNDIKIT_SECRET=a-secret-of-yours syndikit sign --header`,
      does: "sign the output of another program, as a header",
    },
  ]);
  setAction<SignOptions>(command, io, async (context, options, [file]) => {
    const { signBody } = await import("../sign/sign-body.js");
    return signBody(context, options, file);
  });
};
