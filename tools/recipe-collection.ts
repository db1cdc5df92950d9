import type { Recipe } from './recipes.ts';

/** The new files of the recipe "collection with a screen", without its route: the route tree is written by a build. */
export const collectionFiles: Readonly<Record<string, string>> = {
  'apps/server/src/collections/desk_notes.ts': `import { defineCollection } from '@dossier/records/collection';
import { text } from '@dossier/records/fields';
import { forInterns } from './rules.ts';

export const deskNotes = defineCollection({
  name: 'desk_notes',
  fields: { text: text({ required: true, max: 2_000 }), by_name: text({ max: 400 }) },
  rules: forInterns,
});
`,
  'apps/web/src/features/desk-notes/desk-notes-screen.tsx': `import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DeskRow, recordList } from '#api/records.ts';
import { useFormat } from '#i18n/format.ts';
import { ListPage } from '#ui/list-page.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';

export function DeskNotesScreen() {
  const { t } = useTranslation('desk-notes');
  const format = useFormat();
  const { data } = useQuery(recordList('desk_notes', { sort: '-created' }));
  const columns: TableColumn<DeskRow<'desk_notes'>>[] = [
    { id: 'text', title: t('columns.text'), width: 300, cell: (row) => row.text },
    { id: 'created', title: t('columns.created'), width: 180, cell: (row) => format.dateTime(row.created) },
  ];
  return (
    <ListPage title={t('title')}>
      <Table label={t('title')} storageKey="desk-notes" columns={columns} rows={data?.items ?? []} rowId={({ id }) => id} />
    </ListPage>
  );
}
`,
  'packages/texts/locales/en/desk-notes.json':
    '{ "title": "Notes", "columns": { "text": "Note", "created": "Written" } }',
  'packages/texts/locales/nl/desk-notes.json':
    '{ "title": "Notities", "columns": { "text": "Notitie", "created": "Geschreven" } }',
};

/** Its line in a sidebar. Its line in `e2e/live` and in the glossary are no part of the copy. */
export const collection: Recipe = {
  'apps/web/src/portals/intern.ts': [
    [
      "count: 'open-onboardings' },",
      "count: 'open-onboardings' },\n{ page: 'desk-notes', href: '/internal/notes', icon: 'pencil' },",
    ],
  ],
};
