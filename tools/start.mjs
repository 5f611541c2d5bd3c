// npm runs a script in the folder of its package. The server's data belong into the one in which the command was typed.
const { INIT_CWD = process.cwd() } = process.env;
process.chdir(INIT_CWD);

await import("../apps/reference-server/bin/syndikit-reference-server.js");
