// Stands for a library whose binary does not load.
throw new Error("Could not locate the bindings file.");

export {};
