import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useForm } from './form-context.ts';

/** The access request of the form's institution while it is undecided or rejected: the first item of the form. */
export function AccessBlock() {
  const { t } = useTranslation('form-guide');
  const format = useFormat();
  const { form, links } = useForm();
  const { id, status, decidedAt } = form.access;
  if (id === '' || (status !== 'pending' && status !== 'rejected')) return null;
  const isRejected = status === 'rejected';
  const kind = isRejected ? 'rejected' : 'access';
  const org = form.org.name;
  return (
    <section
      aria-labelledby="access-title"
      className={`mt-6 rounded-lg border bg-surface p-4 ${isRejected ? 'border-line-strong' : 'tone-warn border-(--b-line)'}`}
    >
      <Badge icon={isRejected ? 'x-circle' : 'clock'} tone={isRejected ? 'bad' : 'warn'}>
        {t(`${kind}.badge`)}
      </Badge>
      <h2 id="access-title" className="mt-2 font-semibold [overflow-wrap:anywhere]">
        {t(`${kind}.title`, { org })}
      </h2>
      <p className="mt-1 text-ink-2">{t(`${kind}.body`, { date: format.date(decidedAt) })}</p>
      <LinkButton
        href={links.access(id, 'form')}
        variant={isRejected ? 'secondary' : 'primary'}
        isBlock
        className="mt-3"
      >
        {t(isRejected ? 'rejected.again' : 'access.answer')}
      </LinkButton>
    </section>
  );
}
