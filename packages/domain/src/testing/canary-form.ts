import type { FormDocument, KycAnswers, KycSection } from '../kyc-form/answers.ts';
import type { KycForm } from '../kyc-form/form.ts';
import { type AnswerShape, sectionOf, sectionsOf } from '../kyc-form/sections.ts';
import { type Language, localeOf } from '../languages.ts';
import type { OnboardingType } from '../onboarding.ts';

/** A stored value, and the text that shows it in each language; the same text unless stated. */
interface Canary {
  readonly value: unknown;
  readonly text: Readonly<Record<Language, string>>;
}

const same = (value: unknown, text = String(value)): Canary => ({ value, text: { en: text, nl: text } });
const inBoth = (value: unknown, en: string, nl: string): Canary => ({ value, text: { en, nl } });

function day(value: string): Canary {
  const show = (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  return inBoth(value, show('en'), show('nl'));
}

const country = (code: string): Canary => {
  const show = (language: Language) => new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? '';
  return inBoth(code, show('en'), show('nl'));
};

const person = 'canaryperson001';
const company = 'canarycompany01';
const edge = 'canaryedge00001';

/** Answers that are no free text, by the end of their path. Every other answer is a text that names its own path. */
const special: Readonly<Record<string, Canary>> = {
  'contact.phone': same('06 12345678', '+31 6 12345678'),
  'contact.phoneCountry': same('NL', '+31'),
  'contact.fillsInOwn': inBoth(false, 'No', 'Nee'),
  'legal-entity.country': country('MT'),
  'legal-entity.address.country': country('BE'),
  'legal-entity.legalForm': inBoth('PR', 'Unclear', 'Onduidelijk'),
  'legal-entity.listed': inBoth(true, 'Yes', 'Ja'),
  'legal-entity.registerDisputed': inBoth(true, 'Not correct: the details above', 'Niet juist: de gegevens hierboven'),
  'activities.details.0.sbi': same('6820', '68.20'),
  'activities.details.0.edition': same('2025'),
  'activities.details.0.source': same('client', ''),
  'activities.main': inBoth('6820', 'Main activity', 'Hoofdactiviteit'),
  'ownership.nodes.0.id': same(company, ''),
  'ownership.nodes.0.kind': inBoth('company', 'Company', 'Bedrijf'),
  'ownership.nodes.0.firstName': same('', ''),
  'ownership.nodes.0.lastName': same('', ''),
  'ownership.nodes.0.country': country('LU'),
  'ownership.edges.0.id': same(edge, ''),
  'ownership.edges.0.owner': same(company, 'canary ownership.nodes.0.name'),
  'ownership.edges.0.owned': same('client', 'Canary Holding B.V.'),
  'ownership.edges.0.share': inBoth(331_234, '33.1234%', '33,1234%'),
  'ownership.edges.0.band.from': same(undefined, ''),
  'ownership.edges.0.band.to': same(undefined, ''),
  'ownership.edges.0.kind': inBoth('votes', 'Voting rights only', 'Alleen stemrechten'),
  'people.people.0.id': same(person, ''),
  'people.people.0.isUbo': same(true, 'UBO'),
  'people.people.0.isStandIn': inBoth(true, 'Stand-in UBO', 'Pseudo-UBO'),
  'people.people.0.isRepresentative': inBoth(true, 'Represents the company', 'Vertegenwoordigt het bedrijf'),
  'people.people.0.isPrimaryContact': inBoth(true, 'Contact', 'Contactpersoon'),
  'people.people.0.identifiesBy': inBoth('self', 'By an own link', 'Met een eigen link'),
  'people.people.0.birthDate': day('1961-03-07'),
  'people.people.0.nationality': inBoth('IS', 'Icelandic', 'IJslandse'),
  'people.people.0.countryOfResidence': country('PT'),
  'people.people.0.identityKind': inBoth('residence_permit', 'Residence permit', 'Verblijfsvergunning'),
  'people.people.0.identityExpiry': day('2031-05-09'),
  'people.people.0.identityDocuments.0': same('canarydoc000001', 'canary-identity.pdf'),
  'people.people.0.authorityFrom': inBoth('document', 'Another document', 'Een ander document'),
  'people.people.0.authorityDocuments.0': same('canarydoc000002', 'canary-authority.pdf'),
  'individual.birthDate': day('1971-04-11'),
  'individual.sex': inBoth('female', 'Female', 'Vrouw'),
  'individual.nationality': inBoth('CY', 'Cypriot', 'Cypriotische'),
  'individual.countryOfResidence': country('FI'),
  'individual.address.country': country('SI'),
  'individual.identityKind': inBoth('driving_licence', 'Driving licence', 'Rijbewijs'),
  'individual.identityExpiry': day('2032-06-12'),
  'individual.identityCountry': country('HR'),
  'individual.identityDocuments.0': same('canarydoc000003', 'canary-own.pdf'),
  'funds.currency': same('SEK', ''),
  'funds.amount': inBoth('98765400', '987,654.00', '987.654,00'),
  'funds.documents.0': same('canarydoc000004', 'canary-funds.pdf'),
  'identity.choices.*.method': inBoth('digital_identification', 'Digital identification', 'Digitale identificatie'),
};

const file = (id: string, name: string, purpose: string, owner: string): FormDocument => ({
  id,
  type: 'other',
  purpose,
  side: '',
  person: owner,
  name,
  size: 1_000,
  pages: 1,
  issuedOn: '2026-10-03',
  expiresOn: '2033-07-13',
  verification: 'pending',
});

/** A text of the form that must be shown wherever the form is listed. */
export interface ShownText {
  readonly path: string;
  readonly text: string;
}

/**
 * A form with a value of its own in every field that is stored, and the text by which each is found on a page or in a
 * document. A field that is added to `sections.ts` is included without a change here.
 */
export function canaryForm(type: OnboardingType): {
  form: KycForm & { answers: Partial<KycAnswers> };
  shown: (language: Language) => ShownText[];
} {
  const found = new Map<string, Canary>();
  const owner = type === 'business' ? person : '';
  const answers = Object.fromEntries(
    sectionsOf(type).map((section: KycSection) => [section, canaryOf(sectionOf(section).shape, section, found)]),
  ) as Partial<KycAnswers>;
  if (answers.identity?.choices) {
    const { '*': choice = {} } = answers.identity.choices;
    answers.identity.choices = { [type === 'business' ? person : 'self']: choice };
  }
  const documents = [
    file('canarydoc000001', 'canary-identity.pdf', 'identity', owner),
    file('canarydoc000002', 'canary-authority.pdf', 'authority', owner),
    file('canarydoc000003', 'canary-own.pdf', 'identity', ''),
    file('canarydoc000004', 'canary-funds.pdf', 'funds', ''),
  ].filter(({ person: of, purpose }) => type === 'individual' || of !== '' || purpose === 'funds');
  const subjectName = 'Canary Holding B.V.';
  return {
    form: { type, sourceOfFunds: true, answers, documents, today: '2026-11-23', subjectName },
    shown: (language) => [...found].map(([path, { text }]) => ({ path, text: text[language] })),
  };
}

function canaryOf(
  shape: AnswerShape | Readonly<Record<string, AnswerShape>>,
  path: string,
  found: Map<string, Canary>,
): unknown {
  if (Array.isArray(shape)) return [canaryOf(shape[0] as AnswerShape, `${path}.0`, found)];
  if (typeof shape === 'object') {
    const entries = Object.entries(shape).map(([key, inner]) => [key, canaryOf(inner, `${path}.${key}`, found)]);
    const given = entries.filter(([, value]) => value !== undefined && value !== '');
    return given.length === 0 ? undefined : Object.fromEntries(given);
  }
  const canary = special[path] ?? same(`canary ${path}`);
  found.set(path, canary);
  return canary.value;
}
