import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { signOut } from '#api/session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { IdentifyScreen } from '#features/identify/identify-screen.tsx';
import { ClosedLink } from '#features/login/helper-login-screen.tsx';
import { usePortal } from '#portals/portal.ts';
import { ClientShell } from '#shell/client-shell.tsx';

/** A helper link for a person who is signed in. */
export function SignedIn({ id, face }: { id: string; face: ViewAnswer<'helper-link'> | undefined }) {
  const router = useRouter();
  const { authCollection } = usePortal();
  const own = useQuery(view('own-identification', { link: id }));
  // What a person gave stays readable for them after the link closed.
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
