/** `npm run bounce [-- <envelope recipient>] < message`: records a report that a mail could not be delivered. */
import { recordBounce } from '../jobs/record-bounce.ts';
import { mountReactions } from '../reactions/index.ts';
import { ConfigError } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';
import { existingConfig, onDesk } from './open-existing.ts';

/** Larger messages are no reports. Unit: bytes. */
const maxBytes = 5 * 1024 * 1024;
/** Asks the mail server to try again later. Source: sysexits.h, EX_TEMPFAIL. */
const tryAgain = 75;

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin) {
    bytes += (part as Buffer).length;
    if (bytes <= maxBytes) parts.push(part as Buffer);
  }
  return bytes > maxBytes ? Buffer.alloc(0) : Buffer.concat(parts);
}

try {
  createPrivately();
  const message = await readInput();
  const config = existingConfig();
  await onDesk(config, async ({ store }) => {
    mountReactions(store, config.origins);
    console.log(await recordBounce({ store, secret: config.secret }, message, process.argv[2]));
  });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : 'The report could not be recorded. Try again later.');
  process.exitCode = tryAgain;
}
