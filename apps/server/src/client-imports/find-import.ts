import type { EarlierChoice } from '@dossier/domain/client-import/match-columns';
import type { Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';

type Import = Row<'client_imports'>;

/** An import of the actor's institution; any other is undefined, like a missing one. */
export async function findImport(records: Reader, { org }: Actor, id: string): Promise<Import | undefined> {
  const row = await records.get('client_imports', id);
  return row && org !== '' && row.org === org ? row : undefined;
}

/** Imports whose choices are used again. */
const remembered = 20;

/** What the institution chose for the columns of its confirmed imports, newest first. */
export async function earlierChoices(records: Reader, org: string): Promise<EarlierChoice[]> {
  const filter = 'org = {:org} && confirmed_at != ""';
  const rows = await records.find('client_imports', filter, { org }, { sort: '-confirmed_at', limit: remembered });
  return rows.flatMap(({ header, choices, confirmed_at: on }) =>
    (choices ?? []).flatMap((choice, at) => {
      const name = header?.[at];
      return name === undefined ? [] : [{ header: name, choice, on }];
    }),
  );
}
