import { enableCompileCache } from 'node:module';
import { readOptions } from './server/options.ts';

/** `node packages/records-server/src/cli.ts serve …`: the record server alone. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  // Types are stripped once, not at each start: a second one needs half the time and a third less memory.
  enableCompileCache();
  const { serve } = await import('./server/serve.ts');
  const { releaseMemory } = await import('@dossier/records');
  const app = await serve(options);
  releaseMemory();
  process.stdout.write(`${`The record API is at http://${options.host}:${options.port}/api/`}\n`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
