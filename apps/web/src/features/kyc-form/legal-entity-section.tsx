import { askedQuestions, asksForeignForm, isListedCompany } from '@dossier/domain/kyc-form/questions';
import { legalFormCodes } from '@dossier/domain/legal-forms';
import { useTranslation } from 'react-i18next';
import { LaterSelect } from '#ui/later-select.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CompanyFacts, CompanyFields } from './company-facts.tsx';
import { useForm, useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

export function LegalEntitySection() {
  const { t } = useTranslation(['kyc-form', 'legal-forms']);
  const { form, links } = useForm();
  const { values, change, error } = useSection('legal-entity');
  const isFromRegister = form.register !== null && form.register.source !== 'manual';
  return (
    <SectionFrame
      section="legal-entity"
      title={t('legal-entity.title')}
      owns={({ path }) => !path.startsWith('documents.')}
    >
      {isFromRegister && values.registerDisputed !== true ? <CompanyFacts /> : <CompanyFields />}
      <LaterSelect
        label={t('fields.legal-form')}
        hint={isFromRegister ? t('legal-entity.from-register-hint') : undefined}
        name="legalForm"
        options={legalFormCodes.map((code) => ({
          id: code,
          label: `${capital(t(`legal-forms:${code}`))} (${code})`,
        }))}
        value={values.legalForm as (typeof legalFormCodes)[number] | undefined}
        onChange={(legalForm) => change({ legalForm })}
        placeholder={t('choose')}
        error={error('legalForm')}
      />
      {asksForeignForm(values) && (
        <TextField
          label={t('fields.legal-form-name')}
          name="legalFormName"
          value={values.legalFormName ?? ''}
          onChange={(legalFormName) => change({ legalFormName })}
          error={error('legalFormName')}
        />
      )}
      <TextField
        label={t('fields.vat-number')}
        optional
        name="vatNumber"
        value={values.vatNumber ?? ''}
        onChange={(vatNumber) => change({ vatNumber })}
        error={error('vatNumber')}
      />
      <TextField
        label={t('fields.website')}
        optional
        name="website"
        type="url"
        inputMode="url"
        value={values.website ?? ''}
        onChange={(website) => change({ website })}
        error={error('website')}
      />
      {askedQuestions(values).listed && (
        <RadioGroup
          look="cards"
          columns={2}
          label={t('fields.listed')}
          hint={t('legal-entity.listed-hint')}
          name="listed"
          value={values.listed === undefined ? '' : values.listed ? 'yes' : 'no'}
          onChange={(answer) => change({ listed: answer === 'yes' })}
          options={[
            { id: 'yes', label: t('yes') },
            { id: 'no', label: t('no') },
          ]}
          error={error('listed')}
        />
      )}
      {isListedCompany(values) && (
        <TextField
          label={t('fields.listed-market')}
          hint={t('legal-entity.market-hint')}
          name="listedMarket"
          value={values.listedMarket ?? ''}
          onChange={(listedMarket) => change({ listedMarket })}
          error={error('listedMarket')}
        />
      )}
      <TextArea
        label={t('fields.description')}
        hint={t('legal-entity.description-hint')}
        name="description"
        rows={4}
        value={values.description ?? ''}
        onChange={(description) => change({ description })}
        error={error('description')}
      />
      {typeof form.editable === 'object' && (
        <TextLink href={links.step('documents')} className="inline-flex min-h-12 items-center">
          {t('documents.title')}
        </TextLink>
      )}
    </SectionFrame>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
