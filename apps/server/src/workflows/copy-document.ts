import { maxFilesPerOnboarding } from '@dossier/domain/limits';
import { isReadOnly } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { loadOnboardingFor } from '../case/onboarding.ts';
import { isQuarantined } from '../case/quarantine.ts';
import type { RequestRow, Row } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { defineWorkflow } from './workflow.ts';

/** Links files that the organisation added to earlier onboardings. The bytes are stored once. */
export const copyDocument = defineWorkflow('copy-document', {
  async run(context, { request: id, documents, type }) {
    const { records, actor } = context;
    const own = await loadOnboardingFor(records, actor, id);
    if (!own.ok) return own;
    if (isReadOnly(own.value.status)) return refuse('version-frozen');
    const copied: string[] = [];
    for (const doc of new Set(documents)) {
      const source = await sourceOf(context, own.value, doc);
      if (!source.ok) return source;
      if (source.value === undefined) continue;
      const { type: before, purpose, issued_on } = source.value;
      const row = { request: id, doc, type: type ?? before, purpose: type === undefined ? purpose : ('' as const) };
      await records.create('gk_requests_docs', { ...row, issued_on, origin: 'copied', uploaded_by: actor.id });
      copied.push(doc);
    }
    const count = await records.count('gk_requests_docs', 'request = {:id}', { id });
    return count > maxFilesPerOnboarding
      ? refuse('files-too-many', { maxFiles: maxFilesPerOnboarding })
      : accept({ copied });
  },
});

type Source = Row<'gk_requests_docs'>;

/** A document of an onboarding of the same organisation; undefined when this onboarding has it already. */
async function sourceOf(
  { records, actor }: WorkflowContext,
  request: RequestRow,
  doc: string,
): Promise<Result<Source | undefined>> {
  const rows = await records.find('gk_requests_docs', 'doc = {:doc} && request.org = {:org}', { doc, org: actor.org });
  const [source] = rows;
  if (!source) return refuse('not-found');
  if (isQuarantined(await records.need('kyc_docs', doc))) return refuse('file-quarantined');
  return accept(rows.some((row) => row.request === request.id) ? undefined : source);
}
