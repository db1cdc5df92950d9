import type { Collection } from '../collection/collection.ts';
import { internalFields } from '../collection/system-collections.ts';
import type { AnyRecord } from '../core/record.ts';

export interface Visibility {
  /** Includes hidden fields, but never passwords and token keys. */
  readonly hidden: boolean;
  /** The private e-mail too. */
  readonly email: boolean;
}

type Shaper = (row: AnyRecord, visibility: Visibility, expand?: object) => Record<string, unknown>;

const shapers = new WeakMap<Collection, Shaper>();

/** The record as its reader sees it, keys in alphabetical order. Source: docs/reference/record-api.md 2.2. */
export function answerRecord(
  collection: Collection,
  row: AnyRecord,
  visibility: Visibility,
  expand?: object,
): Record<string, unknown> {
  let shaper = shapers.get(collection);
  if (!shaper) {
    shaper = makeShaper(collection);
    shapers.set(collection, shaper);
  }
  return shaper(row, visibility, expand);
}

interface Key {
  readonly name: string;
  readonly hidden: boolean;
  readonly isEmail: boolean;
}

function makeShaper(collection: Collection): Shaper {
  const keys = keysOf(collection);
  // The digest of a one-time code is never exposed.
  const secret = collection.name === '_otps' ? 'password' : undefined;
  const own: Readonly<Record<string, string>> = { collectionId: collection.id, collectionName: collection.name };
  return (row, visibility, expand) => {
    const answer: Record<string, unknown> = {};
    for (const { name, hidden, isEmail } of keys) {
      if (name === 'expand') {
        if (expand) answer['expand'] = expand;
      } else if ((!hidden || visibility.hidden) && (!isEmail || visibility.email || row['emailVisibility'] === true)) {
        answer[name] = secret === name ? '' : (own[name] ?? row[name]);
      }
    }
    return answer;
  };
}

function keysOf(collection: Collection): Key[] {
  const isAuth = collection.type === 'auth';
  const keys = Object.entries(collection.fields)
    .filter(
      ([name, field]) => field.type !== 'password' && !(isAuth && (name === 'tokenKey' || name === 'endedSessions')),
    )
    .filter(([name]) => internalFields[collection.name]?.includes(name) !== true)
    .map(([name, field]) => ({ name, hidden: field.options.hidden === true, isEmail: isAuth && name === 'email' }));
  for (const name of ['collectionId', 'collectionName', 'expand']) keys.push({ name, hidden: false, isEmail: false });
  return keys.sort((a, b) => (a.name < b.name ? -1 : 1));
}
