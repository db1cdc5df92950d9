import { backupIntervals } from '@dossier/domain/system';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
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
  const { values, change, end } = useKeptForm('backup-schedule', { every: storedEvery, at: storedAt }, onClose);
  const { every, at } = values;
  const times = [...new Set([...hours, backup.at])].toSorted();
  const done = () => {
    toast.success(t('backup.schedule.saved'));
    end();
  };
  return (
    <FormDrawer
      title={t('backup.schedule.title')}
      subtitle={t('backup.schedule.body')}
      saveLabel={t('backup.schedule.save')}
      cancelLabel={t('backup.schedule.cancel')}
      onClose={onClose}
      onCancel={end}
      onSubmit={() => save.mutate({ every, at }, { onSuccess: done })}
      isPending={save.isPending}
      error={save.error}
    >
      <Select
        label={t('backup.schedule.every')}
        options={backupIntervals.map((id) => ({ id, label: t(`backup.schedule.intervals.${id}`) }))}
        value={every}
        onChange={(every) => change({ every })}
      />
      {every === 'day' && (
        <Select
          label={t('backup.schedule.at')}
          options={times.map((id) => ({ id, label: id }))}
          value={at}
          onChange={(at) => change({ at })}
        />
      )}
    </FormDrawer>
  );
}
