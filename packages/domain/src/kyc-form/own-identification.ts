import { maxDocumentNumber } from '../limits.ts';
import { optionalText, z } from '../schema.ts';
import { peopleTexts as texts } from './people.ts';
import { anyCountry, birthDate, identityKind, validExpiry } from './person-fields.ts';

/** What a person gives by an own link, as of `today`; messages are text keys. */
export function ownDetailsSchema(today: string) {
  return z.object({
    birthDate: birthDate(texts.birthDate, today),
    nationality: anyCountry(texts.nationality),
    countryOfResidence: anyCountry(texts.countryOfResidence),
    identityKind: identityKind(texts.identityKind),
    identityNumber: optionalText(maxDocumentNumber),
    identityExpiry: validExpiry(texts.identityExpiry, today),
  });
}
