// Stands in for a library whose binary cannot be loaded.
throw new Error("Could not locate the bindings file.");

export {};
