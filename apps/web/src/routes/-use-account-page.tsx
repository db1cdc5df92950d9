import { useQuery } from '@tanstack/react-query';
import { beforeSignIn } from '#api/before-sign-in.ts';
import { LanguageMenu } from '#shell/language-menu.tsx';

/** The surroundings of an account page. Next to its route, so that the menu loads with the page. */
export function useAccountPage() {
  const { data: before } = useQuery(beforeSignIn(undefined));
  return { before, tools: <LanguageMenu size="sm" /> };
}
