import {
  byLanguage,
  type Language,
  languages,
  languageTable,
  resolveLanguage,
  textIn,
} from '@dossier/domain/languages';
import { maxSupportText } from '@dossier/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstitutionMark } from '#ui/institution-mark.tsx';
import { Segments } from '#ui/segments.tsx';
import { SupportLines } from '#ui/support-lines.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SaveBar, SettingsBlock } from './block.tsx';
import { type Organisation, supportTextName, useOrganisation } from './use-organisation.ts';

/** The support contact for clients, with a preview of the page footer. */
export function SupportSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const form = useOrganisation(organisation, ['supportEmail', 'supportPhone', ...languages.map(supportTextName)]);
  const { supportEmail = '', supportPhone = '' } = form.values;
  const supportTexts = byLanguage((language) => form.values[supportTextName(language)]);
  const isReadOnly = !organisation.mayManage;
  const emailError = form.errorOf('supportEmail');
  return (
    <>
      <SettingsBlock title={t('support.title')} lead={t('support.lead')}>
        <SupportText
          texts={supportTexts}
          onChange={(language, text) => form.change({ [supportTextName(language)]: text })}
          errorOf={(language) => form.errorOf(supportTextName(language))}
          isReadOnly={isReadOnly}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t('support.email')}
            type="email"
            value={supportEmail}
            onChange={(text) => form.change({ supportEmail: text.trim() })}
            error={emailError}
            isReadOnly={isReadOnly}
          />
          <TextField
            label={t('support.phone')}
            type="tel"
            value={supportPhone}
            onChange={(text) => form.change({ supportPhone: text })}
            error={form.errorOf('supportPhone')}
            isReadOnly={isReadOnly}
          />
        </div>
      </SettingsBlock>
      <SettingsBlock title={t('support.preview')} lead={t('support.preview-lead')}>
        <div className="rounded-lg border border-line bg-surface">
          <div className="border-b border-line p-4">
            <InstitutionMark institution={organisation} fallback={organisation.name} />
          </div>
          <div className="p-4">
            <SupportLines support={{ supportTexts, supportEmail: emailError ? '' : supportEmail, supportPhone }} />
          </div>
        </div>
      </SettingsBlock>
      {!isReadOnly && <SaveBar form={form} />}
    </>
  );
}

interface SupportTextProps {
  texts: Readonly<Record<Language, string>>;
  onChange: (language: Language, text: string) => void;
  errorOf: (language: Language) => string | undefined;
  isReadOnly: boolean;
}

/** The same text in both languages; an empty one uses the other's. */
function SupportText({ texts, onChange, errorOf, isReadOnly }: SupportTextProps) {
  const { t, i18n } = useTranslation('settings');
  const [language, setLanguage] = useState<Language>(resolveLanguage(i18n.language));
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        key={language}
        label={t('support.text')}
        hint={t('support.text-hint', { most: maxSupportText })}
        labelEnd={
          <Segments
            label={t('support.language')}
            options={languages.map((id) => ({
              id,
              label: languageTable[id].name,
              ...(texts[id] === '' ? {} : { icon: 'check' as const }),
            }))}
            value={language}
            onChange={setLanguage}
          />
        }
        value={texts[language]}
        onChange={(text) => onChange(language, text)}
        error={errorOf(language)}
        rows={2}
        isReadOnly={isReadOnly}
      />
      {texts[language] === '' && textIn(language, texts) !== '' && (
        <p className="text-13 text-ink-2">{t('support.borrowed')}</p>
      )}
    </div>
  );
}
