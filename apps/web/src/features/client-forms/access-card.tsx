import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { AccessStatusBadge } from '#ui/access-status-badge.tsx';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type AccessRequestView = ViewAnswer<'client-forms'>['accessRequests'][number];

/** A request of an institution for access. */
export function AccessCard({ access, href }: { access: AccessRequestView; href: string }) {
  const { t } = useTranslation('client-forms');
  const format = useFormat();
  const isRejected = access.status === 'rejected';
  return (
    <article
      aria-label={`${access.org.name}, ${access.reference}`}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <InstitutionLogo institution={access.org} />
          <h3 className="font-semibold [overflow-wrap:anywhere]">{access.org.name}</h3>
        </div>
        <AccessStatusBadge status={access.status} />
      </div>
      <p className="mt-3 text-ink-2">{t('requests.about', { name: access.subjectName })}</p>
      {access.description && <p className="mt-1 text-14 text-ink-2">{access.description}</p>}
      <p className="mt-1 text-14 text-ink-2">
        {t('asked')} {format.date(access.askedAt)}
      </p>
      <LinkButton isBlock href={href} className="mt-4">
        {t(isRejected ? 'requests.again' : 'requests.read')}
      </LinkButton>
    </article>
  );
}
