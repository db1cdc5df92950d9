import { runDueImports } from '../src/client-imports/run-imports.ts';
import { done, type World } from './scenario.ts';
import type { Answer, Person } from './test-app.ts';

export const header = 'Bedrijfsnaam;KvK-nr;Land;Rechtsvorm;Contactpersoon;E-mail;Telefoon;Dossier;Deadline;Opmerkingen';
export const fileOf = (...lines: readonly string[]) => `${[header, ...lines].join('\n')}\n`;
export const companies = (count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, at) => `Company ${from + at} B.V.;${10_000_000 + from + at};NL;BV;;;;R-${from + at};;`,
  );

/** What an admin does with a file of clients. */
export function importsIn(world: () => World) {
  function upload(text: string | Uint8Array, { who = world().admin, name = 'Clienten.csv' } = {}): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([text as BlobPart]), name);
    return world().request('POST', '/api/desk/upload-import', { who, form });
  }

  const seen = (id: string, who: Person = world().admin) => done(world().view(who, 'client-import', { import: id }));

  /** Checks a file with the suggested columns; those that are not recognised are left out. */
  async function check(id: string, more: Record<string, unknown> = {}) {
    const { columns, sheet, dateOrder, sameBy } = await seen(id);
    const choices = columns.map(({ choice }: { choice: string }) => choice || 'ignore');
    const input = { import: id, sheet, dateOrder, sameBy, choices, ...more };
    return done(world().run(world().admin, 'check-import', input));
  }

  async function checked(text: string) {
    const { import: id } = await done(upload(text));
    await check(id);
    return { id, ...(await seen(id)) };
  }

  const start = async (id: string) =>
    done(world().run(world().admin, 'start-import', { import: id, checkedAt: (await seen(id)).checkedAt }));

  const runImports = (isStopping = () => false) =>
    runDueImports({ store: world().store, now: world().clock.now }, isStopping);

  async function imported(text: string) {
    const { id } = await checked(text);
    await start(id);
    await runImports();
    return { id, ...(await seen(id)) };
  }

  const drafts = () => world().store.reader.find('gk_requests', 'import != ""', {}, { sort: 'number' });

  return { upload, seen, check, checked, start, runImports, imported, drafts };
}
