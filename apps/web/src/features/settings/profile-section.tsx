import { saveProfile } from '@dossier/domain/contracts/workflows/save-profile';
import { type Language, languages, languageTable, preferredLanguage } from '@dossier/domain/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { refreshOnce, type SessionUser } from '#api/session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { switchLanguage } from '#i18n/setup.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { usePortal } from '#portals/portal.ts';
import type { IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Segments } from '#ui/segments.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { SaveBar, SettingsBlock } from './block.tsx';

export type ThemeSetting = 'system' | 'light' | 'dark';
const themeIcons: Readonly<Record<ThemeSetting, IconName>> = { system: 'settings', light: 'sun', dark: 'moon' };

export interface ProfileProps {
  user: SessionUser;
  theme: ThemeSetting;
  themes: readonly ThemeSetting[];
  onTheme: (theme: ThemeSetting) => void;
}

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

function profileOf(user: SessionUser): Profile {
  const language: unknown = user['language'];
  return {
    firstName: String(user['first_name'] ?? ''),
    lastName: String(user['last_name'] ?? ''),
    language: preferredLanguage(language),
  };
}

/** Personal settings: name, language, theme. */
export function ProfileSection({ user, theme, themes, onTheme }: ProfileProps) {
  const { t } = useTranslation(['settings', 'contacts', 'shell']);
  const form = useProfile(user);
  const { profile, change } = form;
  const email = String(user['email'] ?? '');
  return (
    <>
      <SettingsBlock title={t('name.title')} lead={t('name.lead')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('name.first')}
            name="firstName"
            value={profile.firstName}
            onChange={(firstName) => change({ firstName })}
            error={form.errorOf('firstName')}
          />
          <TextField
            label={t('name.last')}
            name="lastName"
            value={profile.lastName}
            onChange={(lastName) => change({ lastName })}
            error={form.errorOf('lastName')}
          />
        </div>
        <div className="flex items-end gap-2">
          <TextField
            label={t('name.email')}
            hint={t('name.email-hint')}
            value={email}
            onChange={() => {}}
            isReadOnly
            className="flex-1"
          />
          <LinkButton size="lg" href="/confirm-email" aria-label={t('name.change-email')}>
            {t('change')}
          </LinkButton>
        </div>
      </SettingsBlock>
      <SettingsBlock title={t('appearance.title')} lead={t('appearance.lead')}>
        <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <Select
            label={t('appearance.language')}
            options={languages.map((id) => ({ id, label: languageTable[id].name }))}
            value={profile.language}
            onChange={(language) => change({ language })}
          />
          <div>
            <p className="mb-1.5 text-13 font-medium">{t('appearance.theme')}</p>
            <Segments
              label={t('appearance.theme')}
              value={theme}
              onChange={onTheme}
              options={themes.map((id) => ({ id, label: t(`shell:themes.${id}`), icon: themeIcons[id] }))}
            />
          </div>
        </div>
      </SettingsBlock>
      <SaveBar form={form} />
    </>
  );
}

/** Number of fields that differ from the stored values. */
function changesOf(profile: Profile, stored: Profile): number {
  return (Object.keys(profile) as (keyof Profile)[]).filter((name) => profile[name] !== stored[name]).length;
}

function useProfile(user: SessionUser) {
  const { t } = useTranslation('settings');
  const { authCollection } = usePortal();
  const [stored, setStored] = useState(() => profileOf(user));
  const [profile, setProfile] = useState(stored);
  const { language } = profileOf(user);
  // The language menu stores the language too: saving here must not overwrite it.
  useEffect(() => {
    setStored((now) => ({ ...now, language }));
    setProfile((now) => ({ ...now, language }));
  }, [language]);
  const save = useWorkflow('save-profile');
  const check = useFormCheck(saveProfile.input, profile, { isImmediate: true });
  const done = async () => {
    setStored(profile);
    if (profile.language !== stored.language) await switchLanguage(profile.language);
    await refreshOnce(client, authCollection, () => undefined);
    toast.success(t('saved'));
  };
  return {
    profile,
    change: (changed: Partial<Profile>) => setProfile({ ...profile, ...changed }),
    undo: () => setProfile(stored),
    save: () => check.submit((input) => save.mutate(input, { onSuccess: () => void done() })),
    errorOf: check.errorOf,
    changes: changesOf(profile, stored),
    isValid: check.isValid,
    isPending: save.isPending,
    error: save.error,
  };
}
