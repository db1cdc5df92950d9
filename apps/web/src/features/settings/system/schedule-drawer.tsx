import { backupIntervals } from '@dossier/domain/system';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow } from '#api/workflows.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import type { System } from './system-answer.ts';

type Backup = System['backup'];

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** When backups are made. Where they go is a setting of the machine. */
export function ScheduleDrawer({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('system');
  const save = useWorkflow('save-backup-schedule');
  const { every: storedEvery, at: storedAt } = backup;
  const [chosen, choose, forget] = useKept('backup-schedule', { every: storedEvery, at: storedAt });
  const { every, at } = chosen;
  const times = [...new Set([...hours, backup.at])].toSorted();
  const cancel = () => {
    forget();
    onClose();
  };
  const done = () => {
    toast.success(t('backup.schedule.saved'));
    cancel();
  };
  return (
    <FormDrawer
      title={t('backup.schedule.title')}
      subtitle={t('backup.schedule.body')}
      saveLabel={t('backup.schedule.save')}
      cancelLabel={t('backup.schedule.cancel')}
      onClose={onClose}
      onCancel={cancel}
      onSubmit={() => save.mutate({ every, at }, { onSuccess: done })}
      isPending={save.isPending}
      error={save.error}
    >
      <Select
        label={t('backup.schedule.every')}
        options={backupIntervals.map((id) => ({ id, label: t(`backup.schedule.intervals.${id}`) }))}
        value={every}
        onChange={(interval) => choose({ ...chosen, every: interval })}
      />
      {every === 'day' && (
        <Select
          label={t('backup.schedule.at')}
          options={times.map((id) => ({ id, label: id }))}
          value={at}
          onChange={(time) => choose({ ...chosen, at: time })}
        />
      )}
    </FormDrawer>
  );
}
