import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { dayOf, workingDay } from '@dossier/domain/desk-day';
import { isOver, onboardingNumber } from '@dossier/domain/onboarding';
import { defaultPolicy, type ReminderPolicy } from '@dossier/domain/reminders';
import { fileKey, newTokenKey } from '@dossier/records';
import { collections } from '../../collections/index.ts';
import { databaseIn, filesIn } from '../../runtime/data-folder.ts';
import { type Row, readBundles } from './bundle.ts';
import { chainCopy } from './chain-copy.ts';
import { Dice } from './dice.ts';
import { type NewRow, Template } from './template.ts';

const dayMs = 86_400_000;

/**
 * Share of each kind of onboarding after years of use, in hundredths: over, with the client or institution, with the
 * desk.
 */
const endedShare = 80;
/** How far back onboardings that are over go. Unit: days. */
const endedDays = 1_400;
const openDays = 30;

interface Planned {
  readonly template: Template;
  readonly daysEarlier: number;
  /** Unit: milliseconds. */
  readonly created: number;
}

/**
 * Adds copies of the demo's onboardings to a data folder that is not in use, until there are `count`. The same count on
 * the same day gives the same onboardings.
 */
export function addCrowd(folder: string, count: number, present: Date): void {
  const database = new DatabaseSync(databaseIn(folder));
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA temp_store = MEMORY');
  try {
    const bundles = readBundles(database);
    const templates = bundles.map((bundle) => new Template(bundle, present));
    const plans = planned(templates, count - bundles.length, new Dice(count));
    database.exec('BEGIN');
    withoutIndexes(database, () => new Crowd(database, folder, present).add(plans));
    // Otherwise the first start would send thousands of reminders and warnings.
    const policy = JSON.stringify({ ...defaultPolicy, isOn: false, warnDays: 0 } satisfies ReminderPolicy);
    database.prepare('UPDATE gk_org SET reminder_policy = ?').run(policy);
    // Search indexes and counters are made from the rows at the next start.
    database.exec(`UPDATE "_words" SET "version" = ''`);
    database.exec('COMMIT');
    database.exec('ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** What is written, oldest first: every demo onboarding again, then by share. */
function planned(templates: readonly Template[], count: number, dice: Dice): Planned[] {
  const ended = templates.filter(({ status }) => isOver(status));
  const open = templates.filter(({ status }) => !isOver(status));
  const plans = Array.from({ length: Math.max(0, count) }, (_, at) => {
    const template = templates[at] ?? dice.pick(dice.below(100) < endedShare ? ended : open);
    const daysEarlier = dice.between(1, isOver(template.status) ? endedDays : openDays);
    const created = Date.parse(String(template.bundle.request['created']).replace(' ', 'T')) - daysEarlier * dayMs;
    return { template, daysEarlier, created };
  });
  return plans.toSorted((a, b) => a.created - b.created);
}

/** Runs a function while the tables have no indexes besides their keys, which makes inserting several times faster. */
function withoutIndexes(database: DatabaseSync, run: () => void): void {
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`)
    .all() as { name: string; sql: string }[];
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`);
  run();
  for (const { sql } of indexes) database.exec(sql);
}

class Crowd {
  readonly #database: DatabaseSync;
  readonly #folder: string;
  readonly #present: Date;
  readonly #dice = new Dice(7);
  readonly #statements = new Map<string, StatementSync>();
  /** Content of the demo's files by their key. */
  readonly #contents = new Map<string, Buffer>();
  /** Numbers given out, by institution and year. */
  readonly #counts = new Map<string, number>();
  #ids = 0;

  constructor(database: DatabaseSync, folder: string, present: Date) {
    this.#database = database;
    this.#folder = folder;
    this.#present = present;
  }

  add(plans: readonly Planned[]): void {
    plans.forEach(({ template, daysEarlier, created }, at) => {
      const { bundle } = template;
      const newId = () => `crowd${(++this.#ids).toString(36).padStart(10, '0')}`;
      const number = this.#nextNumber(bundle.orgCode, new Date(created).getUTCFullYear());
      const reference = `${String(bundle.request['reference']).replace(/\d+$/, '')}${String(at + 1).padStart(5, '0')}`;
      const lead = isOver(template.status) ? this.#dice.between(10, 60) : this.#dice.between(10, 75);
      const deadline = dayOf(new Date(created + lead * dayMs));
      const copy = { dice: this.#dice, daysEarlier, number, reference, deadline, serial: at + 1, newId };
      const rows = template.copy(copy);
      for (const [index, { row }] of bundle.rows.entries()) this.#finish(rows[index] as NewRow, row, daysEarlier);
      chainCopy(rows);
      for (const row of rows) this.#insert(row);
    });
  }

  /** After the numbers of the demo. */
  #nextNumber(orgCode: string, year: number): string {
    const key = `${orgCode}-${year}`;
    const next = (this.#counts.get(key) ?? 1_000) + 1;
    this.#counts.set(key, next);
    return onboardingNumber(orgCode, year, next);
  }

  /** Sets what is not a text of the pattern. */
  #finish(row: NewRow, original: Row, daysEarlier: number): void {
    const set = (column: string, value: string | number) => {
      row.cells[row.columns.indexOf(column)] = value;
    };
    const textOf = (column: string) => String(row.cells[row.columns.indexOf(column)] ?? '');
    if (row.table === 'end_client_users') set('tokenKey', newTokenKey());
    if (row.table === 'kyc_docs') this.#writeFile(original, textOf, set);
    if (row.table !== 'gk_requests' || original['step'] === '') return;
    const since = new Date(Date.parse(String(original['step_since']).replace(' ', 'T')));
    const before = new Date(since.getTime() - daysEarlier * dayMs);
    set('step_base', Number(original['step_base']) - workingDay(dayOf(since)) + workingDay(dayOf(before)));
    const days = (this.#present.getTime() - before.getTime()) / dayMs;
    set('reminders_sent', defaultPolicy.days.filter((one) => one <= days).length);
  }

  /** A file of its own, which differs from that of the demo by a line after its end. */
  #writeFile(original: Row, textOf: (column: string) => string, set: (column: string, value: string | number) => void) {
    const from = join(
      filesIn(this.#folder),
      fileKey(collections.kyc_docs, String(original['id']), String(original['file'])),
    );
    const known = this.#contents.get(from) ?? readFileSync(from);
    this.#contents.set(from, known);
    const bytes = Buffer.concat([known, Buffer.from(`\n%${textOf('id')}\n`)]);
    const to = join(filesIn(this.#folder), fileKey(collections.kyc_docs, textOf('id'), String(original['file'])));
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    writeFileSync(to, bytes, { mode: 0o600 });
    set('size', bytes.length);
    set('sha256', hash('sha256', bytes));
  }

  #insert({ table, columns, cells }: NewRow): void {
    let statement = this.#statements.get(table);
    if (!statement) {
      const names = columns.map((column) => `"${column}"`).join(', ');
      statement = this.#database.prepare(
        `INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      this.#statements.set(table, statement);
    }
    statement.run(...(cells as never[]));
  }
}
