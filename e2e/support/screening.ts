import { expect, type Page } from '@playwright/test';
import { call, done, run, view } from './call.ts';
import { makeIntern, type Session, type StaffedDesk, session, unique } from './people.ts';
import { type Case, makeCase } from './stages.ts';

/** One person or body on a test list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly aliases?: string;
  readonly born?: string;
  readonly country?: string;
  readonly programme?: string;
  readonly kind?: 'Person' | 'Company';
}

const columns = [
  'id',
  'schema',
  'name',
  'aliases',
  'birth_date',
  'countries',
  'program_ids',
  'first_seen',
  'last_seen',
];

/** A list in OpenSanctions' format, of one day. */
export function listFile(entries: readonly Listed[], day: string): string {
  const rows = entries.map(({ id, name, aliases = '', born = '', country = '', programme = '', kind = 'Person' }) =>
    [id, kind, name, aliases, born, country, programme, '2020-01-01', day].map((cell) => `"${cell}"`).join(','),
  );
  return [columns.map((name) => `"${name}"`).join(','), ...rows, ''].join('\n');
}

export const listPart = (text: string, name = 'targets.simple.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** A signed-in lead. */
export async function makeLead(desk: StaffedDesk, language: 'en' | 'nl' = 'en'): Promise<Session> {
  return session(desk, await makeIntern(desk, { firstName: 'Ilse', lastName: 'Brandt', role: 'lead', language }));
}

/** Lists are global: each journey starts without those of the previous one. */
export async function withoutLists(desk: StaffedDesk, { token }: Session): Promise<void> {
  const { lists } = await view(desk, token, 'screening-lists');
  for (const { id } of lists) await run(desk, token, 'remove-list', { list: id, reason: 'Another journey begins.' });
}

async function makeList(desk: StaffedDesk, { token }: Session, name: string): Promise<string> {
  const input = { name, kind: 'sanctions', format: 'opensanctions-csv' };
  return (await run(desk, token, 'save-list', input)).list;
}

/** Uploads a version of a list through the API, and waits until it is active. */
export async function loadList(
  desk: StaffedDesk,
  lead: Session,
  list: string,
  entries: readonly Listed[],
  day: string,
) {
  const form = new FormData();
  form.set('list', list);
  form.set('file', new Blob([listFile(entries, day)]), 'targets.simple.csv');
  done(await call(desk, 'POST', '/api/desk/upload-list', { token: lead.token, form }), 'upload-list');
  await expect
    .poll(async () => {
      const { lists } = await view(desk, lead.token, 'screening-lists');
      const found = lists.find((one: { id: string }) => one.id === list);
      return found.running === null && found.last?.state === 'done' && found.version;
    })
    .toBe(day);
}

/** An installation with exactly one active list, and the lead who uploaded it. */
export async function deskWithList(
  desk: StaffedDesk,
  entries: readonly Listed[],
  language: 'en' | 'nl' = 'en',
): Promise<{ lead: Session; list: string }> {
  const lead = await makeLead(desk, language);
  await withoutLists(desk, lead);
  const list = await makeList(desk, lead, listName('EU'));
  await loadList(desk, lead, list, entries, '2026-11-18');
  return { lead, list };
}

/** A submitted onboarding that was screened against the one list. */
export async function screenedCase(desk: StaffedDesk, language: 'en' | 'nl' = 'en'): Promise<Case> {
  const one = await makeCase(desk, 'submitted', { language });
  await screened(one);
  return one;
}

export interface SeenHit {
  readonly id: string;
  readonly entryId: string;
  readonly state: string;
  readonly band: string;
  readonly earlier: { readonly changed: readonly string[] } | null;
}

/** The hits of an onboarding as an Intern sees them. */
export async function hitsOf({ desk, as, intern, subject, request }: Case): Promise<SeenHit[]> {
  const { token } = await as(intern);
  const entity = await view(desk, token, 'entity', { subject, request });
  const rows = [...entity.companyScreening.value, ...entity.personScreening.value];
  return rows.flatMap((row: { hits: SeenHit[] }) => row.hits);
}

/** Waits until everyone in an onboarding has been screened. */
export async function screened({ desk, as, intern, subject, request }: Case): Promise<void> {
  const { token } = await as(intern);
  await expect
    .poll(async () => (await view(desk, token, 'entity', { subject, request })).screeningRun?.state, {
      timeout: 30_000,
    })
    .toBe('done');
}

/** Enters the reason, saves, and waits until it is stored. */
export async function decideByKeys(page: Page, key: 'f' | 't' | 'u', reason: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.type(reason);
  const answered = page.waitForResponse(/\/api\/desk\/decide-hits$/);
  await page.keyboard.press('Control+Enter');
  expect((await answered).status()).toBe(200);
}

export const listName = (word: string): string => `${word} ${unique()}`;
