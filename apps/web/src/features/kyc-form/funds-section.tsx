import { useTranslation } from 'react-i18next';
import { MoneyField } from '#ui/money-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { useForm, useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

/** Currencies offered, the likeliest first. ISO 4217. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'JPY', 'CNY'];

export function FundsSection() {
  const { t, i18n } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values, change, error } = useSection('funds');
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  return (
    <SectionFrame
      section="funds"
      title={t('funds.title')}
      lead={
        form.transactionDescription
          ? t('funds.lead', { what: form.transactionDescription, org: form.org.name })
          : undefined
      }
    >
      <TextArea
        label={t('fields.funds-description')}
        hint={t('funds.description-hint')}
        name="description"
        rows={4}
        value={values.description ?? ''}
        onChange={(description) => change({ description })}
        error={error('description')}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Select
          label={t('fields.currency')}
          name="currency"
          placeholder="EUR"
          options={currencies.map((id) => ({ id, label: id, detail: names.of(id) ?? id }))}
          value={values.currency}
          onChange={(currency) => change({ currency })}
          error={error('currency')}
        />
        <MoneyField
          label={t('fields.amount')}
          name="amount"
          currency={values.currency || 'EUR'}
          value={values.amount ?? ''}
          // An amount is in euros as its field says, until another currency is chosen.
          onChange={(amount) => change({ amount, currency: values.currency || 'EUR' })}
          error={error('amount')}
        />
      </div>
      <p className="-mt-4 text-14 text-ink-2">{t('funds.amount-hint')}</p>
      <DocumentSlot
        place={{ owner: 'subject', type: 'other', purpose: 'funds' }}
        title={t('funds.document')}
        hint={t('funds.document-hint')}
        name="documents"
        error={error('documents')}
        isMultiple
      />
    </SectionFrame>
  );
}
