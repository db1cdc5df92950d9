import type { AccessLog } from '@dossier/domain/contracts/answers/client';
import { accept, refuse } from '@dossier/domain/result';
import { clientAccessLog } from '../case/client-access-log.ts';
import { loadClientOnboarding } from '../case/client-onboarding.ts';
import { deskName } from '../case/desk-name.ts';
import { givenVersion } from '../case/given-version.ts';
import { newestNames } from '../case/people.ts';
import { accessLine } from './parts/access-line.ts';
import { defineView } from './view.ts';

/** What an institution was given, and who read it on which days; only for members of the vault. */
export const accessLog = defineView('access-log', {
  async run({ records, actor }, { access }) {
    const row = await records.get('gk_access', access);
    const file = row && (await loadClientOnboarding(records, actor.id, row.request));
    if (!row || !file || file.role === 'none') return refuse('not-found');
    const line = accessLine({ ...file, access: row });
    if (!line) return refuse('not-found');
    const { request } = file;
    return accept<AccessLog>({
      ...line,
      decidedAt: row.decided_at,
      deskName: await deskName(records),
      archivedAt: request.archived_at,
      given: await givenVersion(records, request),
      days: await clientAccessLog(records, request, await newestNames(records, [request])),
    });
  },
});
