import type { KycAnswers, OwnershipAnswers, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import type { Plan } from './plans.ts';

export interface Making {
  readonly plan: Plan;
  /** Initial values of the form. */
  readonly prefilled: Partial<KycAnswers>;
  readonly newId: () => string;
  /** ISO date of a number of days from the present. */
  readonly day: (fromNow: number) => string;
}

export interface Owners {
  readonly ownership: OwnershipAnswers;
  readonly people: PersonAnswers[];
}

/** The contact owns four fifths; a foundation or cooperative has no owner, and the contact is reported as director. */
export function plainCompany({ plan, prefilled, newId, day }: Making): Owners {
  const form = prefilled['legal-entity']?.legalForm ?? '';
  const director = newId();
  const isOwnerless = form === 'ST' || form === 'COP';
  const { firstName, lastName, email, country } = plan.client;
  const person: PersonAnswers = {
    id: director,
    firstName,
    lastName,
    email,
    function: 'Director',
    isUbo: !isOwnerless,
    isStandIn: isOwnerless,
    isRepresentative: true,
    isPrimaryContact: true,
    ...identified(country, day(1_100)),
    authorityFrom: 'register',
  };
  if (isOwnerless) {
    return {
      ownership: { nodes: [], edges: [], nobodyReason: 'It has no owners; its board decides.' },
      people: [person],
    };
  }
  const other = newId();
  const share = (owner: string, parts: number) => ({
    id: newId(),
    owner,
    owned: 'client',
    share: parts,
    kind: 'shares' as const,
  });
  return {
    ownership: {
      nodes: [
        { id: director, kind: 'person', firstName, lastName, country },
        { id: other, kind: 'person', firstName: 'Robin', lastName: lastName, country },
      ],
      edges: [share(director, 800_000), share(other, 200_000)],
    },
    people: [person],
  };
}

export function identified(country: string, expiry: string): Partial<PersonAnswers> {
  return {
    birthDate: '1979-02-21',
    nationality: country,
    countryOfResidence: country,
    identityKind: 'passport',
    identityNumber: 'NX4R82KD1',
    identityExpiry: expiry,
  };
}
