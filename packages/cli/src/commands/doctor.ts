import type { DoctorOptions } from "../doctor/doctor.js";
import { secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit doctor <url>` */
export const addDoctor: AddVerb = (program, io) => {
  const command = program
    .command("doctor")
    .description("send test requests to your application's event address, and say why events do not arrive")
    .argument(
      "<url>",
      "where the marketplace sends events, for example https://app.example/marketplace/events",
    )
    .option(...secretOption)
    .option(
      "--direct <url>",
      "the application's address without its proxy, to find out which of the two is wrong",
    )
    .option("--timeout <seconds>", "how long to wait for each answer (default: as long as the marketplace)");
  command.addHelpText(
    "after",
    "\nThe test requests are signed events of the entity SyndikitProbe, which does not exist, so they start nothing. If your application fails on them, it also gets one event of a subscription that does not exist.",
  );
  addExamples(command, [
    {
      command: "SYNDIKIT_SECRET=a-secret-of-yours syndikit doctor http://127.0.0.1:3000/events",
      does: "test an application on this machine",
    },
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit doctor http://127.0.0.1:8080/events --direct http://127.0.0.1:3000/events",
      does: "test an application behind a proxy",
    },
  ]);
  setAction<DoctorOptions>(command, io, async (context, options, [url = ""]) => {
    const { doctor } = await import("../doctor/doctor.js");
    return doctor(context, options, url);
  });
};
