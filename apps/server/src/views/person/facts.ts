import type { PersonFacts } from '@dossier/domain/contracts/answers/person';
import { comparable, type PersonFact, personFacts } from '@dossier/domain/same-person';
import type { PersonDetails, PersonEntry } from '../../case/person-entry.ts';

type Value = PersonFacts['values'][number];
type Source = Value['sources'][number];
type Given = Readonly<Partial<Record<PersonFact, Pick<Value, 'value' | 'country'>>>>;

interface Statement {
  readonly source: Source;
  readonly given: Given;
}

/** Every fact with each value that was given and by whom, newest first. Contradictions stay visible. */
export function factsOf(entries: readonly PersonEntry[]): PersonFacts[] {
  const statements = entries.flatMap(statementsOf).toSorted((a, b) => (a.source.at < b.source.at ? 1 : -1));
  return personFacts.flatMap((fact) => {
    const values = new Map<string, { value: string; country: string; sources: Source[] }>();
    for (const { source, given } of statements) {
      const one = given[fact];
      if (!one?.value) continue;
      const key = `${comparable(fact, one.value)} ${one.country}`;
      const known = values.get(key);
      if (known) known.sources.push(source);
      else values.set(key, { ...one, sources: [source] });
    }
    return values.size > 0 ? [{ fact, values: [...values.values()] }] : [];
  });
}

function statementsOf({ file, name, form, own, identity, isClient }: PersonEntry): Statement[] {
  const { request, version } = file;
  const hasForm = Object.keys(form).some((key) => form[key as keyof PersonDetails] !== undefined);
  const of = (from: Source['from'], at: string, given: Given, number = 0): Statement => ({
    source: { from, request: request.id, version: number, at },
    given,
  });
  const submitted = version?.submittedAt || version?.updated || request.created;
  return [
    hasForm
      ? of(
          version?.state === 'draft' ? 'draft' : 'client',
          submitted,
          { ...givenBy(form), name: text(name) },
          version?.number,
        )
      : of('institution', request.created, { name: text(name) }),
    ...(own ? [of('person', own.created, givenBy(ofLink(own)))] : []),
    ...(identity?.result === 'verified'
      ? [of('identity', identity.created, { name: text(verifiedName(identity)) })]
      : []),
    ...(isClient && hasForm ? [of('institution', request.created, { name: text(request.client_name) })] : []),
  ];
}

const text = (value = '', country = '') => ({ value, country });

const verifiedName = ({ verified_first_name: first, verified_last_name: last }: NonNullable<PersonEntry['identity']>) =>
  `${first} ${last}`.trim();

function ofLink(own: NonNullable<PersonEntry['own']>): PersonDetails {
  return {
    birthDate: own.birth_date,
    nationality: own.nationality,
    countryOfResidence: own.country_of_residence,
    identityKind: own.identity_kind,
    identityNumber: own.identity_number,
    identityExpiry: own.identity_expiry,
  };
}

function givenBy(details: PersonDetails): Given {
  const { address, identityKind, identityNumber = '' } = details;
  const street = [address?.street, address?.houseNumber].filter(Boolean).join(' ');
  const place = [address?.postalCode, address?.city].filter(Boolean).join(' ');
  return {
    birthDate: text(details.birthDate),
    birthPlace: text(details.birthPlace),
    nationality: text(details.nationality),
    countryOfResidence: text(details.countryOfResidence),
    address: text([street, place].filter(Boolean).join(', '), address?.country),
    email: text(details.email?.toLowerCase()),
    document: text(identityNumber && `${identityKind ?? ''} ${shownNumber(identityNumber)}`, details.identityCountry),
    documentExpiry: text(details.identityExpiry),
  };
}

/** The end of a document's number: enough to tell two documents apart. */
export const shownNumber = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').slice(-3);
