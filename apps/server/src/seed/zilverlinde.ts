import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { identified, type Making, type Owners } from './owners.ts';

/** Two layers: Marit through her own company, Joris directly and through Tessera, Élise through Tessera. */
export function zilverlinde({ newId, day }: Making): Owners {
  const [marit, joris, elise, thijs, beheer, tessera] = Array.from({ length: 6 }, newId) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const edge = (owner: string, owned: string, percent: number) => ({
    id: newId(),
    owner,
    owned,
    share: percent * 10_000,
    kind: 'shares' as const,
  });
  const person = (id: string, firstName: string, lastName: string, country: string) => ({
    id,
    kind: 'person' as const,
    firstName,
    lastName,
    country,
  });
  return {
    ownership: {
      nodes: [
        person(marit, 'Marit', 'Hoekstra', 'NL'),
        person(joris, 'Joris', 'van Rijsbergen', 'BE'),
        person(elise, 'Élise', 'Fontaine', 'LU'),
        { id: beheer, kind: 'company', name: 'Hoekstra Beheer B.V.', country: 'NL', registrationNumber: '64120885' },
        {
          id: tessera,
          kind: 'company',
          name: 'Tessera Holding S.à r.l.',
          country: 'LU',
          registrationNumber: 'B214907',
        },
      ],
      edges: [
        edge(marit, beheer, 100),
        edge(beheer, 'client', 45),
        edge(joris, 'client', 15),
        edge(joris, tessera, 70),
        edge(elise, tessera, 30),
        edge(tessera, 'client', 40),
      ],
    },
    people: zilverlindePeople({ marit, joris, elise, thijs }, day),
  };
}

type Names = Readonly<Record<'marit' | 'joris' | 'elise' | 'thijs', string>>;

function zilverlindePeople({ marit, joris, elise, thijs }: Names, day: Making['day']): PersonAnswers[] {
  return [
    {
      id: marit,
      firstName: 'Marit',
      lastName: 'Hoekstra',
      email: 'marit@zilverlinde.example',
      function: 'Director',
      isUbo: true,
      isRepresentative: true,
      isPrimaryContact: true,
      ...identified('NL', day(1_650)),
      authorityFrom: 'register',
    },
    {
      id: joris,
      firstName: 'Joris',
      lastName: 'van Rijsbergen',
      email: 'joris@vanrijsbergen.example',
      function: 'Shareholder',
      isUbo: true,
      isRepresentative: false,
      ...identified('BE', day(2_050)),
      birthDate: '1984-04-09',
      identityNumber: 'EM871203',
    },
    { id: elise, firstName: 'Élise', lastName: 'Fontaine', function: 'Shareholder', isRepresentative: false },
    {
      id: thijs,
      firstName: 'Thijs',
      lastName: 'Bakkerveld',
      email: 'thijs@zilverlinde.example',
      function: 'Authorised officer',
      isRepresentative: true,
      ...identified('NL', day(80)),
      birthDate: '1991-11-12',
      identityKind: 'identity_card',
      identityNumber: 'IR82L4KB6',
      authorityFrom: 'register',
    },
  ];
}
