import { checkAccent, isColour } from '@dossier/domain/accent';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { type Language, languageNames, languages } from '#i18n/languages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Block, SaveBar } from './block.tsx';
import { type Organisation, useOrganisation } from './use-organisation.ts';

/** What the institution is called, its colour and language. */
export function OrganisationSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const form = useOrganisation(organisation, ['name', 'sector', 'accent', 'defaultLanguage']);
  const { values, change } = form;
  const isReadOnly = !organisation.mayManage;
  const isDesk = organisation.id === '';
  const colour = colourOf(values.accent ?? '');
  const name = values.name ?? '';
  return (
    <>
      <Block title={t('organisation.name.title')} lead={t('organisation.name.lead')}>
        <TextField
          label={t('organisation.name.label')}
          value={name}
          onChange={(text) => change({ name: text })}
          error={name.trim() === '' ? t('organisation.name.missing') : undefined}
          isReadOnly={isReadOnly}
        />
        {!isDesk && (
          <>
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label={t('organisation.name.sector')}
                value={values.sector}
                onChange={(sector) => change({ sector })}
                isReadOnly={isReadOnly}
              />
              <TextField label={t('organisation.name.code')} value={organisation.code} isReadOnly />
            </div>
            <p className="text-13 text-ink-2">
              {t('organisation.name.numbers', { example: `${organisation.code}-${new Date().getFullYear()}-000123` })}
            </p>
          </>
        )}
      </Block>
      {!isDesk && (
        <>
          <Block title={t('organisation.colour.title')} lead={t('organisation.colour.lead')}>
            <Colour value={values.accent ?? ''} onChange={(accent) => change({ accent })} isReadOnly={isReadOnly} />
          </Block>
          <Block title={t('organisation.language.title')} lead={t('organisation.language.lead')}>
            <Select<Language>
              label={t('organisation.language.label')}
              options={languages.map((id) => ({ id, label: languageNames[id] }))}
              value={values.defaultLanguage}
              onChange={(defaultLanguage) => change({ defaultLanguage })}
              isDisabled={isReadOnly}
            />
          </Block>
        </>
      )}
      {form.error && (
        <Banner tone="bad" isAlert className="mb-4">
          {textOf(form.error)}
        </Banner>
      )}
      {!isReadOnly && (
        <SaveBar
          isChanged={form.isChanged}
          isValid={name.trim() !== '' && colour !== 'none' && colour !== 'too-light'}
          isPending={form.isPending}
          onUndo={form.undo}
          onSave={form.save}
        />
      )}
    </>
  );
}

function colourOf(text: string): 'default' | 'none' | 'too-light' | 'passes' {
  if (text === '') return 'default';
  if (!isColour(text)) return 'none';
  return checkAccent(text).ok ? 'passes' : 'too-light';
}

interface ColourProps {
  value: string;
  onChange: (colour: string) => void;
  isReadOnly: boolean;
}

/** A colour that white text cannot stand on is refused with the figure, and the nearest that passes is offered. */
function Colour({ value, onChange, isReadOnly }: ColourProps) {
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
          maxLength={7}
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
