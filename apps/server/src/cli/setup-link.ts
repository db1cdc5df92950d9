/** `npm run setup-link`: prints a new link by which the first lead of a desk is created. */
import { systemClock } from '../adapters/system-clock.ts';
import { ConfigError } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';
import { makeSetupLink } from '../setup/setup-link.ts';
import { existingConfig, openExisting } from './open-existing.ts';

try {
  createPrivately();
  const config = existingConfig();
  const { store } = await openExisting(config);
  try {
    const link = await makeSetupLink(store, config.origins.intern, systemClock());
    if (!link) throw new ConfigError('The desk has a lead already, who invites the others in Settings, Users.');
    console.log(`${link.address}\nThe link works once, until ${link.expiresAt.toISOString()}.`);
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
