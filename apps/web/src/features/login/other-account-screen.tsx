import { readLoginToken } from '@dossier/domain/login-token';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { rich } from '#i18n/rich.tsx';
import { ClientPage } from '#ui/client-page.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { useAccent } from '#ui/use-accent.ts';
import type { ClientLoginProps } from './client-login-screen.tsx';

interface Props extends Pick<ClientLoginProps, 'before' | 'tools'> {
  token: string;
  /** Logs out, and logs in with the address of the link. */
  onChange: () => void;
  onStay: () => void;
}

const strong = (words: string) => <b className="font-semibold text-ink">{words}</b>;

/** A login link of another person than the one who is signed in: says who is, and asks what to do. */
export function OtherAccountScreen({ before, token, tools, onChange, onStay }: Props) {
  const { t } = useTranslation('login');
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const emails = { own: String(user?.['email'] ?? ''), link: readLoginToken(token) ?? '' };
  useAccent(before?.institution?.accent);
  return (
    <ClientPage
      brand={<InstitutionMark institution={before?.institution} fallback={before?.desk.name || t('product')} />}
      tools={tools}
      foot={<SupportLines support={before?.institution ?? before?.desk} fallback={t('support-default')} />}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t('other-account.title')}
      </h1>
      <p className="mt-2 [overflow-wrap:anywhere] text-ink-2">
        {rich(t('other-account.body', { skipInterpolation: true }), { b: strong }, emails)}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <PlainButton variant="primary" isBlock className="[overflow-wrap:anywhere]" onPress={onChange}>
          {t('other-account.change', { email: emails.link })}
        </PlainButton>
        <PlainButton isBlock className="[overflow-wrap:anywhere]" onPress={onStay}>
          {t('other-account.stay', { email: emails.own })}
        </PlainButton>
      </div>
    </ClientPage>
  );
}
