import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type AccessRequestView = ViewAnswer<'access-request'>;

/** An institution that asks to see what is kept. */
export function AccessCard({ access, href }: { access: AccessRequestView; href: string }) {
  const { t } = useTranslation('client-forms');
  const isRejected = access.status === 'rejected';
  return (
    <article
      aria-label={`${access.org.name}, ${access.reference}`}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{access.org.name}</h3>
        <Badge icon={isRejected ? 'x-circle' : 'clock'} tone={isRejected ? 'bad' : 'warn'}>
          {t(isRejected ? 'requests.rejected' : 'requests.asks')}
        </Badge>
      </div>
      <p className="mt-1 text-ink-2">{t('requests.about', { name: access.subjectName })}</p>
      {access.description && <p className="mt-1 text-14 text-ink-2">{access.description}</p>}
      <LinkButton isBlock href={href} className="mt-4">
        {t(isRejected ? 'requests.again' : 'requests.read')}
      </LinkButton>
    </article>
  );
}
