import { type Language, languages, languageTable } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SaveBar, SettingsBlock } from './block.tsx';
import { Colour, colourOf } from './colour.tsx';
import { LogoSetting } from './logo.tsx';
import { type Organisation, useOrganisation } from './use-organisation.ts';

/** Name, colour and language of the institution. */
export function OrganisationSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const form = useOrganisation(organisation, ['name', 'sector', 'accent', 'defaultLanguage', 'requiresFactor']);
  const { values, change } = form;
  const isReadOnly = !organisation.mayManage;
  const isDesk = organisation.id === '';
  const colour = colourOf(values.accent ?? '');
  return (
    <>
      <SettingsBlock title={t('organisation.name.title')} lead={t('organisation.name.lead')}>
        <TextField
          label={t('organisation.name.label')}
          value={values.name}
          onChange={(text) => change({ name: text })}
          error={form.errorOf('name')}
          isReadOnly={isReadOnly}
        />
        {!isDesk && (
          <>
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label={t('organisation.name.sector')}
                value={values.sector}
                onChange={(sector) => change({ sector })}
                error={form.errorOf('sector')}
                isReadOnly={isReadOnly}
              />
              <TextField label={t('organisation.name.code')} value={organisation.code} isReadOnly />
            </div>
            <p className="text-13 text-ink-2">
              {t('organisation.name.numbers', { example: `${organisation.code}-${new Date().getFullYear()}-000123` })}
            </p>
          </>
        )}
      </SettingsBlock>
      {!isDesk && (
        <>
          <SettingsBlock title={t('organisation.colour.title')} lead={t('organisation.colour.lead')}>
            <LogoSetting organisation={organisation} />
            <Colour value={values.accent ?? ''} onChange={(accent) => change({ accent })} isReadOnly={isReadOnly} />
          </SettingsBlock>
          <SettingsBlock title={t('organisation.language.title')} lead={t('organisation.language.lead')}>
            <Select<Language>
              label={t('organisation.language.label')}
              options={languages.map((id) => ({ id, label: languageTable[id].name }))}
              value={values.defaultLanguage}
              onChange={(defaultLanguage) => change({ defaultLanguage })}
              isDisabled={isReadOnly}
            />
          </SettingsBlock>
        </>
      )}
      <SettingsBlock title={t('organisation.sign-in.title')} lead={t('organisation.sign-in.lead')}>
        <Switch
          isSelected={values.requiresFactor}
          onChange={(requiresFactor) => change({ requiresFactor })}
          isDisabled={isReadOnly}
        >
          {t('organisation.sign-in.label')}
        </Switch>
        <p className="text-13 text-ink-2">{t('organisation.sign-in.hint')}</p>
      </SettingsBlock>
      {!isReadOnly && <SaveBar form={{ ...form, isValid: form.isValid && colour !== 'too-light' }} />}
    </>
  );
}
