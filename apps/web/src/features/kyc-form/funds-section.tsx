import { useTranslation } from 'react-i18next';
import { LaterSelect } from '#ui/later-select.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { useForm, useSection } from './form-context.ts';
import { SectionFrame } from './section-frame.tsx';

/** Offered currencies, most likely first. ISO 4217. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN', 'JPY', 'CNY'];

export function FundsFormSection() {
  const { t, i18n } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values, change, error } = useSection('funds');
  const currency = values.currency || 'EUR';
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
        onChange={(description) => change({ description, currency })}
        error={error('description')}
      />
      <MoneyField
        label={t('fields.amount')}
        hint={t('funds.amount-hint')}
        name="amount"
        currency={currency}
        value={values.amount ?? ''}
        // In euros, as shown in the field, until another currency is selected.
        onChange={(amount) => change({ amount, currency })}
        error={error('amount') ?? (values.currency ? error('currency') : undefined)}
        before={
          <LaterSelect
            isLabelHidden
            label={t('fields.currency')}
            name="currency"
            options={currencies.map((id) => ({ id, label: id, detail: names.of(id) ?? id }))}
            value={currency}
            onChange={(chosen) => change({ currency: chosen })}
            className="w-24 flex-none [&_button]:rounded-r-none [&_button]:border-r-0 [&_button]:bg-sunken"
          />
        }
        className="sm:max-w-[320px]"
      />
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
