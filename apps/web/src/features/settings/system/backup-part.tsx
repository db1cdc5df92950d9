import type { SystemRunKind } from '@dossier/domain/system';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { openerId, useOpened } from '#ui/use-opened.ts';
import { ScheduleDrawer } from './schedule-drawer.tsx';
import type { System } from './system-answer.ts';

type Backup = System['backup'];

const isOpen = (run: Backup['backupRun']): boolean => run?.state === 'waiting' || run?.state === 'running';

/** When backups are made, how the last one went, and how far it was verified. */
export function BackupPart({ backup }: { backup: Backup }) {
  const { t } = useTranslation('system');
  const { error: textOf } = useErrorText();
  const [opened, open] = useOpened();
  const order = useWorkflow('order-system-run');
  const start = (kind: SystemRunKind, text: 'backup.ordered' | 'backup.verify-ordered') =>
    order.mutate({ kind }, { onSuccess: () => toast.success(t(text)) });
  return (
    <Section
      title={t('backup.title')}
      aside={<span className="text-13 break-all text-ink-2">{t(`backup.lead.${backup.every}`, backup)}</span>}
      actions={
        <>
          <Button id={openerId('schedule')} onPress={() => open('schedule')}>
            {t('backup.schedule.change')}
          </Button>
          {backup.last && (
            <Button
              isPending={isOpen(backup.verificationRun)}
              onPress={() => start('verification', 'backup.verify-ordered')}
            >
              {t('backup.verify')}
            </Button>
          )}
          <Button
            icon="archive"
            isPending={order.isPending || isOpen(backup.backupRun)}
            onPress={() => start('backup', 'backup.ordered')}
          >
            {t('backup.now')}
          </Button>
        </>
      }
    >
      {order.error && (
        <Banner tone="bad" isAlert className="mb-3">
          {textOf(order.error)}
        </Banner>
      )}
      <Problems backup={backup} />
      <Facts backup={backup} />
      {opened === 'schedule' && <ScheduleDrawer backup={backup} onClose={() => open(undefined)} />}
    </Section>
  );
}

/** The job looks twice a minute for what is due. */
const isPast = (at: string): boolean => new Date(at.replace(' ', 'T')).getTime() <= Date.now();

function Problems({ backup }: { backup: Backup }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { backupRun, verificationRun } = backup;
  const failed = [
    { title: t('backup.failed'), run: backupRun },
    { title: t('backup.verification-failed'), run: verificationRun },
  ];
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      {failed.map(
        ({ title, run }) =>
          run?.state === 'failed' && (
            <Banner key={title} tone="bad" title={title}>
              {t('backup.failed-body', { time: format.dateTime(run.at), problem: run.problem })}
            </Banner>
          ),
      )}
      {backup.isOnSameDisk && backup.every !== 'off' && <Banner tone="warn">{t('backup.same-disk')}</Banner>}
      {backup.recipients === 0 && backup.every !== 'off' && <Banner tone="info">{t('backup.plain')}</Banner>}
    </div>
  );
}

function Facts({ backup }: { backup: Backup }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { last, verified, backupRun, verificationRun, recipients } = backup;
  const later = (at: string, run: Backup['backupRun']) => {
    if (run?.state === 'running') return t('backup.running');
    if (at === '') return t('backup.never');
    return run?.state === 'waiting' || isPast(at) ? t('backup.waiting') : format.dateTime(at);
  };
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          term: t('backup.last'),
          value: last
            ? t('backup.on', { time: format.dateTime(last.at), size: format.bytes(last.bytes) })
            : t('backup.none'),
        },
        { term: t('backup.verified'), value: verified ? format.dateTime(verified.at) : t('backup.none') },
        { term: t('backup.next'), value: later(backup.nextAt, backupRun) },
        { term: t('backup.next-verification'), value: later(backup.nextVerificationAt, verificationRun) },
        { term: t('backup.retention'), value: t('backup.retention-body') },
        {
          term: t('backup.by'),
          value: verified ? t(`backup.levels.${verified.level}`, { files: verified.files }) : '–',
        },
        {
          term: t('backup.encrypted'),
          value: recipients === 0 ? t('backup.not-encrypted') : t('backup.encrypted-to', { count: recipients }),
        },
      ]}
    />
  );
}
