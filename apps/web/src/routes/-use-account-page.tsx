import { useQuery } from '@tanstack/react-query';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

/** What stands around a page about an account. Beside its route, so that the menu comes with the page. */
export function useAccountPage() {
  const { data: before } = useQuery(beforeSignIn(undefined));
  return { before, tools: <LanguageMenu size="sm" /> };
}
