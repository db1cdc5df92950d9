import { type CheckName, type CheckResult, checkNames } from '@dossier/domain/system';
import { type Config, ConfigError, readConfig } from '../runtime/config.ts';
import { checks } from './checks.ts';
import type { Found } from './found.ts';
import { openForReading } from './open-for-reading.ts';

/** A check that does not end by then is given up. Unit: milliseconds. */
const maxMs = 120_000;

/** Runs every check that the earlier ones make possible, one after the other. Changes nothing. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  now: () => Date,
): Promise<CheckResult[]> {
  const config = settingsIn(env);
  if (typeof config === 'string')
    return [resultOf('settings', { state: 'fail', text: 'bad', facts: { sentence: config } })];
  const database = await openForReading(config).catch((error: Error) => error);
  const results: CheckResult[] = [];
  try {
    for (const name of checkNames) {
      const { run, needsDatabase } = checks[name];
      const isOpen = !(database instanceof Error);
      if (needsDatabase && !isOpen) continue;
      const found = await settled(run({ config, env, now, database }));
      results.push(found ? resultOf(name, found) : { check: name, state: 'fail', text: 'unfinished', facts: {} });
    }
  } finally {
    if (!(database instanceof Error)) await database.close();
  }
  return results;
}

/** The settings, or the sentence that refuses them. */
function settingsIn(env: Readonly<Record<string, string | undefined>>): Config | string {
  try {
    return readConfig(env, { mustExist: true, changesNothing: true });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

function resultOf(check: CheckName, { state, text, facts = {} }: Found): CheckResult {
  return { check, state, text: `${check}.${text}`, facts: facts as CheckResult['facts'] };
}

/** Undefined for a check that takes too long, or fails in another way than it expects. */
async function settled(run: Promise<Found>): Promise<Found | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), maxMs);
  try {
    return await Promise.race([run.catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
