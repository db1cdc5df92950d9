import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { client } from '#api/client.ts';
import { loginScreens } from '#features/login/login-screens.ts';
import { loadTexts } from '#i18n/setup.ts';
import { type Portal, usePortal } from '#portals/portal.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/login')({
  staticData: { page: 'login' },
  validateSearch: (search: Record<string, unknown>) => ({
    token: text(search['token']),
    formId: text(search['formId']),
    code: text(search['code']),
    state: text(search['state']),
  }),
  beforeLoad: ({ context: { portal }, search }) => {
    if (portal && client.authStore.isValid) throw redirect({ to: landing(portal, search.formId), replace: true });
  },
  loader: () => loadTexts('login', 'shell'),
  component: Page,
});

/** Landing page after sign-in: the portal's home; for a client who opened a form, that form. */
function landing(portal: Portal, formId: string | undefined): string {
  return portal.login === 'client' && formId ? `/form/${encodeURIComponent(formId)}` : portal.home;
}

function Page() {
  const { token, formId } = Route.useSearch();
  const portal = usePortal();
  const router = useRouter();
  const { data: before } = useQuery(beforeSignIn(formId));
  const onSignedIn = () => void router.navigate({ href: landing(portal, formId), replace: true });
  const tools = <LanguageMenu size={portal.login === 'client' ? 'lg' : 'sm'} />;
  const Screen = loginScreens[portal.login];
  return <Screen before={before} token={token} onSignedIn={onSignedIn} tools={tools} />;
}
