import type { DoctorOptions } from "../doctor/doctor.js";
import { secretOption } from "../frame/options.js";
import { type AddVerb, addExamples, setAction } from "../frame/verb.js";

/** `syndikit doctor <url>` */
export const addDoctor: AddVerb = (program, io) => {
  const command = program
    .command("doctor")
    .description("send probes to your application's event address, and say why events do not arrive")
    .argument("<url>", "where the marketplace sends events, as https://app.example/marketplace/events")
    .option(...secretOption)
    .option(
      "--direct <url>",
      "the application's own address behind its proxy: tells which of the two is to blame",
    )
    .option(
      "--timeout <seconds>",
      "how long to wait for each answer; as long as the marketplace does when absent",
    );
  command.addHelpText(
    "after",
    "\nThe probes are signed events of an entity that does not exist, SyndikitProbe, so they start nothing. Only an application that fails on those gets a test event too, of a subscription that does not exist.",
  );
  addExamples(command, [
    {
      command: "SYNDIKIT_SECRET=a-secret-of-yours syndikit doctor http://127.0.0.1:3000/events",
      does: "look at an application on this machine",
    },
    {
      command:
        "SYNDIKIT_SECRET=a-secret-of-yours syndikit doctor http://127.0.0.1:8080/events --direct http://127.0.0.1:3000/events",
      does: "look at one behind a proxy",
    },
  ]);
  setAction<DoctorOptions>(command, io, async (context, options, [url = ""]) => {
    const { doctor } = await import("../doctor/doctor.js");
    return doctor(context, options, url);
  });
};
