import type { Namesake } from '@dossier/domain/contracts/answers/person';
import { comparable, comparePeople, isProvenSame, mayBeSame } from '@dossier/domain/same-person';
import { identifiedPerson, type PersonEntry, type PersonKey, personEntries } from '../../case/person-entry.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { namedFor } from '../search/named.ts';
import { requestsFor } from '../search/requests.ts';

/** People of the same name who are compared, last changed first. */
const mostCompared = 20;
/** Versions and onboardings of the desk in which the name is looked up, newest first. */
const mostLookedUp = 200;

export interface NamedAlike {
  readonly namesake: Namesake;
  readonly entry: PersonEntry;
}

interface Others {
  /** Entries of other clients that are proven to be this person. */
  readonly same: readonly PersonEntry[];
  readonly namesakes: readonly NamedAlike[];
}

/** People of the same name in the forms of other clients that the viewer may read. */
export async function othersLike(context: ViewContext, own: readonly PersonEntry[]): Promise<Others> {
  const { records, actor, today } = context;
  const [newest] = own;
  if (!newest || newest.name === '') return { same: [], namesakes: [] };
  const known = own.map(identifiedPerson);
  const same: PersonEntry[] = [];
  const namesakes: NamedAlike[] = [];
  for (const key of await keysOf(context, newest)) {
    const entries = await personEntries(records, actor, key, { today });
    const [entry] = entries;
    if (!entry) continue;
    if (entries.map(identifiedPerson).some((other) => known.some((one) => isProvenSame(one, other)))) {
      same.push(...entries);
      continue;
    }
    const compared = comparePeople(identifiedPerson(newest), identifiedPerson(entry));
    if (mayBeSame(compared)) namesakes.push({ namesake: { ...shownOf(entry), ...compared }, entry });
  }
  return { same, namesakes };
}

function shownOf({
  subject,
  person,
  name,
  file,
}: PersonEntry): Pick<Namesake, 'subject' | 'person' | 'name' | 'subjectName' | 'request'> {
  return { subject, person, name, subjectName: file.request.client_name, request: file.request.id };
}

/** People and clients of exactly this name, each once. */
async function keysOf(context: ViewContext, { name, subject, person }: PersonEntry): Promise<PersonKey[]> {
  const query = { query: name, near: false, most: mostLookedUp };
  const wanted = comparable('name', name);
  const keys = new Map<string, PersonKey>();
  const add = (key: PersonKey) => keys.set(`${key.subject} ${key.person}`, key);
  for (const one of await namedFor(context, query)) {
    if (one.id !== '' && comparable('name', one.name) === wanted) add({ subject: one.request.subject, person: one.id });
  }
  for (const request of await requestsFor(context, query)) {
    // A person who is the client has the subject's id; of a company of this name there is no such person.
    if (comparable('name', request.client_name) === wanted) add({ subject: request.subject, person: request.subject });
  }
  keys.delete(`${subject} ${person}`);
  return [...keys.values()].filter((key) => key.subject !== '').slice(0, mostCompared);
}
