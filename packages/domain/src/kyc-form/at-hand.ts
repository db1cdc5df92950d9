import type { KycForm } from './form.ts';
import { requiredCompanyDocuments } from './questions.ts';

/** What a client needs to have ready before filling in a form. */
export type ItemAtHand = 'ubo' | 'registration' | 'owners' | 'identity' | 'funds';

/** Returns what this form asks for, by its own rules: no question about money, no document about money. */
export function itemsAtHand({ type, sourceOfFunds, answers }: KycForm): ItemAtHand[] {
  const entity = answers['legal-entity'];
  const documents = type === 'business' ? requiredCompanyDocuments(entity) : [];
  return [
    ...(documents.includes('ubo') ? (['ubo'] as const) : []),
    ...(documents.includes('registration') ? (['registration'] as const) : []),
    // A company without a register of beneficial owners has no owners to report either.
    ...(documents.includes('ubo') ? (['owners'] as const) : []),
    'identity',
    ...(sourceOfFunds ? (['funds'] as const) : []),
  ];
}
