import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

interface LanguageChoicesProps {
  /** Icon of each language. */
  trigger: ButtonProps;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** The language button with its menu: replaces the plain button at the first click. */
export function LanguageChoices({ trigger, label, isOpen, onOpenChange, chosen, onChoose }: LanguageChoicesProps) {
  return (
    <Menu
      label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<Button {...trigger} />}
      entries={languages.map((language) => ({
        id: language,
        label: languageTable[language].name,
        isChosen: language === chosen,
        onAction: () => onChoose(language),
      }))}
    />
  );
}
