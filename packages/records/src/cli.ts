import { readOptions } from './serve/options.ts';
import { serve } from './serve/serve.ts';

/** `node packages/records/src/cli.ts serve …`: the record server alone. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const app = await serve(options);
  process.stdout.write(`${`The record API is at http://${options.host}:${options.port}/api/`}\n`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
