import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { SupportLines } from '#ui/support-lines.tsx';

export type BeforeSignIn = ViewAnswer<'before-sign-in'> | undefined;

/** The frame of the account pages before sign-in: the style of the login. */
export function AccountPage({
  before,
  tools,
  title,
  children,
}: {
  before: BeforeSignIn;
  tools?: ReactNode;
  title: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('account');
  return (
    <main id="main" tabIndex={-1} className="relative flex min-h-dvh flex-col bg-surface px-6 pt-[18vh] pb-14">
      <div className="absolute top-3 right-4">{tools}</div>
      <div className="mx-auto flex w-full max-w-[376px] flex-1 flex-col">
        <div className="mb-9 flex items-center gap-2">
          <Logo label={t('product')} />
          <span className="text-16 font-semibold">{before?.desk.name || t('product')}</span>
        </div>
        <h1 className="text-24 font-semibold">{title}</h1>
        {children}
        <div className="mt-6 mb-9">
          <LinkButton href="/login" icon="arrow-left" variant="ghost">
            {t('to-login')}
          </LinkButton>
        </div>
        <div className="mt-auto border-t border-line pt-5">
          <SupportLines support={before?.desk} fallback={t('help')} isWithIcons />
        </div>
      </div>
    </main>
  );
}
