import { activitiesTexts } from '@dossier/domain/kyc-form/activities';
import { addressTexts } from '@dossier/domain/kyc-form/address';
import { contactSectionTexts } from '@dossier/domain/kyc-form/contact';
import { fundsTexts } from '@dossier/domain/kyc-form/funds';
import { identityTexts } from '@dossier/domain/kyc-form/identity';
import { individualTexts } from '@dossier/domain/kyc-form/individual';
import { legalEntityTexts } from '@dossier/domain/kyc-form/legal-entity';
import { ownershipTexts } from '@dossier/domain/kyc-form/ownership';
import { peopleTexts } from '@dossier/domain/kyc-form/people';
import { typedDateTexts } from '@dossier/domain/kyc-form/person-fields';
import en from '@dossier/texts/locales/en/kyc-form.json' with { type: 'json' };
import nl from '@dossier/texts/locales/nl/kyc-form.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

const tables = [
  activitiesTexts,
  addressTexts,
  contactSectionTexts,
  fundsTexts,
  identityTexts,
  individualTexts,
  legalEntityTexts,
  ownershipTexts,
  peopleTexts,
  typedDateTexts.birthDate,
  typedDateTexts.expiry,
];
const keys = tables.flatMap((table): string[] => Object.values(table));

function textOf(texts: object, key: string): unknown {
  return key
    .replace('kyc-form:', '')
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
}

describe('every validation message of a form', () => {
  it.each(keys)('%s exists in both languages [I18N-12, I18N-13]', (key) => {
    for (const texts of [en, nl]) expect(textOf(texts, key)).toMatch(/\S/);
  });

  it('is identical to the specification where that quotes it [VAL-06, VAL-07, VAL-08, VAL-09, VAL-11, VAL-12, VAL-13]', () => {
    expect(en.contact['first-name-required']).toBe('First name is required');
    expect(en.contact['last-name-required']).toBe('Last name is required');
    expect(en.contact['email-invalid']).toBe('Invalid email address');
    expect(en.contact['phone-invalid']).toBe('Invalid phone number');
    expect(en.funds['description-required']).toBe('Please describe the source of funds');
    expect(en.funds['amount-required']).toBe('Amount is required');
    const expiry = 'Valid expiry date is required for identity document';
    expect([en.people['identity-expiry-invalid'], en.individual['identity-expiry-invalid']]).toEqual([expiry, expiry]);
  });

  it('of the listing differs by language as specified [VAL-25, VAL-26]', () => {
    expect(en.fields.listed).toContain('100% subsidiary of a listed entity');
    expect(nl.fields.listed).toContain('meer dan 50%');
    expect(nl.fields.listed).not.toContain('100%');
  });
});
