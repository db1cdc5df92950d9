import { useRouter } from '@tanstack/react-router';
import { client } from '#api/client.ts';
import { useUser } from '#api/use-session.ts';
import type { SettingsSearch } from '#features/settings/sections.ts';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { chooseTheme, themes, useTheme } from '#shell/theme.ts';

interface SettingsPageProps {
  readonly to: '/external/settings' | '/internal/settings';
  readonly search: SettingsSearch;
}

/** The settings of both staff portals, at an address of each. */
export function SettingsPage({ to, search }: SettingsPageProps) {
  const user = useUser();
  const theme = useTheme();
  const router = useRouter();
  if (!user) return null;
  return (
    <SettingsScreen
      user={user}
      theme={theme}
      themes={themes}
      onTheme={chooseTheme}
      onLoggedOut={() => client.authStore.clear()}
      search={search}
      hrefOf={(next) => router.buildLocation({ to, search: next }).href}
      onOrg={(org) => void router.navigate({ to, search: { ...search, org: org || undefined } })}
    />
  );
}
