import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { useRole } from '#api/use-session.ts';
import type { ViewAnswer } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import { Icon } from '#ui/icon.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Desk = ViewAnswer<'before-sign-in'>['desk'];

/** How staff reach the review desk, and what to have ready. */
export function SupportScreen() {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useQuery(beforeSignIn());
  return (
    <div className="max-w-[720px] px-(--shell-gutter) pt-6 pb-12 max-md:px-4">
      <h1 className="text-20 font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-14 text-ink-2">{t('lead')}</p>
      {data && <Details desk={data.desk} />}
      {!data && error && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
    </div>
  );
}

function Details({ desk }: { desk: Desk }) {
  const { t } = useTranslation('support');
  const { links } = usePortal();
  const mayEnter = useRole() === 'intern-lead';
  const isEmpty =
    desk.supportEmail === '' && desk.supportPhone === '' && !Object.values(desk.supportTexts).some(Boolean);
  const pages = [
    { label: t('terms'), href: desk.termsUrl },
    { label: t('privacy'), href: desk.privacyUrl },
  ].filter(({ href }) => href !== '');
  return (
    <>
      <section aria-label={t('contact')} className="rounded-lg border border-line bg-surface p-5">
        <h2 className="mb-3 text-16 font-semibold">{desk.name}</h2>
        {isEmpty ? <p className="text-13 text-ink-2">{t('none')}</p> : <SupportLines support={desk} isWithIcons />}
        {isEmpty && mayEnter && links.settings && (
          <p className="mt-3 text-13">
            <TextLink href={withQuery(links.settings, { section: 'support' })}>{t('enter')}</TextLink>
          </p>
        )}
      </section>
      <h2 className="mt-8 text-14 font-semibold">{t('ready')}</h2>
      <ul className="mt-2 flex flex-col gap-2 text-13 text-ink-2">
        {(['ready-number', 'ready-error', 'ready-secret'] as const).map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name={line === 'ready-secret' ? 'lock' : 'check'} className="mt-0.5" />
            {t(line)}
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <p className="mt-8 flex gap-5 text-13">
          {pages.map(({ label, href }) => (
            <TextLink key={label} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}
