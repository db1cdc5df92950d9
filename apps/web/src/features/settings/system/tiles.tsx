import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { System } from './system-answer.ts';

interface Tile {
  readonly title: string;
  readonly tone: Tone;
  readonly value: ReactNode;
  readonly detail: string;
}

const iconOf: Readonly<Record<Tone, IconName>> = {
  ok: 'check-circle',
  warn: 'clock',
  bad: 'octagon',
  info: 'info',
  idle: 'circle-dots',
};

/** Below this share of free space the tile warns. */
const lowShare = 0.1;

/** Six subjects at a glance. */
export function Tiles({ system }: { system: System }) {
  const tiles = useTiles(system);
  return (
    <dl className="mb-6 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ title, tone, value, detail }) => (
        <div key={title} className="bg-surface p-4">
          <dt className="text-12 text-ink-2">{title}</dt>
          <dd className="mt-1">
            <span className="block font-medium">
              <Badge isBare icon={iconOf[tone]} tone={tone}>
                {value}
              </Badge>
            </span>
            <span className="mt-0.5 block text-12 text-ink-2">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useTiles({ jobs, mail, lists, storage, backup, program }: System): Tile[] {
  const { t } = useTranslation('system');
  const backupTile = useBackupTile(backup);
  const format = useFormat();
  const waiting = jobs.reduce((sum, job) => sum + (job.waiting ?? 0), 0);
  const failures = jobs.reduce((sum, job) => sum + job.failed, 0);
  const late = lists.filter(({ isLate, problem }) => isLate || problem !== null);
  const oldest = lists.toSorted((a, b) => a.loadedAt.localeCompare(b.loadedAt))[0];
  const share = storage.totalBytes === 0 ? 0 : storage.freeBytes / storage.totalBytes;
  return [
    {
      title: t('summary.jobs'),
      tone: failures > 0 ? 'warn' : 'ok',
      value: waiting > 0 ? t('summary.jobs-waiting', { count: waiting }) : t('summary.jobs-none'),
      detail: failures > 0 ? t('summary.jobs-failed', { count: failures }) : t('summary.jobs-well'),
    },
    {
      title: t('summary.mail'),
      tone: mail.failed > 0 ? 'bad' : 'ok',
      value: mail.failed > 0 ? t('summary.mail-failed', { count: mail.failed }) : t('summary.mail-well'),
      detail: t('summary.mail-sent', mail),
    },
    {
      title: t('summary.lists'),
      tone: lists.length === 0 || late.length > 0 ? 'warn' : 'ok',
      value:
        lists.length === 0
          ? t('summary.lists-none')
          : late.length > 0
            ? t('summary.lists-late', { late: late.length, count: lists.length })
            : t('summary.lists-well', { count: lists.length }),
      detail: oldest
        ? t('summary.lists-oldest', { name: oldest.name, age: format.relative(oldest.loadedAt) })
        : t('summary.lists-none-body'),
    },
    {
      title: t('summary.storage'),
      tone: share < lowShare ? 'warn' : 'ok',
      value: t('summary.free', { percent: format.percent(share, 0) }),
      detail: t('summary.storage-sizes', {
        database: format.bytes(storage.databaseBytes),
        free: format.bytes(storage.freeBytes),
      }),
    },
    backupTile,
    {
      title: t('summary.version'),
      tone: 'ok',
      value: t('summary.schema', { schema: String(program.schema) }),
      detail: program.build === '' ? program.version : t('summary.build', program),
    },
  ];
}

function useBackupTile(backup: System['backup']): Tile {
  const { t } = useTranslation('system');
  const format = useFormat();
  return {
    title: t('summary.backup'),
    tone: backup.backupRun?.state === 'failed' ? 'bad' : backup.last ? 'ok' : 'warn',
    value:
      backup.backupRun?.state === 'failed'
        ? t('summary.backup-failed')
        : backup.last
          ? format.relative(backup.last.at)
          : t(backup.every === 'off' ? 'summary.backup-off' : 'summary.backup-none'),
    detail: backup.verified
      ? t('summary.verified', { age: format.relative(backup.verified.at) })
      : t('summary.not-verified'),
  };
}
