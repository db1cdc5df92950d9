import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dossier/records/testing';
import { root } from '../../tools/root.ts';
import { appCode } from '../support/authenticator-app.ts';
import { call, done, run } from '../support/call.ts';
import type { PortalName } from '../support/desk.ts';
import { type MailServer, openMailServer } from '../support/mail-server.ts';
import { collections, type Person, password, type Session, type StaffedDesk } from '../support/people.ts';
import { advance, type Case, finalizeChecksExceptScreening, makeCase } from '../support/stages.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';
import { localStorage, type OperatorStorage, remoteStorage } from './operator-storage.ts';

/** Unit: seconds, from the first start to the first invitation of a client. */
const firstInvitationLimit = 60;

/** A built desk behind a proxy with TLS, as an operator has it. */
interface Place {
  readonly folder: string;
  readonly program: string;
  readonly port: number;
  readonly tlsPort: number;
  readonly mail: MailServer;
  readonly env: Record<string, string>;
  readonly storage: OperatorStorage;
  readonly desk: StaffedDesk;
}

const path =
  'from an empty folder behind a proxy with TLS to a completed onboarding, a lost machine, a restored backup and a newer build';

export const newOperator: Drill = {
  title: path,
  limit: 600,
  run: () => onStorage(localStorage),
};

export const newOperatorShared: Drill = {
  title: `${path}, on PostgreSQL with files and backups in object storage, with a second instance`,
  limit: 900,
  run: () => onStorage(remoteStorage),
};

async function onStorage(open: (folder: string) => Promise<OperatorStorage>): Promise<string> {
  if (!isInstalled('caddy')) throw new SkippedDrill('not on this machine: caddy (Debian package)');
  const folder = mkdtempSync(join(tmpdir(), 'dossier-operator-'));
  const children: ChildProcess[] = [];
  const closing: (() => Promise<void>)[] = [];
  try {
    const storage = await open(folder);
    closing.push(() => storage.close());
    const mail = await openMailServer();
    closing.push(async () => mail.close());
    execFileSync(process.execPath, [join(root, 'tools/build.ts'), join(folder, 'dossier')], { stdio: 'ignore' });
    return await followGuide(await placeIn(folder, { mail, storage }), children);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, program)));

const hosts: Readonly<Record<PortalName, string>> = {
  gatekeeper: 'start.localhost',
  intern: 'review.localhost',
  client: 'client.localhost',
};

async function placeIn(folder: string, { mail, storage }: Pick<Place, 'mail' | 'storage'>): Promise<Place> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const origins = Object.entries(hosts).map(([portal, host]) => `${portal}=https://${host}:${tlsPort}`);
  const env = {
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    DOSSIER_DATA: join(folder, 'data'),
    DOSSIER_ORIGINS: origins.join(','),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?from=desk@desk.example`,
    ...storage.env,
  };
  const desk = { port, data: env.DOSSIER_DATA, url: `http://127.0.0.1:${port}`, env } as unknown as StaffedDesk;
  return { folder, program: join(folder, 'dossier/dossier'), port, tlsPort, mail, env, storage, desk };
}

async function followGuide(place: Place, children: ChildProcess[]): Promise<string> {
  const startedAt = performance.now();
  await startProxy(place, children);
  const server = startServer(place, children);
  const { lead, org, admin } = await setUp(place, await server.linkPrinted());
  const one = await firstOnboarding(place, org, admin, lead);
  const seconds = (performance.now() - startedAt) / 1000;
  expectThat(seconds < firstInvitationLimit, `the first invitation took ${seconds.toFixed(0)} s`);
  const tls = await throughProxy(place);
  const before = await finish(place, one, lead);
  await loseTheMachine(place, children, server);
  expectThat((await reportOf(place, one, lead)) === before, 'the report differs after the restore');
  const instances = place.storage.isShared ? await secondInstance(place, children, { one, lead, before }) : '';
  await newerBuild(place, children);
  expectThat((await reportOf(place, one, lead)) === before, 'the report differs after the new build');
  return `invitation after ${seconds.toFixed(0)} s; ${tls}; sessions and report are the same after restore and new build${instances}`;
}

