import type { AccessLog } from '@dossier/domain/contracts/answers/client';
import { accept, refuse } from '@dossier/domain/result';
import { clientAccessLog } from '../case/client-access-log.ts';
import { deskName } from '../case/desk-name.ts';
import { givenVersion } from '../case/given-version.ts';
import { newestNames } from '../case/people.ts';
import { loadAccessLine } from './parts/access-line.ts';
import { defineView } from './view.ts';

/** What an institution was given, and who read it on which days; only for members of the vault. */
export const accessLog = defineView('access-log', {
  async run({ records, actor }, { access }) {
    const found = await loadAccessLine(records, actor.id, access);
    if (!found) return refuse('not-found');
    const { row, file, line } = found;
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
