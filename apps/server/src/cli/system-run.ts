/** Started by the server: makes a backup, verifies the newest one, or runs the checks, and prints the result as JSON. */
import type { SystemRunKind } from '@dossier/domain/system';
import { systemClock } from '../adapters/system-clock.ts';
import { backUp } from '../backup/back-up.ts';
import { factsOfBackup } from '../backup/record-backup.ts';
import { verifyNewest } from '../backup/verify-newest.ts';
import { examine } from '../doctor/examine.ts';
import { lowerPriority } from './low-priority.ts';
import { existingConfig, onDesk } from './open-existing.ts';
import { runCommand } from './run-command.ts';
import { tryRestored } from './try-restored.ts';

const runs: Readonly<Record<SystemRunKind, () => Promise<object>>> = {
  async backup() {
    const config = existingConfig();
    const { place } = config.backup;
    return onDesk(config, async (desk) => factsOfBackup(await backUp(config, desk, { place, now: systemClock })));
  },
  async verification() {
    const { name, level, files, size } = await verifyNewest(existingConfig(), tryRestored);
    return { backup: name, level, files, bytes: size };
  },
  checks: async () => ({ results: await examine(process.env, systemClock) }),
};

await runCommand(async () => {
  const [kind, nice] = process.argv.slice(2);
  lowerPriority(Number(nice));
  const result = await runs[kind as SystemRunKind]();
  process.stdout.write(`${JSON.stringify(result)}\n`);
});
