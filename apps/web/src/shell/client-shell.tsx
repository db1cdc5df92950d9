import '#ui/icons.ts';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { ClientPage } from '#ui/client-page.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { type Support, SupportLines } from '#ui/support-lines.tsx';
import { useAccent } from '#ui/use-accent.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SkipLink } from './skip-link.tsx';

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
            <HelpMenu support={support} />
          </>
        }
        foot={support && <SupportLines support={support} />}
      >
        {children}
      </ClientPage>
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

// Menu and dialog are a third of the code of a first page, so they load with the first click.
const ClientMenu = lazyPart(async () => (await import('./client-menu.tsx')).ClientMenu);

function HelpMenu({ support }: { support: Support | undefined }) {
  const { t } = useTranslation('shell');
  const [isWanted, setWanted] = useState(false);
  const button = (
    <PlainButton
      variant="ghost"
      icon="menu"
      size="lg"
      isIconOnly
      aria-label={t('menu')}
      aria-haspopup="menu"
      className="[&>svg]:size-5"
      onPress={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ClientMenu support={support} />
    </Suspense>
  );
}
