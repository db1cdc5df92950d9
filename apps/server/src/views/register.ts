import type { RegisterProblem } from '@dossier/domain/register-import';
import { accept } from '@dossier/domain/result';
import { commandLine } from '../runtime/command-line.ts';
import { defineView } from './view.ts';

/** Imports that are shown. */
const shownImports = 10;

/** The company register, for leads. */
export const register = defineView('register', {
  async run({ records }) {
    const rows = await records.find('register_imports', '', {}, { sort: '-created,-@rowid', limit: shownImports });
    return accept({
      hasCompanies: (await records.first('registry_companies', '')) !== undefined,
      imports: rows.map((row) => ({
        id: row.id,
        state: row.state,
        source: row.source,
        fileName: row.file_name,
        by: row.by_name,
        startedAt: row.started_at || row.created,
        endedAt: row.ended_at,
        read: row.read,
        written: row.written,
        skipped: row.skipped ?? {},
        faults: row.faults ?? [],
        problem: row.problem as RegisterProblem | '',
      })),
      command: commandLine('import', 'registry <file>'),
    });
  },
});
