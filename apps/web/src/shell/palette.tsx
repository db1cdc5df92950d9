import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAssignNext } from '#api/assign-next.ts';
import { CommandPalette } from '#features/search/command-palette.tsx';
import type { PaletteRow } from '#features/search/palette-groups.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { currentLanguage } from '#i18n/setup.ts';
import { usePortal } from '#portals/portal.ts';
import { toast } from '#ui/toast.tsx';
import { changeLanguage } from './change-language.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';

interface PaletteProps {
  text: string;
  onText: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The palette with the actions that every page has. */
export function Palette(props: PaletteProps) {
  return <CommandPalette {...props} actions={[...useTakeNext(), ...useLanguages(), ...useThemes()]} />;
}

/** Of the desk: takes the most urgent unassigned onboarding and opens it. */
function useTakeNext(): PaletteRow[] {
  const { t } = useTranslation('shell');
  const { error: textOf } = useErrorText();
  const { links } = usePortal();
  const navigate = useNavigate();
  const next = useAssignNext();
  if (!links.queue) return [];
  const take = async () => {
    try {
      const taken = await next();
      if (taken) await navigate({ href: links.entity?.(taken) ?? '' });
      else toast.error(t('palette.nothing-next'));
    } catch (error) {
      toast.error(textOf(error));
    }
  };
  return [{ ...blank, id: 'action-next', title: t('palette.take-next'), icon: 'tray', run: () => void take() }];
}

const blank = { detail: '', href: '' } as const;

function useLanguages(): PaletteRow[] {
  const { t, i18n } = useTranslation('shell');
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) toast.error(i18n.t('shell:switch-failed'));
  };
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => ({
      ...blank,
      id: `action-language-${language}`,
      title: t('palette.language', { name: languageTable[language].name }),
      icon: 'globe',
      run: () => void choose(language),
    }));
}

function useThemes(): PaletteRow[] {
  const { t } = useTranslation('shell');
  const current = useTheme();
  return themes
    .filter((theme) => theme !== current)
    .map((theme) => ({
      ...blank,
      id: `action-theme-${theme}`,
      title: t('palette.theme', { name: t(`themes.${theme}`) }),
      icon: theme === 'dark' ? 'moon' : 'sun',
      run: () => chooseTheme(theme),
    }));
}
