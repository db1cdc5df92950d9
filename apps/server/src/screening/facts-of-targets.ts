import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { type ScreeningTarget, screeningTargets } from '../case/screenings.ts';
import { companyFacts } from '../case/subject.ts';
import type { Version } from '../case/versions.ts';
import type { Reader, RequestRow } from '../collections/rows.ts';
import type { ScreenedFacts } from '../collections/shapes.ts';

/** A person or company to screen, with the known facts. */
export interface ScreenedTarget extends ScreeningTarget {
  readonly facts: ScreenedFacts;
}

const noFacts = {
  otherNames: [],
  birthDate: '',
  birthPlace: '',
  nationality: '',
  country: '',
  gender: '' as const,
  documents: [],
  registrationNumber: '',
};

const given = (texts: readonly (string | undefined)[], except = '') =>
  [...new Set(texts.map((text) => (text ?? '').trim()))].filter((text) => text !== '' && text !== except);
const isDay = (text = '') => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Returns everyone in a frozen version: the subject, every company in its chain, every owner and associated person. */
export async function loadScreenedTargets(
  records: Reader,
  request: RequestRow,
  version: Version,
): Promise<ScreenedTarget[]> {
  const targets = (await screeningTargets(records, request, version)).filter(({ name }) => name.trim() !== '');
  const subject = await subjectFacts(records, request, version);
  return targets.map((target) => {
    if (target.target === 'subject') return { ...target, facts: { ...noFacts, ...subject, type: target.kind } };
    return { ...target, facts: { ...noFacts, ...partFacts(version, target), type: target.kind } };
  });
}

async function subjectFacts(records: Reader, request: RequestRow, { answers }: Version) {
  if (request.type === 'individual') return individualFacts(request, answers.individual);
  const business = await records.get('kyc_businesses', request.business);
  const known = business && companyFacts(business, request);
  const own = answers['legal-entity'];
  const { name } = { name: request.client_name };
  return {
    name,
    otherNames: given([own?.name, known?.name, ...(known?.tradeNames ?? [])], name),
    country: own?.country ?? request.client_country,
    registrationNumber: own?.registrationNumber ?? request.client_number,
  };
}

function individualFacts(request: RequestRow, own: Version['answers']['individual']) {
  const name = `${own?.firstName ?? ''} ${own?.lastName ?? ''}`.trim() || request.client_name;
  return {
    name,
    otherNames: given([request.client_name], name),
    birthDate: isDay(own?.birthDate),
    birthPlace: own?.birthPlace ?? '',
    nationality: own?.nationality ?? '',
    country: own?.countryOfResidence ?? request.client_country,
    gender: own?.sex === 'male' || own?.sex === 'female' ? own.sex : ('' as const),
    documents: given([own?.identityNumber]),
  };
}

function partFacts({ answers }: Version, { target, kind, name }: ScreeningTarget) {
  const node = answers.ownership?.nodes?.find(({ id }) => id === target);
  if (kind === 'company')
    return { name, country: node?.country ?? '', registrationNumber: node?.registrationNumber ?? '' };
  const person: Partial<PersonAnswers> = answers.people?.people?.find(({ id }) => id === target) ?? {};
  const asOwner = `${node?.firstName ?? ''} ${node?.lastName ?? ''}`.trim();
  return {
    name,
    otherNames: given([asOwner], name),
    birthDate: isDay(person.birthDate),
    nationality: person.nationality ?? '',
    country: person.countryOfResidence ?? node?.country ?? '',
    documents: given([person.identityNumber]),
  };
}
