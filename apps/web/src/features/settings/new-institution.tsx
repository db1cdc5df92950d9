import { createInstitution } from '@dossier/domain/contracts/workflows/create-institution';
import { proposeCode } from '@dossier/domain/institution-code';
import { fallbackLanguage, type Language, languages, languageTable } from '@dossier/domain/languages';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

const empty = { name: '', sector: '', code: '', firstName: '', lastName: '', email: '' };
const first = { values: empty, isCodeTyped: false, language: fallbackLanguage as Language, requiresFactor: true };

/** A new institution with its first admin. `taken`: the codes of the others. */
export function NewInstitution({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'contacts']);
  const create = useWorkflow('create-institution');
  const { values: typed, change, end } = useKeptForm('new-institution', first, onClose);
  const { values, isCodeTyped, language, requiresFactor } = typed;
  const code = isCodeTyped || values.name.trim() === '' ? values.code : proposeCode(values.name, new Set(taken));
  const check = useFormCheck(createInstitution.input, { ...values, code, language, requiresFactor });
  const field = (name: keyof typeof empty) => ({
    name,
    value: name === 'code' ? code : values[name],
    onChange: (text: string) =>
      change({ isCodeTyped: isCodeTyped || name === 'code', values: { ...values, [name]: text } }),
    error: check.errorOf(name),
  });
  const done = ({ sentTo }: { sentTo: string }) => {
    toast.success(t('settings:desk-institutions.created', { name: values.name.trim(), email: sentTo }));
    end();
  };
  const number = `${code.trim().toUpperCase() || 'KV'}-${new Date().getFullYear()}-000001`;
  return (
    <FormDrawer
      title={t('settings:desk-institutions.form.title')}
      subtitle={t('settings:desk-institutions.form.lead')}
      saveLabel={t('settings:desk-institutions.form.save')}
      saveIcon="send"
      cancelLabel={t('settings:desk-institutions.form.cancel')}
      onClose={onClose}
      onCancel={end}
      onSubmit={() => check.submit((input) => create.mutate(input, { onSuccess: done }))}
      isPending={create.isPending}
      error={create.error}
    >
      <TextField
        label={t('settings:desk-institutions.form.name')}
        hint={t('settings:desk-institutions.form.name-hint')}
        autoFocus
        {...field('name')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={t('settings:desk-institutions.form.sector')} {...field('sector')} />
        <Select<Language>
          label={t('settings:desk-institutions.form.language')}
          options={languages.map((id) => ({ id, label: languageTable[id].name }))}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
        />
      </div>
      <TextField
        label={t('settings:desk-institutions.form.code')}
        hint={t('settings:desk-institutions.form.code-hint', { number })}
        {...field('code')}
      />
      <h3 className="border-t border-line pt-5 text-14 font-semibold">{t('settings:desk-institutions.form.admin')}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={t('settings:name.first')} {...field('firstName')} />
        <TextField label={t('settings:name.last')} {...field('lastName')} />
      </div>
      <TextField label={t('settings:invite.email')} type="email" {...field('email')} />
      <Checkbox
        isSelected={requiresFactor}
        onChange={(isRequired) => change({ requiresFactor: isRequired })}
        hint={t('settings:desk-institutions.form.factor-hint')}
      >
        {t('settings:desk-institutions.form.factor')}
      </Checkbox>
    </FormDrawer>
  );
}
