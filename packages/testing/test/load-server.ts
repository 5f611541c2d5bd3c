// The server is loaded when the first marketplace starts. Loaded before, it does not count as the time of a test.
import "@syndikit/reference-server";
