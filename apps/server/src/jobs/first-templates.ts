import { kindsOf } from '@dossier/domain/reason-templates';
import type { Store } from '@dossier/records';
import { firstTemplates } from '../case/first-templates.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore } from '../collections/rows.ts';

/** Writes the first templates of the desk and of each institution, once: removed ones do not return. */
export async function writeFirstTemplates(store: Store<DeskSchema>): Promise<void> {
  const desks = await store.reader.find('desk', 'has_templates = false', {});
  const orgs = await store.reader.find('gk_org', 'has_templates = false', {});
  for (const { collection, id } of [
    ...desks.map(({ id }) => ({ collection: 'desk' as const, id })),
    ...orgs.map(({ id }) => ({ collection: 'gk_org' as const, id })),
  ]) {
    await store.transaction(
      async (records) => {
        const owner = await records.get(collection, id);
        if (!owner || owner.has_templates) return;
        await writeFor(records, collection === 'desk' ? '' : id);
        await records.update(collection, id, { has_templates: true });
      },
      { operation: 'write-first-templates' },
    );
  }
}

async function writeFor(records: DeskRecordsStore, org: string): Promise<void> {
  for (const kind of kindsOf(org)) {
    for (const [position, texts] of firstTemplates(kind).entries())
      await records.create('reason_templates', { org, kind, texts, position });
  }
}
