import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { type Making, plainCompany } from './owners.ts';
import type { DemoClient } from './plans.ts';
import { zilverlinde } from './zilverlinde.ts';

type Draft = Partial<KycAnswers>;

/** The answers of a demo client, section by section. */
export function answersOf(making: Making): Draft {
  return making.plan.company ? businessAnswers(making) : personAnswers(making);
}

function contactOf({ firstName, lastName, email, phone, country }: DemoClient): KycAnswers['contact'] {
  return { firstName, lastName, email, phone, phoneCountry: country, fillsInOwn: true };
}

const fundsOf = (purpose: string): KycAnswers['funds'] => ({
  description: `Own savings and a bank loan, for: ${purpose.toLowerCase()}.`,
  currency: 'EUR',
  amount: '345000000',
});

function personAnswers({ plan, prefilled, day }: Making): Draft {
  const { firstName, lastName, country } = plan.client;
  return {
    contact: contactOf(plan.client),
    individual: {
      ...prefilled.individual,
      firstName,
      lastName,
      birthDate: '1984-03-17',
      birthPlace: 'Göteborg',
      nationality: country,
      countryOfResidence: country,
      address: { street: 'Parkgatan', houseNumber: '18', postalCode: '411 38', city: 'Göteborg', country },
      identityKind: 'passport',
      identityNumber: '94310872',
      identityCountry: country,
      identityExpiry: day(900),
    },
    ...(plan.sourceOfFunds ? { funds: fundsOf(plan.purpose) } : {}),
    identity: { choices: { self: { method: 'video_call', email: plan.client.email } } },
  };
}

function businessAnswers(making: Making): Draft {
  const { plan, prefilled } = making;
  const { ownership, people } = plan.isZilverlinde ? zilverlinde(making) : plainCompany(making);
  const entity = prefilled['legal-entity'] ?? {};
  const toIdentify = people.filter((person) => person.isUbo || person.isStandIn || person.isRepresentative);
  return {
    contact: contactOf(plan.client),
    'legal-entity': {
      ...entity,
      legalFormName: entity.legalFormName || entity.name,
      description: plan.isZilverlinde
        ? 'We buy older office buildings in Utrecht and Amersfoort, turn them into homes and rent these out for the middle segment.'
        : `Company of ${plan.client.firstName} ${plan.client.lastName}, active since its registration.`,
      listed: false,
    },
    activities: { ...prefilled.activities, description: 'As registered.' },
    ownership,
    people: { people },
    ...(plan.sourceOfFunds ? { funds: fundsOf(plan.purpose) } : {}),
    identity: {
      choices: Object.fromEntries(
        toIdentify.map((person) => [
          person.id,
          { method: 'video_call' as const, email: person.email ?? plan.client.email },
        ]),
      ),
    },
  };
}
