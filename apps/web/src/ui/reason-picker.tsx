import type { ReasonChoice } from '@dossier/domain/reason-templates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';
import { TextButton } from './text-button.tsx';

interface ReasonPickerProps {
  choices: readonly ReasonChoice[];
  /** The text of the field. */
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

/** Templates that are buttons of their own; the others are in a menu. */
const shown = 3;

/** Fills a text field with a template. What was typed before returns with Undo, until the text is edited again. */
export function ReasonPicker({ choices, value, onChange, className = '' }: ReasonPickerProps) {
  const { t } = useTranslation('common');
  const [replaced, setReplaced] = useState<{ readonly before: string; readonly by: string }>();
  if (choices.length === 0) return null;
  const choose = ({ text }: ReasonChoice) => {
    if (text === value) return;
    setReplaced(value.trim() === '' ? undefined : { before: value, by: text });
    onChange(text);
  };
  const rest = choices.slice(shown);
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <fieldset aria-label={t('templates.label')} className="flex min-w-0 flex-wrap gap-1.5">
        {choices.slice(0, shown).map((choice) => (
          <Button key={choice.id} size="sm" onPress={() => choose(choice)}>
            {choice.name}
          </Button>
        ))}
        {rest.length > 0 && (
          <Menu
            label={t('templates.more')}
            placement="bottom start"
            trigger={
              <Button size="sm" variant="ghost" trailingIcon="down">
                {t('templates.more')}
              </Button>
            }
            entries={entriesOf(rest, t('templates.of-desk'), choose)}
          />
        )}
      </fieldset>
      {replaced && replaced.by === value && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2">
          {t('templates.replaced')}
          <TextButton
            onPress={() => {
              onChange(replaced.before);
              setReplaced(undefined);
            }}
          >
            {t('templates.undo')}
          </TextButton>
        </p>
      )}
    </div>
  );
}

/** Under the name of their owner, where there are two. */
function entriesOf(
  choices: readonly ReasonChoice[],
  desk: string,
  choose: (choice: ReasonChoice) => void,
): readonly MenuEntry[] {
  const entry = (choice: ReasonChoice) => ({ id: choice.id, label: choice.name, onAction: () => choose(choice) });
  const byOwner = Map.groupBy(choices, ({ owner }) => owner);
  if (byOwner.size < 2) return choices.map(entry);
  return [...byOwner].map(([owner, own]) => ({ id: owner || 'desk', heading: owner || desk, entries: own.map(entry) }));
}
