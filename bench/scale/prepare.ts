import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { portals } from '@dossier/domain/portal';
import { fillDesk } from '../desk/fill.ts';
import { must } from '../records/servers.ts';
import { environmentOf, type Place, root } from './instances.ts';
import type { OpenForm, Person } from './job.ts';

/** Onboardings with everything that belongs to them; the others have a row, a company and an event. */
const wholeOnboardings = 20_000;

/** A user without a browser. */
export type Seat = Omit<Person, 'port' | 'streamPort' | 'address'>;

export interface Counts {
  readonly staff: number;
  readonly clients: number;
}

const idsOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => prefix + String(at + 1).padStart(15 - prefix.length, '0'));

const run = (script: string, env: NodeJS.ProcessEnv, ...args: string[]): string =>
  execFileSync(process.execPath, [join('apps/server/src/cli', script), ...args], { cwd: root, env }).toString();

/** Creates the desk of a place: on SQLite first, because that is where rows can be written directly, then migrated. */
export function makePlace(place: Place, onboardings: number, { staff }: Counts): void {
  const file = join(place.folder, 'dossier.db');
  if (existsSync(`${file}.moved-to-postgres`)) return;
  const env = { ...environmentOf(place, 9449), DATABASE_URL: '' };
  const whole = Math.min(wholeOnboardings, Math.ceil(onboardings / 2));
  if (!existsSync(file)) {
    run('seed.ts', env, '--onboardings', String(whole));
    fillDesk(file, onboardings - whole);
  }
  addStaff(file, staff / 2);
  run('migrate.ts', { ...env, DATABASE_URL: place.database }, '--from', 'sqlite', '--to', 'postgres');
}

const interns = (count: number) => idsOf('scalei', count);
const gatekeepers = (count: number) => idsOf('scaleg', count);

/** Half of the institution's staff work for institutions of the demo, whose onboardings are whole. */
function addStaff(file: string, each: number): void {
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  const whole = database.prepare('select org from gk_requests group by org order by count(*) desc limit 2').all();
  const thin = database
    .prepare("select distinct org from gk_requests where org like 'org0%' and status <> 'draft' limit ?")
    .all(each);
  const now = new Date().toISOString().replace('T', ' ');
  const add = (table: string, id: string, more: Readonly<Record<string, string>>) => {
    const row = { id, email: `${id}@bench.example`, password: '-', tokenKey: id.repeat(4).slice(0, 50), ...more };
    const names = [...Object.keys(row), 'active', 'first_name', 'last_name', 'created', 'updated'];
    const values = [...Object.values(row), 1, 'Bench', id, now, now];
    const places = names.map(() => '?').join(', ');
    database.prepare(`insert or ignore into ${table} (${names.join(', ')}) values (${places})`).run(...values);
  };
  for (const id of interns(each)) add('internal_users', id, { role: 'reviewer' });
  gatekeepers(each).forEach((id, at) => {
    const from = at % 2 === 0 ? whole : thin;
    add('gatekeeper_users', id, { role: 'admin', org: String(from[Math.floor(at / 2) % from.length]?.['org']) });
  });
  database.exec(`update "_words" set "version" = ''; COMMIT`);
  database.close();
}

/** Reads what users open, and gives each a token. Tokens come from a superuser: signing in needs a code by mail. */
export class Entrance {
  readonly #port: number;
  readonly #token: string;

  private constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  static async open(place: Place, port: number): Promise<Entrance> {
    const password = /Password +(\S+)/.exec(run('superuser.ts', environmentOf(place, 9449), 'root@example.eu'))?.[1];
    const credentials = { identity: 'root@example.eu', password };
    const { token } = await must(port, '', 'POST', '/api/collections/_superusers/auth-with-password', credentials);
    return new Entrance(port, String(token));
  }

  async people({ staff, clients }: Counts): Promise<Seat[]> {
    const people: Seat[] = [];
    const reviewed = await this.#onboardings(`(status = 'submitted' || status = 'waiting')`, 400);
    for (const id of interns(staff / 2))
      people.push({ portal: 'intern', token: await this.#tokenOf('intern', id), onboardings: reviewed });
    for (const id of gatekeepers(staff / 2)) {
      const path = `/api/collections/${portals.gatekeeper.authCollection}/records/${id}`;
      const { org } = await must(this.#port, this.#token, 'GET', path);
      const onboardings = await this.#onboardings(`org = '${String(org)}' && status != 'draft'`, 50);
      people.push({ portal: 'gatekeeper', token: await this.#tokenOf('gatekeeper', id), onboardings });
    }
    return [...people, ...(await this.#clients(clients))];
  }

  async #list(collection: string, filter: string, perPage: number, page = 1): Promise<Record<string, unknown>[]> {
    const query = new URLSearchParams({ filter, perPage: String(perPage), page: String(page), skipTotal: '1' });
    const answer = await must(this.#port, this.#token, 'GET', `/api/collections/${collection}/records?${query}`);
    return answer['items'] as Record<string, unknown>[];
  }

  async #onboardings(filter: string, most: number): Promise<(readonly [string, string])[]> {
    const rows = await this.#list('gk_requests', filter, most);
    return rows.map(({ subject, id }) => [String(subject), String(id)] as const);
  }

  async #tokenOf(portal: keyof typeof portals, id: string): Promise<string> {
    const path = `/api/collections/${portals[portal].authCollection}/impersonate/${id}`;
    return String((await must(this.#port, this.#token, 'POST', path, { duration: 86_400 }))['token']);
  }

  /** Clients who have a form that they may save. */
  async #clients(most: number): Promise<Seat[]> {
    const found: Seat[] = [];
    const seen = new Set<string>();
    for (let page = 1; found.length < most; page++) {
      const filter = `(status = 'requested' || status = 'waiting') && id ~ 'crowd%'`;
      const rows = await this.#list('gk_requests', filter, 200, page);
      if (rows.length === 0) break;
      for (const { id, subject } of rows) {
        const [member] = await this.#list('vault_members', `subject = '${String(subject)}'`, 1);
        const user = String(member?.['user'] ?? '');
        if (user === '' || seen.has(user) || found.length >= most) continue;
        seen.add(user);
        const token = await this.#tokenOf('client', user);
        const form = await this.#formOf(token, String(id));
        if (form) found.push({ portal: 'client', token, onboardings: [], form });
      }
    }
    return found;
  }

  /** The form with a section that can be saved; undefined without one. */
  async #formOf(token: string, request: string): Promise<OpenForm | undefined> {
    const form = await must(this.#port, token, 'GET', `/api/desk/views/client-form?request=${request}`);
    const answers = form['answers'] as Record<string, unknown>;
    const revisions = form['revisions'] as Record<string, number>;
    for (const section of Object.keys(answers)) {
      const values = answers[section];
      const body = { request, section, revision: revisions[section] ?? 0, values };
      const saved = await must(this.#port, token, 'POST', '/api/desk/save-kyc-section', body).catch(() => undefined);
      if (saved) return { request, section, revision: Number(saved['revision']), values };
    }
    return undefined;
  }
}
