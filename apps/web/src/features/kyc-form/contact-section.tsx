import { allCountries } from '@dossier/domain/countries';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { useForm, useSection } from './form-context.ts';
import { NameFields } from './name-fields.tsx';
import { SectionFrame } from './section-frame.tsx';

export function ContactSection() {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values, change, error } = useSection('contact');
  const company = form.subject.name;
  return (
    <SectionFrame section="contact" title={t('contact.title')} lead={t('contact.lead')}>
      <NameFields values={values} change={change} error={error} isOwn />
      <TextField
        label={t('fields.email')}
        hint={t('contact.email-hint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email ?? ''}
        onChange={(email) => change({ email })}
        error={error('email')}
      />
      <TextField
        label={t('fields.phone')}
        hint={t('contact.phone-hint')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={values.phone ?? ''}
        onChange={(phone) => change({ phone })}
        error={error('phone')}
      />
      {!/^\s*(\+|00)/.test(values.phone ?? '') && (
        <CountryField
          label={t('fields.phone-country')}
          hint={t('contact.phone-country-hint')}
          name="phoneCountry"
          codes={allCountries}
          value={values.phoneCountry ?? 'NL'}
          onChange={(phoneCountry) => change({ phoneCountry })}
        />
      )}
      <RadioGroup
        look="cards"
        label={t('fields.fills-in-own')}
        name="fillsInOwn"
        value={values.fillsInOwn === undefined ? '' : values.fillsInOwn ? 'yes' : 'no'}
        onChange={(answer) => change({ fillsInOwn: answer === 'yes' })}
        error={error('fillsInOwn')}
        options={[
          {
            id: 'yes',
            label: t('yes'),
            hint: form.type === 'business' ? t('contact.own-yes', { company }) : t('contact.own-yes-person'),
          },
          { id: 'no', label: t('contact.own-no'), hint: t('contact.own-no-hint') },
        ]}
      />
    </SectionFrame>
  );
}
