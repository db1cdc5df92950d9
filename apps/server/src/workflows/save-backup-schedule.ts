import { accept, refuse } from '@dossier/domain/result';
import { defineWorkflow } from './workflow.ts';

/** Sets when backups are made. */
export const saveBackupSchedule = defineWorkflow('save-backup-schedule', {
  async run({ records }, { every, at }) {
    const desk = await records.first('desk', '', {});
    if (!desk) return refuse('not-found');
    await records.update('desk', desk.id, { backup_schedule: { every, at } });
    return accept({ every, at });
  },
});
