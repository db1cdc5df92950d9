import type { Check } from '@dossier/domain/checks';
import type { SeedStaff } from './people.ts';

/** Stage of a demo onboarding. */
export type Stage =
  | 'draft'
  | 'requested'
  | 'access-rejected'
  | 'filling-in'
  | 'submitted'
  | 'in-review'
  | 'asked-client'
  | 'asked-institution'
  | 'completed'
  | 'cancelled'
  | 'closed';

export interface DemoClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
}

export interface Plan {
  readonly by: 'sanne' | 'noor' | 'lena';
  /** Name in the demo register; absent for a natural person, who is the client. */
  readonly company?: string;
  readonly client: DemoClient;
  readonly reference: string;
  readonly purpose: string;
  readonly sourceOfFunds?: boolean;
  readonly scope?: readonly Check[];
  readonly stage: Stage;
  readonly intern?: Extract<keyof SeedStaff, 'ruben' | 'ilse'>;
  /** Days before the present: the first and the last step. */
  readonly from: number;
  readonly to: number;
  /** Days from the present. */
  readonly deadline: number;
  /** The two-layer case with everything in it. */
  readonly isZilverlinde?: boolean;
}

const client = (firstName: string, lastName: string, email: string, country: string, phone: string): DemoClient => ({
  firstName,
  lastName,
  email,
  country,
  phone,
});

const marit = client('Marit', 'Hoekstra', 'marit@zilverlinde.example', 'NL', '+31655501732');
const full: readonly Check[] = ['activities', 'ownership', 'people'];

