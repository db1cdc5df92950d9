import type { KycForm } from './form.ts';
import { askedQuestions, hasSoleOwner, isListedCompany, requiredCompanyDocuments } from './questions.ts';

/** What a client needs to have ready before filling in a form. */
export type ItemAtHand = 'ubo' | 'registration' | 'owners' | 'identity' | 'funds';

/** Returns what this form asks for, by its own rules: no question about money, no document about money. */
export function itemsAtHand({
  type,
  sourceOfFunds,
  answers,
}: Pick<KycForm, 'type' | 'sourceOfFunds' | 'answers'>): ItemAtHand[] {
  const entity = answers['legal-entity'];
  const documents = type === 'business' ? requiredCompanyDocuments(entity) : [];
  const hasSharesToReport =
    type === 'business' && askedQuestions(entity).owners && !hasSoleOwner(entity) && !isListedCompany(entity);
  return [
    ...(documents.includes('ubo') ? (['ubo'] as const) : []),
    ...(documents.includes('registration') ? (['registration'] as const) : []),
    ...(hasSharesToReport ? (['owners'] as const) : []),
    'identity',
    ...(sourceOfFunds ? (['funds'] as const) : []),
  ];
}
