import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type HelperTask = ViewAnswer<'client-forms'>['tasks'][number];

/** What the owner of another form asked of this person: to identify, or to fill in sections. */
export function TaskCard({ task, href }: { task: HelperTask; href: string }) {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  const kind = task.scope === 'sections' ? 'sections' : task.isAskedAgain ? 'again' : task.givenAt ? 'given' : 'person';
  const isDone = kind === 'given';
  const facts = {
    company: task.company.replace(/\.$/, ''),
    org: task.org.name,
    inviter: task.invitedBy,
    date: format.date(task.givenAt),
  };
  return (
    <article
      aria-label={`${task.company}, ${t(`tasks.${kind}`)}`}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <Badge icon={isDone ? 'check-solid' : 'pencil'} tone={isDone ? 'ok' : 'info'}>
        {t(`tasks.${kind}`)}
      </Badge>
      <h2 className="mt-3 font-semibold [overflow-wrap:anywhere]">{task.company}</h2>
      <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{t(`tasks.${kind}-body`, facts)}</p>
      <LinkButton variant={isDone ? 'secondary' : 'primary'} isBlock href={href} className="mt-4">
        {t(isDone ? 'tasks.view' : 'tasks.open')}
      </LinkButton>
    </article>
  );
}
