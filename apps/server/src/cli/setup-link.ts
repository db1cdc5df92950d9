/** `npm run setup-link`: prints a new link by which the first lead of a desk is created. */
import { systemClock } from '../adapters/system-clock.ts';
import { ConfigError } from '../runtime/config.ts';
import { makeSetupLink } from '../setup/setup-link.ts';
import { existingConfig, onDesk } from './open-existing.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = existingConfig();
  await onDesk(config, async ({ store }) => {
    const link = await makeSetupLink(store, config.origins.intern, systemClock());
    if (!link) throw new ConfigError('The desk has a lead already, who invites the others in Settings, Users.');
    console.log(`${link.address}\nThe link works once, until ${link.expiresAt.toISOString()}.`);
  });
});
