import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StartPage } from '#ui/start-page.tsx';
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
    <StartPage size="narrow" tools={tools} name={before?.desk.name || t('product')} title={title}>
      {children}
      <div className="mt-6 mb-9">
        <LinkButton href="/login" icon="arrow-left" variant="ghost">
          {t('to-login')}
        </LinkButton>
      </div>
      <div className="mt-auto border-t border-line pt-5">
        <SupportLines support={before?.desk} fallback={t('help')} isWithIcons />
      </div>
    </StartPage>
  );
}
