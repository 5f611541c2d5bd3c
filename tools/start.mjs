// npm runs a script in the folder of its package. The server's data belong into the one in which the command was typed.
process.chdir(process.env["INIT_CWD"] ?? process.cwd());

await import("../apps/reference-server/bin/syndikit-reference-server.js");
