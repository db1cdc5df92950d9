import type { Person, PersonHit, PersonRole } from '@dossier/domain/contracts/answers/person';
import { loadHitContext } from '../../case/hits.ts';
import { ownershipOf } from '../../case/ownership.ts';
import { documentsOfPerson, type PersonEntry } from '../../case/person-entry.ts';
import { hasRight } from '../../case/portal-rights.ts';
import { newestScreenings } from '../../case/screenings.ts';
import { rowsById } from '../../collections/rows.ts';
import { hitRow } from '../entity/hit-rows.ts';
import { identitiesOf } from '../entity/people.ts';
import { vaultRows } from '../parts/document-rows.ts';

/** The person's roles, newest onboarding first. */
export async function rolesOf(entries: readonly PersonEntry[]): Promise<PersonRole[]> {
  const [first] = entries;
  if (!first) return [];
  const { records, actor } = first.file;
  const orgs = await rowsById(
    records,
    'gk_org',
    entries.map(({ file }) => file.request.org),
  );
  const isNamed = hasRight(actor, 'see-every-organisation');
  return entries.map((entry) => roleOf(entry, isNamed ? (orgs.get(entry.file.request.org)?.name ?? '') : ''));
}

function roleOf({ file, person, name, form, identity }: PersonEntry, org: string): PersonRole {
  const { request, subject } = file;
  return {
    request: request.id,
    number: request.number,
    reference: request.reference,
    status: request.status,
    created: request.created,
    org,
    type: request.type,
    subject: request.subject,
    subjectName: request.client_name,
    country: request.client_country || subject.country,
    registrationNumber: request.type === 'business' ? subject.number : '',
    person,
    name,
    function: form.function ?? '',
    isUbo: form.isUbo === true,
    isStandIn: form.isStandIn === true,
    isRepresentative: form.isRepresentative === true,
    isPrimaryContact: form.isPrimaryContact === true,
    interest: interestOf(file, person),
    identity: identity?.result ?? 'pending',
  };
}

function interestOf(file: PersonEntry['file'], person: string): PersonRole['interest'] {
  if (file.gate('ownership')) return null;
  const held = ownershipOf(file)?.result.people.find(({ id }) => id === person);
  return held ? { lowest: held.lowest.share, highest: held.highest.share } : null;
}

export async function identityRows(entries: readonly PersonEntry[]): Promise<Person['identities']> {
  const rows = await Promise.all(
    entries.map(async ({ file, person, isClient }) => {
      const own = (await identitiesOf(file)).filter((one) => one.person === (isClient ? 'self' : person));
      return own.map((one) => ({ ...one, request: file.request.id }));
    }),
  );
  return rows.flat();
}

/** Each document once, with the newest onboarding that uses it. */
export async function documentRows(entries: readonly PersonEntry[]): Promise<Person['documents']> {
  const shown = new Map<string, Person['documents'][number]>();
  for (const entry of entries) {
    const { file, person, name } = entry;
    const naming = { names: new Map([[person, name]]), known: file.knownDocuments };
    for (const row of await vaultRows(file.records, documentsOfPerson(entry), naming)) {
      if (!shown.has(row.doc)) shown.set(row.doc, { ...row, request: file.request.id });
    }
  }
  return [...shown.values()];
}

type Found = Pick<Person, 'screenings' | 'hits'>;

/** The person's screening in each onboarding. Where the gate is closed not even a run is shown. */
export async function screeningsOf(entries: readonly PersonEntry[]): Promise<Found> {
  const all = await Promise.all(entries.map(screeningOf));
  return { screenings: all.map(({ screening }) => screening), hits: all.flatMap(({ hits }) => hits) };
}

interface Screened {
  readonly screening: Person['screenings'][number];
  readonly hits: readonly PersonHit[];
}

async function screeningOf({ file, person, isClient }: PersonEntry): Promise<Screened> {
  const { records, actor, request, gate } = file;
  const none = { request: request.id, runAt: '', lists: 0, openHits: 0 };
  const closed = gate('person-screening') ?? '';
  if (closed !== '') return { screening: { ...none, closed }, hits: [] };
  const target = `person:${isClient ? 'subject' : person}`;
  const newest = (await newestScreenings(records, request.id)).get(target);
  if (!newest) return { screening: { ...none, closed }, hits: [] };
  const context = await loadHitContext(records, actor, newest.hits);
  const { row, openHits } = newest;
  return {
    screening: { request: request.id, closed, runAt: row.run_at, lists: row.lists?.length ?? 0, openHits },
    hits: newest.hits.map((hit) => {
      const shown = hitRow(file, context, hit);
      const { id, list, listKind, entryId, entryName, score, band, state, by, at } = shown;
      const differs = shown.facts.filter(({ compared }) => compared === 'differs').map(({ field }) => field);
      return {
        id,
        request: request.id,
        target,
        list,
        listKind,
        entryId,
        entryName,
        score,
        band,
        differs,
        state,
        by,
        at,
      };
    }),
  };
}
