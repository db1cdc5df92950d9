import { type Language, languages, languageTable, localeOf } from '@dossier/domain/languages';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
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
  const place = useRef<HTMLSpanElement>(null);
  const change = (open: boolean) => {
    onOpenChange(open);
    // The first time the menu would return the focus to the plain button, which this one has replaced.
    if (!open) focusWhenLost(() => place.current?.querySelector('button'));
  };
  return (
    <span ref={place} className="contents">
      <I18nProvider locale={localeOf(chosen)}>
        <Menu
          label={label}
          isOpen={isOpen}
          onOpenChange={change}
          trigger={<Button {...trigger} />}
          entries={languages.map((language) => ({
            id: language,
            label: languageTable[language].name,
            isChosen: language === chosen,
            onAction: () => onChoose(language),
          }))}
        />
      </I18nProvider>
    </span>
  );
}
