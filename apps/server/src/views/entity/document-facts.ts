import type { DocumentPage, DocumentRow } from '@dossier/domain/contracts/answers/documents';
import type { KycAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { personName } from '../../case/people.ts';
import type { VisibleCase } from '../../case/visible-case.ts';

type Facts = DocumentPage['facts'];
type FactsOf = (file: VisibleCase, document: DocumentRow) => Facts;

/** Which answers a document of each kind should bear out. */
const factsOfKind: Readonly<Record<string, FactsOf>> = {
  registration: (file) => [
    ...company(file),
    ...people(file, (person) => person.isRepresentative === true, 'representative'),
  ],
  ubo: (file) => [...company(file).slice(0, 2), ...people(file, (person) => person.isUbo === true, 'ubo')],
  ownership: (file) => holders(file.answers),
  shareholdersRegistry: (file) => holders(file.answers),
  articlesOfAssociation: (file) => company(file).slice(0, 3),
  partnershipAgreement: (file) => company(file).slice(0, 3),
  'other-identity': identity,
  'other-authority': (file, { owner }) => people(file, (person) => person.id === owner, 'representative'),
  'other-funds': ({ answers }) =>
    given([
      ['funds-description', answers.funds?.description],
      ['funds-amount', [answers.funds?.currency, answers.funds?.amount].filter(Boolean).join(' ')],
    ]),
  'other-listing': ({ answers }) => given([['listed-market', answers['legal-entity']?.listedMarket]]),
};

/** What a reviewer compares with the page in front of them. */
export function documentFacts(file: VisibleCase, document: DocumentRow): Facts {
  const facts = factsOfKind[document.kind]?.(file, document) ?? [];
  const dates = given([
    ['issued', document.issuedOn],
    ['expires', document.expiresOn],
  ]);
  return [...facts, ...dates];
}

function given(pairs: readonly (readonly [string, string | undefined])[]): Facts {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function company({ answers, request, subject }: VisibleCase): Facts {
  const entity = answers['legal-entity'] ?? {};
  const address = entity.address ?? subject.register?.address;
  const lines = [
    `${address?.street ?? ''} ${address?.houseNumber ?? ''}`,
    `${address?.postalCode ?? ''} ${address?.city ?? ''}`,
  ];
  return given([
    ['name', entity.name ?? request.client_name],
    ['registration-number', entity.registrationNumber ?? subject.number],
    ['legal-form', entity.legalForm ?? subject.legalForm],
    [
      'address',
      lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', '),
    ],
  ]);
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

function identity({ answers }: VisibleCase, { owner }: DocumentRow): Facts {
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
