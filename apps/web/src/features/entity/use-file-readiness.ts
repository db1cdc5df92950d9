import { mayRun } from '@dossier/domain/contracts/permissions';
import { setCheck } from '@dossier/domain/contracts/workflows/set-check';
import { useRole } from '#api/use-session.ts';
import type { EntityFile } from './entity-context.ts';

/** The report is available to an institution after completion, to interns as soon as there is a version. */
export function useFileReadiness({ request, version, documents, ownDocuments }: EntityFile) {
  const role = useRole();
  const isDesk = role !== undefined && mayRun(setCheck, role);
  const isCompleted = request.completedAt !== '';
  const some = (documents.open ? documents.value.length : 0) + ownDocuments.length > 0;
  return {
    report: isDesk ? version.number > 0 : isCompleted,
    documents: (isDesk || isCompleted) && some,
  };
}