/** Its certificates come from an authority of its own. */
async function startProxy({ folder, port, tlsPort }: Place, children: ChildProcess[]): Promise<void> {
  const file = join(folder, 'Caddyfile');
  const names = Object.values(hosts).map((host) => `https://${host}:${tlsPort}`);
  const settings = readFileSync(join(folder, 'dossier/deploy/Caddyfile'), 'utf8');
  const local = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${folder}/caddy\n}\n`;
  writeFileSync(file, local + settings.replace('encode gzip', 'encode gzip\n\ttls internal'));
  const env = { ...process.env, HOSTS: names.join(', '), DESK: `127.0.0.1:${port}`, HOME: folder };
  children.push(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }));
  await until(() => existsSync(authorityOf(folder)), 'the proxy has no certificate');
}

const authorityOf = (folder: string): string => join(folder, 'caddy/pki/authorities/local/root.crt');

interface Server {
  readonly child: ChildProcess;
  linkPrinted(): Promise<string>;
}

function startServer({ program, env }: Place, children: ChildProcess[]): Server {
  const child = spawn(program, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  children.push(child);
  const link = () => /\/setup#(\S+)/.exec(output)?.[1] ?? '';
  return {
    child,
    async linkPrinted() {
      await until(() => link() !== '', 'no setup link was printed');
      return link();
    },
  };
}

interface SetUp {
  readonly lead: Session;
  readonly org: string;
  readonly admin: Person & { readonly token: string };
}

/** The first lead with a second factor, the name of the desk, an institution, its admin, a register and a list. */
async function setUp(place: Place, token: string): Promise<SetUp> {
  const { desk } = place;
  const account = { firstName: 'Ilse', lastName: 'Brandt', email: 'ilse@desk.example', password, language: 'en' };
  const first = done(await call(desk, 'POST', '/api/setup', { body: { token, ...account } }), 'setup');
  const begun = await run(desk, first.token, 'begin-factor', { kind: 'app', password: '' });
  await run(desk, first.token, 'confirm-factor', { factor: begun.factor, name: 'Phone', code: appCode(begun.app.key) });
  const refreshed = await call(desk, 'POST', '/api/collections/internal_users/auth-refresh', { token: first.token });
  const lead: Session = done(refreshed, 'auth-refresh');
  await run(desk, lead.token, 'save-organisation', { org: '', name: 'Review desk', supportEmail: 'help@desk.example' });
  const email = 'sanne@kadevos.example';
  const institution = { name: 'Kade & Vos Notarissen', sector: 'Notary', code: 'KV', requiresFactor: false };
  const person = { firstName: 'Sanne', lastName: 'de Wit', email, language: 'en' };
  const { org, user } = await run(desk, lead.token, 'create-institution', { ...institution, ...person });
  await mailTo(place, email, /reset-password\?email=/);
  command(place, 'import', 'registry', registerFile(place.folder));
  command(place, 'import', 'list', `opensanctions-csv:${join(place.folder, list)}`);
  const admin: Person = { portal: 'gatekeeper', id: user, email, firstName: 'Sanne', lastName: 'de Wit' };
  await choosePassword(place, admin);
  return { lead, org, admin: { ...admin, token: (await signIn(place, admin)).token } };
}

async function choosePassword(place: Place, { portal, email }: Person): Promise<void> {
  const auth = `/api/collections/${collections[portal]}`;
  await call(place.desk, 'POST', `${auth}/request-password-reset`, { body: { email } });
  const token = decodeURIComponent(await mailTo(place, email, /reset-password\?token=([^\s"&]+)/));
  const body = { token, password, passwordConfirm: password };
  const answer = await call(place.desk, 'POST', `${auth}/confirm-password-reset`, { body });
  expectThat(answer.status === 204, `the password was refused: ${JSON.stringify(answer)}`);
}

/** With a mailed code; staff with their password first. */
async function signIn(place: Place, { portal, email }: Person): Promise<Session> {
  const auth = `/api/collections/${collections[portal]}`;
  const post = (path: string, body: unknown) => call(place.desk, 'POST', `${auth}/${path}`, { body });
  const first = portal === 'client' ? undefined : await post('auth-with-password', { identity: email, password });
  if (first?.status === 200) return first.body;
  const seen = place.mail.mails.length;
  const { otpId } = done(await post('request-otp', { email }), 'request-otp');
  const code = await mailTo(place, email, /(\d{3})&#8201;(\d{3})<\/p>/, seen);
  const mfaId = first?.body.mfaId;
  return done(await post('auth-with-otp', { otpId, password: code, ...(mfaId && { mfaId }) }), 'auth-with-otp');
}

/** Waits for a mail and returns the groups of the pattern, joined. `from`: mails before it are not read. */
async function mailTo({ mail }: Place, email: string, pattern: RegExp, from = 0): Promise<string> {
  const found = () => mail.mails.slice(from).find(({ to, text }) => to === email && pattern.test(text));
  await until(() => found() !== undefined, `no mail to ${email} with ${pattern}`);
  return (pattern.exec(found()?.text ?? '') ?? []).slice(1).join('');
}

/** Until the client is invited. */
async function firstOnboarding(
  { desk, ...place }: Place,
  org: string,
  admin: SetUp['admin'],
  lead: Session,
): Promise<Case> {
  const clientSession = new Map<string, Promise<Session>>();
  const as = (person: Person): Promise<Session> => {
    if (person.portal === 'gatekeeper') return Promise.resolve({ token: admin.token, record: {} });
    if (person.portal === 'intern') return Promise.resolve(lead);
    const known = clientSession.get(person.email) ?? signIn({ desk, ...place }, person);
    clientSession.set(person.email, known);
    return known;
  };
  const intern: Person = { ...admin, portal: 'intern', id: String(lead.record['id']), email: 'ilse@desk.example' };
  const institution = { id: org, name: 'Kade & Vos Notarissen', code: 'KV' };
  const options = { institution, gatekeeper: admin, intern, company, as, values: { client: clientInRegister } };
  const one = await makeCase(desk, 'requested', options);
  await run(desk, admin.token, 'send-invite', { request: one.request });
  await mailTo({ desk, ...place }, one.client.email, /https:\/\/client\.localhost/);
  return one;
}

const company = { name: 'Zilverlinde Vastgoed B.V.', number: '68412097' };
/** Its key in the imported register. */
const clientInRegister = {
  kind: 'business',
  register: { provider: 'local', id: `NL:RA000463:${company.number}` },
} as const;
/** A list of invented names that is part of the program. */
const list = 'dossier/apps/server/src/seed/lists/un-security-council.csv';

/** One company in the form of GLEIF's golden copy. */
function registerFile(folder: string): string {
  const file = join(folder, 'register.tsv');
  const row = {
    lei: '9845DOSSIERTEST00159',
    legal_name: company.name,
    legal_address: 'Maliesingel 214',
    legal_postal_code: '3581 BT',
    legal_city: 'Utrecht',
    legal_country: 'NL',
    registration_authority_id: 'RA000463',
    registration_number: company.number,
    category: 'GENERAL',
    elf_code: '54M6',
    entity_status: 'ACTIVE',
  };
  writeFileSync(file, [Object.keys(row), Object.values(row)].map((cells) => cells.join('\t')).join('\n'));
  return file;
}

/** Three names with TLS, and an event that the proxy does not hold back. */
async function throughProxy({ folder, tlsPort }: Place): Promise<string> {
  const ca = readFileSync(authorityOf(folder));
  const get = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: tlsPort, servername: host, ca, path };
      const sent = request({ ...options, headers: { host: `${host}:${tlsPort}` } }, (answer) => {
        answer.once('data', (chunk: Buffer) => {
          resolve(`${answer.statusCode} ${answer.headers['strict-transport-security'] ?? ''} ${chunk.toString()}`);
          sent.destroy();
        });
      });
      sent.on('error', reject).setTimeout(10_000, () => sent.destroy(new Error(`${host}${path} did not answer`)));
      sent.end();
    });
  for (const host of Object.values(hosts)) {
    const page = await get(host, '/login');
    expectThat(page.startsWith('200 max-age='), `${host} answered ${page.slice(0, 80)}`);
  }
  expectThat((await get(hosts.client, '/api/realtime')).includes('PB_CONNECT'), 'the proxy holds events back');
  return 'three origins with TLS';
}

/** Completes the onboarding, which the imported list screens by itself, and returns the digest of its report. */
async function finish(place: Place, one: Case, lead: Session): Promise<string> {
  await advance(one, 'requested', 'submitted');
  return completed(place, one, lead);
}

async function completed(place: Place, one: Case, lead: Session): Promise<string> {
  await finalizeChecksExceptScreening({ ...one, desk: place.desk });
  const complete = () =>
    call(place.desk, 'POST', '/api/desk/complete', { token: lead.token, body: { request: one.request } });
  let answer = await complete();
  for (let tries = 0; answer.status !== 200; tries++) {
    expectThat(tries < 100, `it cannot be completed: ${JSON.stringify(answer.body)}`);
    await pause(200);
    answer = await complete();
  }
  return reportOf(place, one, lead);
}

async function reportOf({ desk }: Place, { subject, request: id }: Case, { token }: Session): Promise<string> {
  const query = new URLSearchParams({ subject, request: id });
  const answer = await fetch(`${desk.url}/api/desk/views/report?${query}`, { headers: { authorization: token } });
  expectThat(answer.status === 200, `the report answered ${answer.status}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/** All of its data is gone; backups are on another machine. */
