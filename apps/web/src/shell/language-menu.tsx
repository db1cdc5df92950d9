import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { runWorkflow } from '#api/workflows.ts';
import { type Language, languageNames, languages } from '#i18n/languages.ts';
import { currentLanguage, switchLanguage } from '#i18n/setup.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';

/** The globe: switches the language at once, and keeps it with the account of whoever is signed in. */
export function LanguageMenu({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const { t, i18n } = useTranslation('shell');
  const current = currentLanguage();
  const choose = async (language: Language) => {
    await switchLanguage(language);
    if (!client.authStore.isValid) return;
    await runWorkflow('save-profile', { language }).catch(() => toast.error(i18n.t('shell:switch-failed')));
  };
  return (
    <Menu
      label={t('languages')}
      trigger={
        <Button
          variant="ghost"
          size={size}
          icon="globe"
          aria-label={t('language', { language: languageNames[current] })}
        >
          {current.toUpperCase()}
        </Button>
      }
      entries={languages.map((language) => ({
        id: language,
        label: languageNames[language],
        isChosen: language === current,
        onAction: () => void choose(language),
      }))}
    />
  );
}
