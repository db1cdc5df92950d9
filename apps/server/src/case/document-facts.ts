import type { DocumentPage } from '@dossier/domain/contracts/answers/documents';
import { type DocumentFact, type DocumentPurpose, documentFactsOf } from '@dossier/domain/documents';
import type { KycAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { VaultDocument } from './documents.ts';
import { personName } from './people.ts';
import type { VisibleCase } from './visible-case.ts';

type Facts = DocumentPage['facts'];
/** What identifies a document to a reviewer: its kind, its owner and its dates. */
type ShownDocument = Pick<VaultDocument, 'type' | 'purpose' | 'owner' | 'issuedOn' | 'expiresOn'>;
type FactsOf = (file: VisibleCase, document: ShownDocument) => Facts;

const companyFact =
  (label: CompanyFact): FactsOf =>
  (file) =>
    given([[label, companyFacts(file)[label]]]);

const factsOf: Readonly<Record<DocumentFact, FactsOf>> = {
  name: companyFact('name'),
  'registration-number': companyFact('registration-number'),
  'legal-form': companyFact('legal-form'),
  address: companyFact('address'),
  representatives: (file) => people(file, (person) => person.isRepresentative === true, 'representative'),
  ubos: (file) => people(file, (person) => person.isUbo === true, 'ubo'),
  holders: (file) => holders(file.answers),
};

const factsOfPurpose: Readonly<Record<DocumentPurpose, FactsOf>> = {
  identity,
  authority: (file, { owner }) => people(file, (person) => person.id === owner, 'representative'),
  funds: ({ answers }) =>
    given([
      ['funds-description', answers.funds?.description],
      ['funds-amount', [answers.funds?.currency, answers.funds?.amount].filter(Boolean).join(' ')],
    ]),
  listing: ({ answers }) => given([['listed-market', answers['legal-entity']?.listedMarket]]),
};

/** The answers that a reviewer compares with a document, and the dates of the document. */
export function documentFacts(file: VisibleCase, document: ShownDocument): Facts {
  const { type, purpose } = document;
  const ofType = documentFactsOf(type).flatMap((fact) => factsOf[fact](file, document));
  const ofPurpose = type === 'other' && purpose !== '' ? factsOfPurpose[purpose](file, document) : [];
  const dates = given([
    ['issued', document.issuedOn],
    ['expires', document.expiresOn],
  ]);
  return [...ofType, ...ofPurpose, ...dates];
}

function given(pairs: readonly (readonly [string, string | undefined])[]): Facts {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

type CompanyFact = 'name' | 'registration-number' | 'legal-form' | 'address';

function companyFacts({ answers, request, subject }: VisibleCase): Readonly<Record<CompanyFact, string>> {
  const entity = answers['legal-entity'] ?? {};
  const address = entity.address ?? subject.register?.address;
  const lines = [
    `${address?.street ?? ''} ${address?.houseNumber ?? ''}`,
    `${address?.postalCode ?? ''} ${address?.city ?? ''}`,
  ];
  return {
    name: entity.name ?? request.client_name,
    'registration-number': entity.registrationNumber ?? subject.number,
    'legal-form': entity.legalForm ?? subject.legalForm,
    address: lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  };
}

function people({ answers }: VisibleCase, isMeant: (person: PersonAnswers) => boolean, label: string): Facts {
  return given((answers.people?.people ?? []).filter(isMeant).map((person) => [label, personName(person)] as const));
}

function holders(answers: Partial<KycAnswers>): Facts {
  const { nodes = [], edges = [] } = answers.ownership ?? {};
  return given(
    edges.map((edge) => {
      const owner = nodes.find((node) => node.id === edge.owner);
      const name = owner?.kind === 'company' ? owner.name : personName(owner ?? {});
      return ['holder', `${name ?? ''}${edge.share === undefined ? '' : ` ${edge.share / 10_000}%`}`] as const;
    }),
  );
}

function identity({ answers }: VisibleCase, { owner }: ShownDocument): Facts {
  const person = answers.people?.people?.find(({ id }) => id === owner) ?? answers.individual;
  return given([
    ['name', person && personName(person)],
    ['birth-date', person?.birthDate],
    ['nationality', person?.nationality],
    ['identity-kind', person?.identityKind],
    ['identity-number', person?.identityNumber],
    ['identity-expiry', person?.identityExpiry],
  ]);
}
