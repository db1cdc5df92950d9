import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '#api/client.ts';
import { recordOne } from '#api/records.ts';
import { useUser } from '#api/use-session.ts';
import type { SettingsSearch } from '#features/settings/sections.ts';
import { SettingsScreen } from '#features/settings/settings-screen.tsx';
import { chooseTheme, themes, useTheme } from '#shell/theme.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';

interface SettingsPageProps {
  readonly to: '/external/settings' | '/internal/settings';
  readonly search: SettingsSearch;
}

/** The settings of both staff portals, each at its own address. */
export function SettingsPage({ to, search }: SettingsPageProps) {
  const user = useUser();
  const theme = useTheme();
  const router = useRouter();
  const [unsaved, setUnsaved] = useState(0);
  const org = String(user?.['org'] ?? '');
  const { data: own } = useQuery({ ...recordOne('gk_org', org), enabled: org !== '' });
  if (!user) return null;
  return (
    <>
      <SettingsScreen
        user={user}
        theme={theme}
        themes={themes}
        onTheme={chooseTheme}
        onLoggedOut={() => client.authStore.clear()}
        search={search}
        hrefOf={(next) => router.buildLocation({ to, search: next }).href}
        onOrg={(next) => void router.navigate({ to, search: { section: search.section, org: next || undefined } })}
        onOpened={(opened) =>
          void router.navigate({ to, search: { ...search, opened }, replace: true, resetScroll: false })
        }
        institution={own?.name ?? ''}
        onUnsaved={setUnsaved}
      />
      <AskBeforeLeaving unsaved={unsaved} />
    </>
  );
}
