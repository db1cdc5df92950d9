import type { Check, ShownStatus } from '@dossier/domain/checks';
import type { IdentityMethod, KycSection } from '@dossier/domain/kyc-form/answers';
import type { ClientWord } from '@dossier/domain/onboarding';
import type { Language } from './texts.ts';

interface Words {
  readonly checks: Readonly<Record<Check, string>>;
  readonly statuses: Readonly<Record<ShownStatus, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<IdentityMethod, string>>;
  readonly hits: Readonly<Record<'open' | 'false_positive' | 'true_match' | 'unsure', string>>;
  readonly severities: Readonly<Record<'low' | 'medium' | 'high', string>>;
  readonly sections: Readonly<Record<KycSection, string>>;
  readonly client: Readonly<Record<ClientWord, string>>;
}

/** Words of the domain as they are printed. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    checks: {
      registration: 'Registration',
      activities: 'Activities',
      ownership: 'Ownership',
      people: 'People',
      funds: 'Source of funds',
      documents: 'Documents',
      identity: 'Identity',
      company_screening: 'Company screening',
      person_screening: 'Person screening',
    },
    statuses: {
      pending: 'Pending',
      approved: 'Approved',
      verified: 'Verified',
      clear: 'Clear',
      rejected: 'Rejected',
      failed: 'Failed',
      'access required': 'Access required',
      'onboarding in progress': 'Onboarding in progress',
    },
    kinds: {
      registration: 'Extract commercial register',
      ubo: 'UBO extract',
      ownership: 'Ownership chart',
      articlesOfAssociation: 'Articles of association',
      partnershipAgreement: 'Partnership agreement',
      shareholdersRegistry: 'Shareholders registry',
      other: 'Other',
      'other-identity': 'Identity document',
      'other-authority': 'Proof of authority',
      'other-funds': 'Source of funds',
      'other-listing': 'Proof of listing',
    },
    methods: {
      video_call: 'Video call',
      in_person: 'In person',
      digital_identification: 'Digital identification method',
    },
    hits: { open: 'Open', false_positive: 'Not the same', true_match: 'True match', unsure: 'Unsure' },
    severities: { low: 'Low', medium: 'Medium', high: 'High' },
    sections: {
      contact: 'Contact',
      'legal-entity': 'Legal entity',
      activities: 'Activities',
      ownership: 'Ownership',
      people: 'People',
      funds: 'Source of funds',
      individual: 'Personal details',
      identity: 'Identity',
    },
    client: {
      'please-complete': 'Please complete',
      'being-checked': 'Being checked',
      'need-something': 'We need something from you',
      finished: 'Finished',
    },
  },
  nl: {
    checks: {
      registration: 'Registratie',
      activities: 'Activiteiten',
      ownership: 'Eigendom',
      people: 'Personen',
      funds: 'Herkomst van middelen',
      documents: 'Documenten',
      identity: 'Identiteit',
      company_screening: 'Screening bedrijven',
      person_screening: 'Screening personen',
    },
    statuses: {
      pending: 'Open',
      approved: 'Akkoord',
      verified: 'Gecontroleerd',
      clear: 'Geen treffer',
      rejected: 'Afgewezen',
      failed: 'Niet in orde',
      'access required': 'Toegang nodig',
      'onboarding in progress': 'Onboarding loopt',
    },
    kinds: {
      registration: 'Uittreksel handelsregister',
      ubo: 'UBO-uittreksel',
      ownership: 'Structuurschema',
      articlesOfAssociation: 'Statuten',
      partnershipAgreement: 'Vennootschapscontract',
      shareholdersRegistry: 'Aandeelhoudersregister',
      other: 'Overig',
      'other-identity': 'Identiteitsdocument',
      'other-authority': 'Bewijs van bevoegdheid',
      'other-funds': 'Herkomst van middelen',
      'other-listing': 'Bewijs van notering',
    },
    methods: {
      video_call: 'Videogesprek',
      in_person: 'In persoon',
      digital_identification: 'Digitaal identificatiemiddel',
    },
    hits: { open: 'Open', false_positive: 'Niet dezelfde', true_match: 'Echte treffer', unsure: 'Onzeker' },
    severities: { low: 'Laag', medium: 'Middel', high: 'Hoog' },
    sections: {
      contact: 'Contact',
      'legal-entity': 'Rechtspersoon',
      activities: 'Activiteiten',
      ownership: 'Eigendom',
      people: 'Personen',
      funds: 'Herkomst van middelen',
      individual: 'Persoonlijke gegevens',
      identity: 'Identiteit',
    },
    client: {
      'please-complete': 'Graag invullen',
      'being-checked': 'Wordt gecontroleerd',
      'need-something': 'We hebben iets van u nodig',
      finished: 'Klaar',
    },
  },
};
