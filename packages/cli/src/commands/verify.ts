import { secretOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";
import type { VerifyOptions } from "../sign/verify-body.js";

/** `syndikit verify [file]` */
export const addVerify: AddVerb = (program, io) => {
  const command = program
    .command("verify")
    .description("check the signature of a body, and say what is wrong with it")
    .argument("[file]", "the file with the body; without it or with -, standard input")
    .requiredOption("--signature <value>", "the value of the signature header, for example sha1=…")
    .option(...secretOption);
  addExamples(command, [
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit verify event.json --signature sha1=4876dc1dda731fefffe761a5ad7600f9a8d23aaf",
      does: "check a body in a file",
    },
  ]);
  setAction<VerifyOptions>(command, io, async (context, options, [file]) => {
    const { verifyBody } = await import("../sign/verify-body.js");
    return verifyBody(context, options, file);
  });
};
