import { checkAccent, isColour } from '@dossier/domain/accent';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** A typed colour, normalised before it is sent. */
export function colourOf(text: string): 'default' | 'none' | 'too-light' | 'passes' {
  if (text === '') return 'default';
  if (!isColour(text)) return 'none';
  return checkAccent(text).ok ? 'passes' : 'too-light';
}

interface ColourProps {
  value: string;
  onChange: (colour: string) => void;
  isReadOnly: boolean;
}

/** A colour with too little contrast to white text is rejected with its contrast, and the nearest valid colour is offered. */
export function Colour({ value, onChange, isReadOnly }: ColourProps) {
  const { t } = useTranslation('settings');
  const checked = isColour(value) ? checkAccent(value) : undefined;
  const error =
    colourOf(value) === 'none'
      ? t('organisation.colour.none')
      : checked && !checked.ok
        ? t('organisation.colour.too-light', { contrast: checked.contrast, nearest: checked.nearest })
        : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <span
          aria-hidden="true"
          style={isColour(value) ? { backgroundColor: value } : undefined}
          className="size-(--density-control-lg) flex-none rounded-md border border-line-strong bg-accent"
        />
        <TextField
          label={t('organisation.colour.label')}
          hint={t('organisation.colour.hint')}
          value={value}
          onChange={(text) => onChange(text.trim().toLowerCase())}
          isReadOnly={isReadOnly}
          error={error && ' '}
          className="w-44"
        />
        {!isReadOnly && value !== '' && (
          <Button onPress={() => onChange('')}>{t('organisation.colour.default')}</Button>
        )}
      </div>
      <p role="status" className={`text-13 ${error ? 'font-medium text-bad-ink' : 'text-ink-2'}`}>
        {error ?? (checked && t('organisation.colour.passes', { contrast: checked.contrast }))}
      </p>
      {checked && !checked.ok && !isReadOnly && (
        <Button size="sm" onPress={() => onChange(checked.nearest)} className="self-start">
          {t('organisation.colour.use', { nearest: checked.nearest })}
        </Button>
      )}
    </div>
  );
}
