import { done, type World } from './scenario.ts';
import type { Answer, Person } from './test-app.ts';

/** A person on an invented list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly alias?: readonly string[];
  readonly birthDate?: string;
  readonly nationality?: string;
  readonly schema?: 'Person' | 'Company';
  readonly birthPlace?: string;
  readonly notes?: string;
  /** Number of a passport or of a register entry. */
  readonly number?: string;
}

/** A list in FollowTheMoney format, one entity per line. */
export function listText(entries: readonly Listed[], day = '2026-11-18'): string {
  const lines = entries.map(
    ({ id, name, alias = [], birthDate, nationality, schema = 'Person', birthPlace, notes, number }) =>
      JSON.stringify({
        id,
        schema,
        caption: name,
        properties: {
          name: [name],
          alias,
          topics: ['sanction'],
          ...(birthDate ? { birthDate: [birthDate] } : {}),
          ...(nationality ? { [schema === 'Person' ? 'nationality' : 'country']: [nationality] } : {}),
          ...(birthPlace ? { birthPlace: [birthPlace] } : {}),
          ...(notes ? { notes: [notes] } : {}),
          ...(number ? { [schema === 'Person' ? 'passportNumber' : 'registrationNumber']: [number] } : {}),
        },
        last_change: `${day}T00:00:00`,
      }),
  );
  return `${lines.join('\n')}\n`;
}

/** People who match no person of any test. */
export const others: readonly Listed[] = [
  'Ottokar Vrbensky',
  'Zenobia Marrakhi',
  'Fedosya Klimuk',
  'Hlib Parasyuk',
  'Ulrike Sandmeer',
  'Petronella Vuurwacht',
  'Abdulmalik Tirmani',
  'Saskia Trommelslag',
  'Bohdan Kvitka',
].map((name, i) => ({ id: `T-${i}`, name }));

export async function makeList(
  world: World,
  name = 'Invented sanctions',
  more: Record<string, unknown> = {},
): Promise<string> {
  const input = { name, kind: 'sanctions', format: 'ftm-json', ...more };
  return (await done(world.run(world.lead, 'save-list', input))).list;
}

export async function uploadList(
  world: World,
  list: string,
  text: string,
  { who = world.lead, name = 'list.jsonl' }: { who?: Person; name?: string } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('list', list);
  form.set('file', new Blob([text]), name);
  return world.request('POST', '/api/desk/upload-list', { who, form });
}

/** Uploads and loads a new version of a list. */
export async function loadVersion(
  world: World,
  list: string,
  entries: readonly Listed[],
  day?: string,
): Promise<string> {
  const { load } = await done(uploadList(world, list, listText(entries, day)));
  await world.screening.loadLists();
  return load;
}