/** Every onboarding of the demo, oldest first. */
// biome-ignore format: one onboarding, one line
export const plans: readonly Plan[] = [
  { by: 'noor', company: 'Stichting Kunstfonds Amstel', client: client('Willem', 'van Loon', 'willem@kunstfonds.example', 'NL', '+31655501001'), reference: 'TR-2026-0298', purpose: 'Gift of a collection', stage: 'closed', intern: 'ilse', from: 46, to: 24, deadline: -10 },
  { by: 'sanne', company: 'Vinkhuys Projecten B.V.', client: client('Tom', 'Vinkhuys', 'tom@vinkhuys.example', 'NL', '+31655501002'), reference: 'TR-2026-0312', purpose: 'Sale of a building plot', stage: 'cancelled', from: 40, to: 31, deadline: -12 },
  { by: 'lena', company: 'Noordzee Offshore Services B.V.', client: client('Ellen', 'Visser', 'ellen@noordzee-offshore.example', 'NL', '+31655501003'), reference: 'DB-44810', purpose: 'Business account', stage: 'completed', intern: 'ruben', from: 33, to: 12, deadline: -4, scope: full },
  { by: 'sanne', client: client('Hanna', 'Lindqvist', 'hanna@lindqvist.example', 'SE', '+46701740601'), reference: 'TR-2026-0371', purpose: 'Purchase of an apartment', sourceOfFunds: true, stage: 'completed', intern: 'ruben', from: 28, to: 3, deadline: 1, scope: ['funds'] },
  { by: 'sanne', company: 'Oostpoort Logistics B.V.', client: client('Pieter', 'Oosterhuis', 'pieter@oostpoort.example', 'NL', '+31655501004'), reference: 'TR-2026-0388', purpose: 'Sale of shares', stage: 'asked-institution', intern: 'ruben', from: 26, to: 0.4, deadline: -6, scope: full },
  { by: 'noor', company: 'Stadsveer Rotterdam N.V.', client: client('Anneke', 'Bos', 'anneke@stadsveer.example', 'NL', '+31655501005'), reference: 'TR-2026-0395', purpose: 'Mortgage on two ferries', stage: 'completed', intern: 'ilse', from: 23, to: 1.2, deadline: 6, scope: full },
  { by: 'lena', company: 'Marsdiep Holding B.V.', client: client('Joost', 'Marsman', 'joost@marsdiep.example', 'NL', '+31655501006'), reference: 'DB-45120', purpose: 'Investment loan', stage: 'in-review', intern: 'ruben', from: 20, to: 2, deadline: 5, scope: full },
  { by: 'sanne', company: 'Tessera Holding S.à r.l.', client: client('Luc', 'Weber', 'luc@tessera.example', 'LU', '+352621550107'), reference: 'TR-2026-0402', purpose: 'Transfer of shares', stage: 'asked-client', intern: 'ruben', from: 18, to: 2.6, deadline: 6, scope: full },
  { by: 'noor', company: 'Lumière & Fils SARL', client: client('Camille', 'Fournier', 'camille@lumiere.example', 'FR', '+33655500108'), reference: 'TR-2026-0409', purpose: 'Purchase of a warehouse', stage: 'access-rejected', from: 16, to: 4.3, deadline: -3 },
  { by: 'lena', client: client('Jonas', 'Lindqvist', 'jonas@lindqvist.example', 'SE', '+46701740602'), reference: 'DB-45201', purpose: 'Private banking', sourceOfFunds: true, stage: 'asked-client', intern: 'ilse', from: 15, to: 2.2, deadline: 9 },
  { by: 'sanne', client: client('Aoife', 'Brannigan', 'aoife@brannigan.example', 'IE', '+353851234567'), reference: 'TR-2026-0417', purpose: 'Inheritance', stage: 'requested', from: 14.2, to: 14, deadline: 1 },
  { by: 'sanne', company: 'Zilverlinde Vastgoed B.V.', client: marit, reference: 'TR-2026-0431', purpose: 'Purchase of an office building', sourceOfFunds: true, stage: 'in-review', intern: 'ruben', from: 12, to: 0.2, deadline: 4, scope: [...full, 'funds'], isZilverlinde: true },
  { by: 'noor', company: 'Baltica Timber OÜ', client: client('Kaarel', 'Tamm', 'kaarel@baltica.example', 'EE', '+37253401109'), reference: 'TR-2026-0436', purpose: 'Purchase of forest land', stage: 'submitted', from: 9, to: 1.6, deadline: 16, scope: full },
  { by: 'lena', company: 'Casa Verdemar S.L.', client: client('Inés', 'Navarro', 'ines@verdemar.example', 'ES', '+34612345110'), reference: 'DB-45377', purpose: 'Business account', stage: 'submitted', from: 8, to: 0.9, deadline: 12 },
  { by: 'sanne', company: 'Fjordline Marine A/S', client: client('Mikkel', 'Thorsen', 'mikkel@fjordline.example', 'DK', '+4520123111'), reference: 'TR-2026-0440', purpose: 'Purchase of a mooring', stage: 'filling-in', from: 6, to: 1.4, deadline: 20 },
  { by: 'lena', company: 'Zilverlinde Vastgoed B.V.', client: marit, reference: 'DB-45402', purpose: 'Building loan', stage: 'requested', from: 0.15, to: 0.12, deadline: 25, scope: full },
  { by: 'sanne', company: 'Moravia Sklo s.r.o.', client: client('Tereza', 'Králová', 'tereza@moravia.example', 'CZ', '+420601123112'), reference: 'TR-2026-0447', purpose: 'Sale of machinery', stage: 'requested', from: 0.3, to: 0.25, deadline: 30 },
  { by: 'sanne', company: 'Van Rijsbergen Beheer B.V.', client: client('Joris', 'van Rijsbergen', 'joris@vanrijsbergen.example', 'BE', '+32470123113'), reference: 'TR-2026-0450', purpose: 'Sale of shares', stage: 'draft', from: 2.1, to: 2, deadline: 24 },
  { by: 'lena', company: 'Polderwind Coöperatie U.A.', client: client('Geert', 'Hofstra', 'geert@polderwind.example', 'NL', '+31655501014'), reference: 'DB-45410', purpose: 'Project finance', stage: 'draft', from: 1.1, to: 1, deadline: 40 },
];
