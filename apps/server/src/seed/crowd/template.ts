import { dayOf } from '@dossier/domain/desk-day';
import { fold } from '@dossier/domain/fold';
import { isOver, type OnboardingStatus } from '@dossier/domain/onboarding';
import type { Bundle, Cell } from './bundle.ts';
import type { Dice } from './dice.ts';
import { type Company, distinctWord, findNames, idsOf, lastWord, type Person } from './found-names.ts';
import { companyName, personName } from './names.ts';

/** What a copy of an onboarding differs in. */
export interface Copy {
  readonly dice: Dice;
  /** How many days earlier than its pattern. */
  readonly daysEarlier: number;
  readonly number: string;
  readonly reference: string;
  /** ISO date. */
  readonly deadline: string;
  /** Different for each copy. */
  readonly serial: number;
  readonly newId: () => string;
}

/** New texts for the texts of a pattern. */
type Texts = Map<string, string>;

/** A text as constant parts, with the texts that each copy replaces between them. */
type Parts = readonly string[];

interface Pattern {
  readonly table: string;
  readonly columns: readonly string[];
  readonly cells: readonly (Cell | Parts)[];
}

/** A row to insert. */
export interface NewRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly cells: Cell[];
}

const dayMs = 86_400_000;
const moment = String.raw`\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?Z`;
const day = String.raw`\d{4}-\d\d-\d\d(?![\dT])`;

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const earlier = (text: string, days: number): string => {
  const at = new Date(Date.parse(text.replace(' ', 'T')) - days * dayMs).toISOString();
  if (text.length === 10) return at.slice(0, 10);
  return text.includes('T') ? at : at.replace('T', ' ');
};

/** An onboarding that can be written again under other names, numbers and dates. */
export class Template {
  readonly status: OnboardingStatus;
  readonly bundle: Bundle;
  readonly #patterns: readonly Pattern[];
  readonly #present: string;
  readonly #ids: readonly string[];
  readonly #people: readonly Person[];
  readonly #companies: readonly Company[];
  readonly #emails: readonly string[];
  readonly #numbers: readonly string[];
  readonly #phones: readonly string[];
  readonly #times: readonly string[];
  readonly #editions: ReadonlySet<string>;

  constructor(bundle: Bundle, present: Date) {
    const found = findNames(bundle);
    this.bundle = bundle;
    this.status = String(bundle.request['status']) as OnboardingStatus;
    this.#present = dayOf(present);
    this.#ids = idsOf(bundle);
    this.#people = found.people;
    this.#companies = found.companies;
    this.#emails = found.emails;
    this.#phones = found.phones;
    this.#numbers = found.numbers;
    this.#times = [...new Set(JSON.stringify(bundle.rows).match(new RegExp(`${moment}|${day}`, 'g')) ?? [])];
    const screened = bundle.rows.filter(({ table }) => table.startsWith('statuses_screening'));
    this.#editions = new Set(screened.flatMap(({ row }) => String(row['lists']).match(new RegExp(day, 'g')) ?? []));
    const texts = this.#replaced({ ...noCopy(bundle), newId: () => '' });
    const splitter = splitterOf([...texts.keys()].filter((one) => !this.#ids.includes(one)));
    this.#patterns = bundle.rows.map(({ table, row }) => ({
      table,
      columns: Object.keys(row),
      cells: Object.values(row).map((cell) => (typeof cell === 'string' ? partsOf(cell, splitter) : cell)),
    }));
  }

  /** The rows of a copy, in the order in which the tables refer to each other. */
  copy(copy: Copy): NewRow[] {
    const texts = this.#replaced(copy);
    return this.#patterns.map(({ table, columns, cells }) => ({
      table,
      columns,
      cells: cells.map((cell) => filled(cell, texts)),
    }));
  }

  #replaced(copy: Copy): Texts {
    const texts: Texts = new Map();
    const { dice, serial } = copy;
    for (const id of this.#ids) texts.set(id, copy.newId());
    for (const one of this.#companies) {
      const name = companyName(dice, one.name, one.country);
      texts.set(one.name, name);
      const [own, made] = [distinctWord(one.name), distinctWord(name)];
      if (own !== '') texts.set(own, made).set(own.toLowerCase(), made.toLowerCase());
    }
    const domain = texts.get(distinctWord(this.#companies[0]?.name ?? '')) ?? 'post';
    for (const one of this.#people) texts.delete(lastWord(one.lastName));
    for (const one of this.#people) {
      const { first, last } = personName(dice, one.country, one.lastName.includes(' '));
      texts.set(one.firstName, first);
      // Relatives keep a common name.
      if (!texts.has(lastWord(one.lastName))) texts.set(lastWord(one.lastName), last);
    }
    for (const email of this.#emails) {
      const given = email.split('@')[0] ?? '';
      const owner = this.#people.find(({ firstName }) => fold(firstName) === given);
      const name = fold(texts.get(owner?.firstName ?? '') ?? given);
      texts.set(email, `${name}.${serial}@${fold(domain)}.example`);
    }
    for (const phone of this.#phones) texts.set(phone, `${phone.slice(0, -4)}${dice.between(1_000, 9_999)}`);
    for (const number of this.#numbers)
      texts.set(
        number,
        number.replace(/\d/g, () => String(dice.below(10))),
      );
    const { request } = this.bundle;
    texts.set(String(request['number']), copy.number).set(String(request['reference']), copy.reference);
    this.#setTimes(texts, copy);
    return texts;
  }

  #setTimes(texts: Texts, { dice, daysEarlier, deadline }: Copy): void {
    const [expiry, birth] = [dice.between(-500, 900), dice.between(-5_000, 3_000)];
    for (const text of this.#times) {
      const age = (Date.parse(this.#present) - Date.parse(text.slice(0, 10))) / dayMs;
      if (text.length > 10) texts.set(text, earlier(text, daysEarlier));
      else if (age < -40) texts.set(text, earlier(text, -expiry));
      else if (age > 17 * 365) texts.set(text, earlier(text, birth));
      // Work that is not over was screened with today's lists.
      else if (isOver(this.status) || !this.#editions.has(text)) texts.set(text, earlier(text, daysEarlier));
    }
    const own = String(this.bundle.request['deadline']);
    if (own !== '') texts.set(own, deadline);
  }
}

/** Finds the texts that are replaced, the longest first; letters next to them make another word. */
function splitterOf(texts: readonly string[]): RegExp {
  const known = texts
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(quoted)
    .join('|');
  return new RegExp(`((?<![\\p{L}\\d])(?:${known})(?![\\p{L}\\d])|(?<![a-z0-9])[a-z0-9]{15}(?![a-z0-9]))`, 'u');
}

function partsOf(cell: string, splitter: RegExp): Cell | Parts {
  const parts = cell.split(splitter);
  return parts.length === 1 ? cell : parts;
}

/** Every second part is a text to replace; an id of something that is not copied stays. */
function filled(cell: Cell | Parts, texts: Texts): Cell {
  if (!Array.isArray(cell)) return cell as Cell;
  return (cell as Parts).map((part, at) => (at % 2 === 1 ? (texts.get(part) ?? part) : part)).join('');
}

function noCopy({ request }: Bundle): Omit<Copy, 'newId'> {
  const dice = { below: () => 0, between: () => 0, pick: <T>(from: readonly T[]) => from[0] as T } as unknown as Dice;
  const { number, reference, deadline } = request as Record<string, string>;
  return {
    dice,
    daysEarlier: 0,
    number: number ?? '',
    reference: reference ?? '',
    deadline: deadline ?? '',
    serial: 0,
  };
}
