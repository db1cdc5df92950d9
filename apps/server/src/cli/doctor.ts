/** `npm run doctor [-- --json]`: examines the desk without changing it. Exit code 1 when a check failed. */
import { parseArgs } from 'node:util';
import type { CheckResult } from '@dossier/domain/system';
import { systemClock } from '../adapters/system-clock.ts';
import { examine } from '../doctor/examine.ts';
import { translator } from '../texts/translator.ts';
import { lowerPriority } from './low-priority.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  lowerPriority();
  const { values } = parseArgs({ options: { json: { type: 'boolean' } }, strict: false });
  const results = await examine(process.env, systemClock);
  const sentences = results.map((result) => ({ ...result, sentence: sentenceOf(result) }));
  const isWell = results.every(({ state }) => state !== 'fail');
  if (values.json) console.log(JSON.stringify({ ok: isWell, checks: sentences }, undefined, 2));
  else
    for (const { state, check, sentence } of sentences)
      console.log(`${state.padEnd(5)} ${check.padEnd(13)} ${sentence}`);
  return isWell ? 0 : 1;
});

function sentenceOf({ text, facts }: CheckResult): string {
  const t = translator('en', 'system') as unknown as (key: string, facts: object) => string;
  return t(`results.${text}`, facts);
}
