/**
 * `node packages/records/src/cli.ts serve …` starts the program of packages/records-server. The path is part of the
 * documented interface; the address is computed so that the engine does not import the package that depends on it.
 */
await import(new URL('../../records-server/src/cli.ts', import.meta.url).href);
