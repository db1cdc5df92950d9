import type { Activity, Entity, IndividualFacts, Registration } from '@dossier/domain/contracts/answers/entity';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { AddressAnswers, LegalEntityAnswers } from '@dossier/domain/kyc-form/answers';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { type SbiTable, sbiTable } from '../reference/sbi.ts';
import { isTyped } from '../registry/registry.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { hasRight } from './portal-rights.ts';
import type { VisibleCase } from './visible-case.ts';

/**
 * The registration of the company: from the register, or from the client when the register has none or is disputed.
 * Without access the answers are empty, so everything comes from the register.
 */
export function registrationOf(file: VisibleCase): Registration | null {
  const { request, subject, answers } = file;
  if (request.type !== 'business') return null;
  const register = subject.register;
  const given = answers['legal-entity'] ?? {};
  const isClients = given.name !== undefined && (given.registerDisputed === true || !register || isTyped(register));
  return {
    ...(isClients ? clientFacts(given) : registerFacts(register, subject, request)),
    source: isClients ? 'client' : sourceOf(register),
    legalFormName: register?.legalFormName || given.legalFormName || subject.legalFormName,
    registeredSince: register?.registeredSince ?? '',
    vatNumber: given.vatNumber || register?.vatNumber || '',
    website: given.website || register?.website || '',
    listed: askedQuestions(given).listed ? (given.listed ?? null) : null,
    registerName: register && !isTyped(register) ? register.source : '',
    registerCheckedAt: subject.registerFetchedAt || (register && !isTyped(register) ? register.fetchedAt : ''),
    earlierAddresses: knownAddresses(file).map(({ since, source: _, ...address }) => ({ address, since })),
  };
}

/** After the client withdrew access, an institution reads no address that the client gave later. */
function knownAddresses({ actor, subject, access }: VisibleCase) {
  const all = subject.business?.address_history ?? [];
  const withdrawnAt = access?.withdrawn_at;
  if (!withdrawnAt || hasRight(actor, 'read-ungated')) return all;
  return all.filter(({ since, source }) => source !== 'client' || since <= dayOf(momentOf(withdrawnAt)));
}

const sourceOf = (register: RegisterAnswer | null): Registration['source'] =>
  register && !isTyped(register) ? 'register' : 'institution';

function clientFacts(given: LegalEntityAnswers) {
  return {
    name: given.name ?? '',
    country: given.country ?? '',
    registrationNumber: given.registrationNumber ?? '',
    legalForm: given.legalForm ?? '',
    address: given.address ? addressOf(given.address) : null,
  };
}

function registerFacts(
  register: RegisterAnswer | null,
  subject: VisibleCase['subject'],
  request: VisibleCase['request'],
) {
  return {
    name: register?.name ?? request.client_name,
    country: register?.country ?? subject.country,
    registrationNumber: register?.registrationNumber ?? subject.number,
    legalForm: register?.legalForm ?? subject.legalForm,
    address: register?.address ?? null,
  };
}

function addressOf(given: AddressAnswers): RegisterAnswer['address'] {
  const { street = '', houseNumber = '', postalCode = '', city = '', country = '' } = given;
  return { street, houseNumber, postalCode, city, country };
}

/** A natural person: as the institution named them until access, then as in their own answers. */
export function individualOf({ request, subject, answers }: VisibleCase): IndividualFacts | null {
  if (request.type !== 'individual') return null;
  const given = answers.individual;
  const typed = request.client_input?.kind === 'individual' ? request.client_input : undefined;
  const [firstName, lastName] = splitName(request.client_name, subject);
  return {
    firstName: given?.firstName ?? typed?.firstName ?? firstName,
    lastName: given?.lastName ?? typed?.lastName ?? lastName,
    documentNumber: given?.identityNumber ?? request.client_number,
    country: given?.identityCountry ?? request.client_country,
    birthDate: given?.birthDate ?? '',
    nationality: given?.nationality ?? '',
    countryOfResidence: given?.countryOfResidence ?? '',
  };
}

/** The subject's row may come from another institution's onboarding: its names are used only when they equal those requested. */
function splitName(asked: string, { firstName, lastName }: VisibleCase['subject']): [string, string] {
  if (`${firstName} ${lastName}` === asked) return [firstName, lastName];
  const at = asked.lastIndexOf(' ');
  return [asked.slice(0, Math.max(at, 0)), asked.slice(at + 1)];
}

export async function activitiesOf({ request, subject, answers }: VisibleCase): Promise<Entity['activities']> {
  if (request.type !== 'business') return null;
  const activity = activityIn(await sbiTable());
  const given = answers.activities;
  const isDescribed = given?.details !== undefined && (given.description ?? '') !== '';
  if (!given?.details?.length && !isDescribed) {
    const ofRegister = (subject.register?.sbi ?? []).map((one) =>
      activity(one.code, one.edition, one.main === true, 'register'),
    );
    return { description: given?.description ?? '', details: ofRegister };
  }
  const details = (given?.details ?? []).map((one) =>
    activity(one.sbi, one.edition, one.sbi === given?.main, one.source),
  );
  return { description: given?.description ?? '', details };
}

type Named = (code: string, edition: Activity['edition'], main: boolean, source: Activity['source']) => Activity;

const activityIn =
  (table: SbiTable): Named =>
  (code, edition, main, source) => {
    const row = table.row(edition, code);
    return { code: code.replace(/\D/g, ''), edition, nl: row?.nl ?? '', en: row?.en ?? '', main, source };
  };
