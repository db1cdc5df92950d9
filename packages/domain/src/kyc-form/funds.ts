import { maxAnswerLength } from '../limits.ts';
import { isCurrency, isStoredAmount } from '../money.ts';
import { requiredText, z } from '../schema.ts';
import type { KycIssue } from './answers.ts';
import type { KycForm } from './form.ts';
import { hasFile, schemaIssues } from './issue.ts';

/** Text keys of this section's messages. First and third English text: docs/specification.md section 5. */
export const fundsTexts = {
  description: 'kyc-form:funds.description-required',
  currency: 'kyc-form:funds.currency-required',
  amount: 'kyc-form:funds.amount-required',
  amountFormat: 'kyc-form:funds.amount-invalid',
  document: 'kyc-form:funds.document-required',
} as const;

const texts = fundsTexts;

/** A complete section without its document. The amount is greater than zero, in minor units. */
export const fundsSchema = z.object({
  description: requiredText(texts.description, maxAnswerLength),
  currency: z.string(texts.currency).check(z.refine(isCurrency, texts.currency)),
  amount: z.string(texts.amount).check(
    z.trim(),
    z.minLength(1, texts.amount),
    z.refine((amount) => isStoredAmount(amount) && amount !== '0', texts.amountFormat),
  ),
});

export function fundsIssues({ answers, documents }: KycForm): KycIssue[] {
  const given = hasFile(documents, { purpose: 'funds' });
  const missing: KycIssue[] = given ? [] : [{ section: 'funds', path: 'documents', key: texts.document }];
  const found = schemaIssues('funds', fundsSchema, answers.funds);
  // The currency is preset in the field: without an amount it is not another thing that is missing.
  const hasAmount = (answers.funds?.amount ?? '').trim() !== '';
  const own = found.filter(({ path }) => path !== 'currency' || hasAmount || answers.funds?.currency);
  return [...own, ...missing];
}
