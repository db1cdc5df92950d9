import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { AccessStatusBadge } from '#ui/access-status-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useForm } from './form-context.ts';

/** The access request of the form's institution while it is undecided, rejected or withdrawn: the first item of the form. */
export function AccessBlock() {
  const { t } = useTranslation('form-guide');
  const format = useFormat();
  const { form, links } = useForm();
  const { id, status, decidedAt } = form.access;
  if (id === '' || status === 'approved') return null;
  const isAsked = status === 'pending';
  const kind = isAsked ? 'access' : status;
  const org = form.org.name;
  const bodyOf = kind === 'withdrawn' && form.submittedAt !== '' ? 'withdrawn-sent' : kind;
  return (
    <section
      aria-labelledby="access-title"
      className={`mt-6 rounded-lg border bg-surface p-4 ${isAsked ? 'tone-warn border-(--b-line)' : 'border-line-strong'}`}
    >
      <AccessStatusBadge status={status} />
      <h2 id="access-title" className="mt-2 font-semibold [overflow-wrap:anywhere]">
        {t(`${kind}.title`, { org })}
      </h2>
      <p className="mt-1 text-ink-2">{t(`${bodyOf}.body`, { org, date: format.date(decidedAt) })}</p>
      <LinkButton href={links.access(id, 'form')} variant={isAsked ? 'primary' : 'secondary'} isBlock className="mt-3">
        {t(isAsked ? 'access.answer' : 'rejected.again')}
      </LinkButton>
    </section>
  );
}
