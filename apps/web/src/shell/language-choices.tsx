import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

interface LanguageChoicesProps {
  /** What the globe looks like. */
  trigger: ButtonProps;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** The globe with its menu: it takes the place of the bare one at the first press. */
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
