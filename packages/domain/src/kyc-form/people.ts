import { maxDocumentNumber, maxFunction, maxPersonName } from '../limits.ts';
import type { OwnershipResult } from '../ownership/ubo.ts';
import { emailAddress, optionalText, requiredText, z } from '../schema.ts';
import { displayName } from '../subject.ts';
import type { KycIssue, PersonAnswers } from './answers.ts';
import type { KycForm } from './form.ts';
import { sideAnswers } from './identity-sides.ts';
import { hasFile, missingIdentitySides, schemaIssues, withPhotoIssues } from './issue.ts';
import { ownershipOf } from './ownership.ts';
import { peopleToIdentify, standInOf } from './people-to-identify.ts';
import { anyCountry, birthDate, identityKind, validExpiry } from './person-fields.ts';
import { askedQuestions, type StandIn } from './questions.ts';

/** Text keys of this section's messages; `{{name}}` is the person's. Quoted English texts: docs/specification.md section 5. */
export const peopleTexts = {
  firstName: 'kyc-form:people.first-name-required',
  lastName: 'kyc-form:people.last-name-required',
  email: 'kyc-form:people.email-invalid',
  function: 'kyc-form:people.function-required',
  represents: 'kyc-form:people.represents-required',
  director: 'kyc-form:people.director-required',
  board: 'kyc-form:people.board-required',
  partner: 'kyc-form:people.partner-required',
  birthDate: 'kyc-form:people.birth-date-invalid',
  nationality: 'kyc-form:people.nationality-required',
  countryOfResidence: 'kyc-form:people.country-of-residence-required',
  identityKind: 'kyc-form:people.identity-kind-required',
  identityExpiry: 'kyc-form:people.identity-expiry-invalid',
  identityDocument: 'kyc-form:people.identity-document-required',
  identityFront: 'kyc-form:people.identity-front-required',
  identityBack: 'kyc-form:people.identity-back-required',
  authority: 'kyc-form:people.authority-required',
  authorityDocument: 'kyc-form:people.authority-document-required',
  uboRequired: 'kyc-form:people.ubo-required',
  boardMember: 'kyc-form:people.board-member-required',
  soleOwner: 'kyc-form:people.sole-owner-required',
  uboMissing: 'kyc-form:people.ubo-missing',
  representativeRequired: 'kyc-form:people.representative-required',
} as const;

const texts = peopleTexts;

/** What is asked of everyone, whether they must be identified or not. */
const commonFields = (standIn: StandIn | undefined) => ({
  firstName: requiredText(texts.firstName, maxPersonName),
  lastName: requiredText(texts.lastName, maxPersonName),
  function: requiredText(texts.function, maxFunction),
  email: z.optional(z.union([z.literal(''), emailAddress(texts.email)], texts.email)),
  ...(standIn && { isStandIn: z.boolean(texts[standIn]) }),
  isRepresentative: z.boolean(texts.represents),
});

/** Any person with a role in the company. */
const enteredPersonSchema = (standIn: StandIn | undefined) => z.object(commonFields(standIn));

/** A person who owns, controls or represents the company and must be identified. */
function identifiedPersonSchema(today: string, standIn: StandIn | undefined) {
  return z.object({
    ...commonFields(standIn),
    birthDate: birthDate(texts.birthDate, today),
    nationality: anyCountry(texts.nationality),
    countryOfResidence: anyCountry(texts.countryOfResidence),
    identityKind: identityKind(texts.identityKind),
    identityNumber: optionalText(maxDocumentNumber),
    identityExpiry: validExpiry(texts.identityExpiry, today),
  });
}

/** Issues of the people section. Paths: `people.<index>.<field>`, `ubo`, `ubo.<id>` and `representative`. */
export function peopleIssues(form: KycForm, ownership: OwnershipResult = ownershipOf(form)): KycIssue[] {
  const toIdentify = peopleToIdentify(form, ownership);
  const people = form.answers.people?.people ?? [];
  const standIn = standInOf(form, ownership);
  return [
    ...people.flatMap((person, at) =>
      personIssues(person, at, { form, identified: toIdentify.includes(person), standIn }),
    ),
    ...uboIssues(form, ownership),
    ...(people.some((person) => person.isRepresentative === true)
      ? []
      : [issue('representative', texts.representativeRequired)]),
  ];
}

function personIssues(
  person: PersonAnswers,
  at: number,
  { form, identified, standIn }: { form: KycForm; identified: boolean; standIn: StandIn | undefined },
): KycIssue[] {
  // What a person gives by an own link is not asked of the others.
  const isAsked = identified && person.identifiesBy !== 'self';
  const schema = isAsked ? identifiedPersonSchema(form.today, standIn) : enteredPersonSchema(standIn);
  const facts = { name: displayName(person.firstName, person.lastName) };
  const found: KycIssue[] = [
    ...withPhotoIssues(
      schemaIssues('people', schema, person, `people.${at}`),
      isAsked ? identityFileIssues(person, at, form) : [],
    ),
    ...(person.isRepresentative === true ? authorityIssues(person, at, form) : []),
  ];
  return found.map((one) => ({ ...one, facts: { ...facts, ...one.facts } }));
}

function identityFileIssues(person: PersonAnswers, at: number, { documents }: KycForm): KycIssue[] {
  return missingIdentitySides(documents, person.identityKind, person.id).map((side) =>
    issue(`people.${at}.${sideAnswers[side].path}`, texts[sideAnswers[side].text]),
  );
}

function authorityIssues(person: PersonAnswers, at: number, { documents }: KycForm): KycIssue[] {
  if (person.authorityFrom === 'register') return [];
  if (person.authorityFrom !== 'document') return [issue(`people.${at}.authorityFrom`, texts.authority)];
  const given = hasFile(documents, { purpose: 'authority', person: person.id });
  return given ? [] : [issue(`people.${at}.authorityDocuments`, texts.authorityDocument)];
}

/**
 * Every computed owner must be among the people; if there is none, a director must be reported, with the reason given
 * before.
 */
function uboIssues(form: KycForm, ownership: OwnershipResult): KycIssue[] {
  const people = form.answers.people?.people ?? [];
  const ubos = ownership.people.filter((person) => person.isUbo === 'yes');
  const missing = ubos.filter((ubo) => !people.some((person) => person.id === ubo.id));
  if (missing.length > 0)
    return missing.map((ubo) => ({ ...issue(`ubo.${ubo.id}`, texts.uboMissing), facts: { name: ubo.name } }));
  const standsIn = standInOf(form, ownership) !== undefined && people.some((person) => person.isStandIn === true);
  if (ubos.length > 0 || standsIn) return [];
  const { standIn } = askedQuestions(form.answers['legal-entity']);
  if (standIn === undefined) return [issue('ubo', texts.soleOwner)];
  return [issue('ubo', standIn === 'board' ? texts.boardMember : texts.uboRequired)];
}

function issue(path: string, key: string): KycIssue {
  return { section: 'people', path, key };
}
