import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { client } from '#api/client.ts';
import { useUser } from '#api/use-session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { HelperLoginScreen } from '#features/login/helper-login-screen.tsx';
import { loadTexts } from '#i18n/setup.ts';
import { useKeptPageFocus } from '#shell/keep-page-focus.ts';
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
  loader: () =>
    loadTexts('login', 'shell', 'refusals', 'identify', 'identity', 'identity-reading', 'answers', 'kyc-form'),
  component: Page,
});

/** The page behind the sign-in needs more than the sign-in itself: it is loaded on demand. */
const SignedIn = lazy(async () => ({ default: (await import('./-identify-signed-in.tsx')).SignedIn }));

const waiting = (
  <Loading>
    <LoadingLines lines={4} />
  </Loading>
);

/** A helper link. Its token is in the fragment: it stays on this page and is not sent with requests for files. */
function Page() {
  const { id } = Route.useParams();
  const [token] = useState(() => globalThis.location.hash.slice(1));
  const isSignedIn = useUser() !== null && client.authStore.isValid;
  const face = useQuery({ ...view('helper-link', { link: id, token }), gcTime: 0 });
  // After signing in, the field of the code is gone.
  useKeptPageFocus();
  if (!isSignedIn) return <SignedOut id={id} token={token} face={face} />;
  return (
    <Suspense fallback={<Frame face={face.data}>{waiting}</Frame>}>
      <SignedIn id={id} face={face.data} />
    </Suspense>
  );
}

// Not `typeof HelperLoginScreen`: that would load the screen with every page.
type Face = ViewAnswer<'helper-link'>;

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
        <Failed isPage onRetry={() => void face.refetch()} isRetrying={face.isFetching} />
      ) : (
        waiting
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
