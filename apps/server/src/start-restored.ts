/**
 * Starts the desk in a restored folder without background jobs and mail, and prints its address: a backup that is
 * verified must not mail, fetch lists or delete anything. Ends with its parent.
 */
import { mailboxMailer } from './adapters/mailbox-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { buildApp } from './app.ts';
import { AccessLogQueue } from './jobs/access-log-queue.ts';
import { LocalRegistry } from './registry/local-registry.ts';
import { storedRegistry } from './registry/stored-registry.ts';
import { AddressPolicy } from './runtime/address-policy.ts';
import { readConfig } from './runtime/config.ts';
import { createPrivately } from './runtime/data-folder.ts';
import { openDesk } from './runtime/open-desk.ts';
import { programVersion } from './runtime/program-version.ts';
import { createSecretBox } from './runtime/secret-box.ts';
import { SystemStatus } from './runtime/system-status.ts';

createPrivately();
const config = readConfig(process.env);
const now = systemClock;
const secrets = createSecretBox(config.secret);
const { dataFolder, databaseUrl, files: place } = config;
const { store, files } = await openDesk(dataFolder, now, databaseUrl, { secrets, mustExist: true, files: place });
const registry = new LocalRegistry(storedRegistry(store), () => now().getTime());
const mailer = mailboxMailer(dataFolder, now);
const program = programVersion();
const system = { status: new SystemStatus(now), program, config };
const ports = { mailer, registry, files, now, secrets, addresses: new AddressPolicy([]), system };
const accessLog = new AccessLogQueue({ store, now, report: () => undefined });
const app = await buildApp({ config, store, ports, accessLog, program });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