async function loseTheMachine(place: Place, children: ChildProcess[], { child }: Server): Promise<void> {
  const [, backup = ''] = /^Backup (\S+)/m.exec(command(place, 'backup')) ?? [];
  await ended(child, 'SIGKILL');
  rmSync(place.env['DOSSIER_DATA'] ?? '', { recursive: true });
  const { storage, env } = place;
  Object.assign(env, await storage.lose());
  command(place, 'verify', 'latest', ...storage.restoreOptions);
  command(place, 'restore', backup, ...storage.restoreOptions);
  await startAgain(place, children);
}

interface Completed {
  readonly one: Case;
  readonly lead: Session;
  /** Digest of its report. */
  readonly before: string;
}

/**
 * Another server on the same database and bucket, with a data folder of its own: files that one stores are read through
 * the other, also when the one that stored them has ended.
 */
async function secondInstance(
  place: Place,
  children: ChildProcess[],
  { one, lead, before }: Completed,
): Promise<string> {
  const port = await freePort();
  const secret = readFileSync(join(place.env['DOSSIER_DATA'] ?? '', 'secret'), 'utf8').trim();
  const data = join(place.folder, 'data-of-second');
  const env = { ...place.env, PORT: String(port), DOSSIER_DATA: data, DOSSIER_SECRET: secret };
  const second: Place = { ...place, port, env, desk: { ...place.desk, port, url: `http://127.0.0.1:${port}` } };
  await startAgain(second, children);
  expectThat((await reportOf(second, one, lead)) === before, 'the second instance has another report');
  const more = await makeCase(second.desk, 'submitted', { ...one, like: one, values: { client: clientInRegister } });
  const digest = await completed(place, more, lead);
  expectThat((await reportOf(second, more, lead)) === digest, 'the report of the first instance differs at the second');
  await ended(children.pop(), 'SIGTERM');
  expectThat((await reportOf(place, more, lead)) === digest, 'the report differs after the second instance has ended');
  return '; documents sent to a second instance are in the report of the first';
}

async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  child?.kill(signal);
  await until(() => child?.exitCode !== null || child.signalCode !== null, 'the server did not end');
}

/** The folder of the program is replaced while the server is stopped. */
async function newerBuild(place: Place, children: ChildProcess[]): Promise<void> {
  await ended(children.at(-1), 'SIGTERM');
  const newer = join(place.folder, 'newer');
  cpSync(join(place.folder, 'dossier'), newer, { recursive: true, verbatimSymlinks: true });
  editVersion(newer);
  rmSync(join(place.folder, 'dossier'), { recursive: true });
  renameSync(newer, join(place.folder, 'dossier'));
  await startAgain(place, children);
}

function editVersion(folder: string): void {
  const file = join(folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
}

async function startAgain(place: Place, children: ChildProcess[]): Promise<void> {
  startServer(place, children);
  const ready = () =>
    fetch(`${place.desk.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await ready()); tries++) {
    expectThat(tries < 200, 'the server is not ready');
    await pause(100);
  }
}

const command = ({ program, env }: Place, ...args: string[]): string =>
  execFileSync(program, args, { env, encoding: 'utf8' });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean, otherwise: string): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    expectThat(tries < 600, otherwise);
    await pause(100);
  }
}
