import '#ui/icons.ts';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { ClientPage } from '#ui/client-page.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { Menu } from '#ui/menu.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { useAccent } from '#ui/use-accent.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

interface ClientShellProps {
  children: ReactNode;
  /** The institution of the page; without it that of the onboarding in the address. */
  about?: BeforeSignIn['institution'] | undefined;
}

type BeforeSignIn = ViewAnswer<'before-sign-in'>;

/**
 * Frame of the client portal: the institution's name, language, help and log out; no sidebar. On pages about one
 * institution, header and footer are the institution's.
 */
export function ClientShell({ children, about }: ClientShellProps) {
  const { t } = useTranslation('shell');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { data } = useQuery(beforeSignIn(useRequest()));
  const institution = about ?? data?.institution;
  const support = institution ?? data?.desk;
  useAccent(institution?.accent);
  return (
    <>
      <SkipLink />
      <ClientPage
        brand={<InstitutionMark institution={institution} fallback={data?.desk.name || t('product')} />}
        tools={
          <>
            <LanguageMenu size="lg" />
            <HelpMenu onHelp={() => setHelpOpen(true)} />
          </>
        }
        foot={support && <SupportLines support={support} />}
      >
        {children}
      </ClientPage>
      <Dialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} title={t('support.title')}>
        <p className="mb-4">{t('support.body')}</p>
        <SupportLines support={support} isWithIcons />
      </Dialog>
    </>
  );
}

/** The onboarding that the page is about; on a list any of the only institution's. */
function useRequest(): string {
  const { id = '' } = useParams({ strict: false });
  const asked = useMatch({ from: '/_authed/_client/access/$id', shouldThrow: false })?.params.id ?? '';
  const { data: access } = useQuery({ ...view('access-request', { access: asked }), enabled: asked !== '' });
  const { data: list } = useQuery({ ...view('client-forms', {}), enabled: id === '' });
  if (asked !== '') return access?.request ?? '';
  if (id !== '') return id;
  const forms = list?.forms ?? [];
  const institutions = new Set(forms.map(({ org }) => org.name));
  return institutions.size === 1 ? (forms[0]?.request ?? '') : '';
}

function HelpMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <Menu
      label={t('menu')}
      trigger={<IconButton icon="menu" size="lg" label={t('menu')} className="[&>svg]:size-5" />}
      entries={[
        { id: 'forms', label: t('nav.forms'), icon: 'tray', href: '/forms' },
        { id: 'my-data', label: t('my-data'), icon: 'shield', href: '/forms?show=my-data' },
        { id: 'help', label: t('help'), icon: 'help', onAction: onHelp },
        {
          id: 'theme',
          heading: t('theme'),
          entries: themes.map((one) => ({
            id: one,
            label: t(`themes.${one}`),
            isChosen: one === theme,
            onAction: () => chooseTheme(one),
          })),
        },
        { id: 'line', separator: true },
        { id: 'logout', label: t('logout'), icon: 'logout', href: '/logout' },
      ]}
    />
  );
}
