import { type Language, languageTable } from '@dossier/domain/languages';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#i18n/setup.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { toast } from '#ui/toast.tsx';
import { changeLanguage } from './change-language.ts';

// The menu is a third of the login page's size, so it loads with the first click.
const LanguageChoices = lazyPart(async () => (await import('./language-choices.tsx')).LanguageChoices);

/** The language button: switches the language at once, and stores it with the account of a signed-in user. */
export function LanguageMenu({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const { t, i18n } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const current = currentLanguage();
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) toast.error(i18n.t('shell:switch-failed'));
  };
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const code = current.toUpperCase();
  const trigger = {
    variant: 'ghost',
    size,
    icon: 'globe',
    'aria-haspopup': 'menu',
    'aria-label': t('language', { language: languageTable[current].name, code }),
    children: code,
  } as const;
  if (!isWanted) return <PlainButton {...trigger} onPress={open} />;
  return (
    <Suspense fallback={<PlainButton {...trigger} />}>
      <LanguageChoices
        trigger={trigger}
        label={t('languages')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={current}
        onChoose={(language) => void choose(language)}
      />
    </Suspense>
  );
}
