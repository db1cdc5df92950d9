import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { client } from '#api/client.ts';
import { signOut } from '#api/session.ts';
import { useUser } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { IdentifyScreen } from '#features/identify/identify-screen.tsx';
import { ClosedLink, HelperLoginScreen } from '#features/login/helper-login-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { ClientShell } from '#shell/client-shell.tsx';
import { LanguageMenu } from '#shell/language-menu.tsx';
import { ClientPage } from '#ui/client-page.tsx';
import { Failed } from '#ui/failed.tsx';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { useAccent } from '#ui/use-accent.ts';

export const Route = createFileRoute('/identify/$id')({
  staticData: { page: 'identify' },
  beforeLoad: ({ context: { portal } }) => {
    if (portal?.name !== 'client') throw notFound();
  },
  loader: () => loadTexts('login', 'shell', 'refusals', 'identify', 'kyc-form'),
  component: Page,
});

/** A helper link. Its token is in the fragment: it stays on this page and is not sent with requests for files. */
function Page() {
  const { id } = Route.useParams();
  const [token] = useState(() => globalThis.location.hash.slice(1));
  const isSignedIn = useUser() !== null && client.authStore.isValid;
  const face = useQuery({ ...view('helper-link', { link: id, token }), gcTime: 0 });
  return isSignedIn ? <SignedIn id={id} face={face.data} /> : <SignedOut id={id} token={token} face={face} />;
}

type Face = NonNullable<Parameters<typeof HelperLoginScreen>[0]['face']>;

function SignedIn({ id, face }: { id: string; face: Face | undefined }) {
  const router = useRouter();
  const { authCollection } = usePortal();
  const own = useQuery(view('own-identification', { link: id }));
  // What somebody gave stays readable for them after the link closed.
  const isReadable = own.data?.given && own.data.closed !== 'ended';
  const closed = isReadable ? '' : (own.data?.closed ?? '');
  const links = {
    forms: '/forms',
    form: (request: string) => `/form/${encodeURIComponent(request)}`,
    go: (href: string) => void router.navigate({ href, replace: true }),
  };
  return (
    <ClientShell about={own.data?.institution ?? face?.institution}>
      {closed ? (
        <ClosedLink state={closed} institution={own.data?.institution} />
      ) : (
        <IdentifyScreen link={id} face={face} links={links} onSignOut={() => signOut(client, authCollection)} />
      )}
    </ClientShell>
  );
}

interface SignedOutProps {
  id: string;
  token: string;
  face: { data: Face | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
}

function SignedOut({ id, token, face }: SignedOutProps) {
  const { data } = face;
  return (
    <Frame face={data}>
      {data ? (
        <HelperLoginScreen link={`${id}.${token}`} face={data} onSignedIn={() => undefined} login="/login" />
      ) : face.isError ? (
        <Failed onRetry={() => void face.refetch()} isRetrying={face.isFetching} />
      ) : (
        <Loading>
          <LoadingLines lines={4} />
        </Loading>
      )}
    </Frame>
  );
}

function Frame({ face, children }: { face: Face | undefined; children: ReactNode }) {
  const { data: before } = useQuery(view('before-sign-in', {}));
  const support = face?.institution ?? before?.desk;
  useAccent(face?.institution?.accent);
  return (
    <ClientPage
      brand={<InstitutionMark institution={face?.institution} fallback={before?.desk.name ?? ''} />}
      tools={<LanguageMenu size="lg" />}
      foot={support && <SupportLines support={support} />}
    >
      {children}
    </ClientPage>
  );
}
