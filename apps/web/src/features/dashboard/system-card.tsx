import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';

type System = ViewAnswer<'system'>;
type Fact = Pick<BadgeProps, 'icon' | 'tone'> & {
  readonly term: string;
  readonly value: string;
  readonly detail: string;
};

/** Ages of backups and the state of mail, for leads. A part that did not load is left out: the dashboard goes on. */
export function SystemCard() {
  const { t } = useTranslation('system');
  const { links } = usePortal();
  const { data } = useQuery(view('system', {}));
  const facts = useFacts(data);
  if (!data) return null;
  return (
    <section aria-label={t('card.title')} className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center justify-between border-b border-line px-4">
        <h2 className="text-14 font-semibold">{t('card.title')}</h2>
        <TextLink href={`${links.settings ?? ''}?section=system`}>{t('card.open')}</TextLink>
      </header>
      <dl className="text-13">
        {facts.map(({ term, icon, tone, value, detail }) => (
          <div
            key={term}
            className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-2 last:border-b-0 max-[359px]:grid-cols-1"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd>
              <Badge isBare icon={icon} tone={tone}>
                {value}
              </Badge>
              <span className="block text-12 text-ink-2">{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const fine = { icon: 'check-circle', tone: 'ok' } as const;
const late = { icon: 'clock', tone: 'warn' } as const;
const bad = { icon: 'octagon', tone: 'bad' } as const;

function useFacts(system: System | undefined): Fact[] {
  const { t } = useTranslation('system');
  const format = useFormat();
  if (!system) return [];
  const { backup, mail, program } = system;
  const { last, verified } = backup;
  const hasFailed = backup.backupRun?.state === 'failed';
  const none = t(backup.every === 'off' ? 'card.off' : 'card.not-yet');
  return [
    {
      ...(hasFailed ? bad : !last || backup.isOnSameDisk ? late : fine),
      term: t('card.backup'),
      value: last ? format.relative(last.at) : none,
      detail: hasFailed ? t('summary.backup-failed') : t(backup.isOnSameDisk ? 'card.same-disk' : 'card.elsewhere'),
    },
    {
      ...(backup.verificationRun?.state === 'failed' ? bad : verified ? fine : late),
      term: t('card.verified'),
      value: verified ? format.relative(verified.at) : t('card.not-yet'),
      detail: verified ? t(`backup.levels.${verified.level}`, { files: verified.files }) : t('card.after-first'),
    },
    {
      ...(mail.failed > 0 ? bad : fine),
      term: t('card.mail'),
      value: mail.failed > 0 ? t('summary.mail-failed', { count: mail.failed }) : t('summary.mail-well'),
      detail: t('summary.mail-sent', mail),
    },
    {
      ...fine,
      term: t('card.version'),
      value: program.version,
      detail: t('summary.schema', { schema: String(program.schema) }),
    },
  ];
}
