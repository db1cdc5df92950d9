import { saveReasonTemplate } from '@dossier/domain/contracts/workflows/save-reason-template';
import { byLanguage, type Language, languages, languageTable } from '@dossier/domain/languages';
import { placeholders, type ReasonKind } from '@dossier/domain/reason-templates';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { Template } from './template-line.tsx';

interface TemplateDrawerProps {
  org: string;
  kind: ReasonKind;
  template?: Template | undefined;
  onClose: () => void;
}

/** Name and text of a template, in every language. */
export function TemplateDrawer({ org, kind, template, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('settings');
  const save = useWorkflow('save-reason-template');
  const empty = byLanguage(() => ({ name: '', text: '' }));
  const key = `template:${org}:${kind}:${template?.id ?? 'new'}`;
  const { values: texts, change, end } = useKeptForm(key, template?.texts ?? empty, onClose);
  const input = { org, kind, texts, ...(template && { template: template.id }) };
  const check = useFormCheck(saveReasonTemplate.input, input);
  const changeText = (language: Language, part: { name?: string; text?: string }) =>
    change({ [language]: { ...texts[language], ...part } });
  const done = () => {
    toast.success(t('templates.saved'));
    end();
  };
  const list = placeholders.map((name) => `{{${name}}}`).join(', ');
  return (
    <FormDrawer
      title={t(template ? 'templates.edit' : 'templates.new')}
      subtitle={t(`templates.kind.${kind}.title`)}
      saveLabel={t('templates.save')}
      cancelLabel={t('templates.cancel')}
      onClose={onClose}
      onCancel={end}
      onSubmit={() => check.submit((valid) => save.mutate(valid, { onSuccess: done }))}
      isPending={save.isPending}
      error={save.error}
    >
      {languages.map((language) => (
        <Fragment key={language}>
          <TextField
            label={t('templates.name', { language: languageTable[language].name })}
            name={`name-${language}`}
            value={texts[language].name}
            onChange={(name) => changeText(language, { name })}
            error={check.errorOf(`texts.${language}.name`)}
          />
          <TextArea
            label={t('templates.text', { language: languageTable[language].name })}
            name={`text-${language}`}
            value={texts[language].text}
            onChange={(text) => changeText(language, { text })}
            error={check.errorOf(`texts.${language}.text`)}
          />
        </Fragment>
      ))}
      <p className="text-13 text-ink-2">{t('templates.placeholders', { list })}</p>
    </FormDrawer>
  );
}
