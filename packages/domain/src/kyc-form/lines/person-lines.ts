import { isStoredAmount } from '../../money.ts';
import { formatPhone, toE164 } from '../../phone.ts';
import { displayName } from '../../subject.ts';
import type { IndividualAnswers, PersonAnswers } from '../answers.ts';
import { peopleToChoose, selfId } from '../identity-choices.ts';
import { namesAmong } from '../names-among.ts';
import { ownershipOf } from '../ownership.ts';
import { peopleToIdentify, standInOf } from '../people-to-identify.ts';
import {
  type AnsweredForm,
  type AnswerFormat,
  type AnswerGroup,
  type AnswerLine,
  addressText,
  documentLines,
  joined,
  ownGroup,
  type SectionLines,
  yesNo,
} from './answer-line.ts';
import { rolesText } from './roles-text.ts';

export const contactLines: SectionLines = ({ answers: { contact = {} } }, format) => {
  const { t, country } = format;
  const phone = toE164(contact.phone ?? '', contact.phoneCountry);
  const typed = contact.phone ? joined([contact.phone, country(contact.phoneCountry ?? '')]) : '';
  return [
    ownGroup('contact', [
      {
        term: t('kyc-form:fields.full-name'),
        value: displayName(contact.firstName, contact.lastName),
        isBrief: true,
      },
      { term: t('kyc-form:fields.email'), value: contact.email ?? '' },
      { term: t('kyc-form:fields.phone'), value: phone ? formatPhone(phone) : typed, isBrief: true },
      { term: t('kyc-form:fields.fills-in-own'), value: yesNo(contact.fillsInOwn, format) },
    ]),
  ];
};

export const peopleLines: SectionLines = (form, format) => {
  const ownership = ownershipOf(form);
  const standIn = standInOf(form, ownership);
  return (form.answers.people?.people ?? []).map((person): AnswerGroup => {
    const { t } = format;
    const isListed = (kind: string, owner: string) => owner === person.id && kind.startsWith('other-');
    return {
      page: 'people',
      person: person.id,
      title: displayName(person.firstName, person.lastName) || t('kyc-form:people.no-name'),
      lines: [
        { term: t('answers:roles'), value: rolesText(person, ownership, format) },
        {
          term: t('kyc-form:fields.is-stand-in'),
          value: standIn && person.isStandIn === false ? yesNo(false, format) : '',
        },
        {
          term: t('kyc-form:fields.is-representative'),
          value: person.isRepresentative === false ? yesNo(false, format) : '',
        },
        { term: t('kyc-form:fields.email'), value: person.email ?? '' },
        {
          term: t('answers:identity-details'),
          value: person.identifiesBy === 'self' ? t('answers:by-own-link') : '',
        },
        ...personalLines(person, format),
        ...identityDocumentLines(person, format),
        {
          term: t('kyc-form:fields.authority'),
          value: person.authorityFrom ? t(`kyc-form:people.authority-${person.authorityFrom}`) : '',
        },
        ...documentLines(form.documents, format, isListed),
      ],
    };
  });
};

const personalLines = (
  person: Pick<PersonAnswers, 'birthDate' | 'nationality' | 'countryOfResidence'>,
  { t, date, country, nationality }: AnswerFormat,
): AnswerLine[] => [
  { term: t('kyc-form:fields.birth-date'), value: date(person.birthDate ?? '') },
  { term: t('kyc-form:fields.nationality'), value: nationality(person.nationality ?? '') },
  { term: t('kyc-form:fields.country-of-residence'), value: country(person.countryOfResidence ?? '') },
];

/** Kind, number, country and last day of an identity document. */
function identityDocumentLines(
  person: Pick<IndividualAnswers, 'identityKind' | 'identityNumber' | 'identityExpiry' | 'identityCountry'>,
  { t, date, country }: AnswerFormat,
): AnswerLine[] {
  return [
    {
      term: t('kyc-form:fields.identity-kind'),
      value: person.identityKind ? t(`identity:kinds.${person.identityKind}`) : '',
    },
    { term: t('kyc-form:fields.identity-number'), value: person.identityNumber ?? '' },
    { term: t('answers:identity-country'), value: country(person.identityCountry ?? '') },
    { term: t('kyc-form:fields.identity-expiry'), value: date(person.identityExpiry ?? '') },
  ];
}

export const individualLines: SectionLines = ({ answers: { individual = {} }, documents }, format) => {
  const { t } = format;
  return [
    ownGroup('individual', [
      {
        term: t('kyc-form:fields.full-name'),
        value: displayName(individual.firstName, individual.lastName),
        isBrief: true,
      },
      ...personalLines(individual, format),
      { term: t('kyc-form:fields.birth-place'), value: individual.birthPlace ?? '' },
      { term: t('answers:sex'), value: individual.sex ? t(`answers:sexes.${individual.sex}`) : '' },
      { term: t('kyc-form:fields.address'), value: addressText(individual.address, format), isBrief: true },
      ...identityDocumentLines(individual, format),
      ...documentLines(documents, format, (kind) => kind !== 'other-funds'),
    ]),
  ];
};

export const fundsLines: SectionLines = ({ answers: { funds = {} }, documents }, format) => {
  const { t, money } = format;
  const { description = '', amount = '', currency = '' } = funds;
  return [
    ownGroup('funds', [
      { term: t('kyc-form:fields.funds-description'), value: description, isBrief: true },
      {
        term: t('kyc-form:fields.amount'),
        value: isStoredAmount(amount) ? money(amount, currency || 'EUR') : amount && joined([amount, currency]),
        isBrief: true,
      },
      ...documentLines(documents, format, (kind) => kind === 'other-funds'),
    ]),
  ];
};

/** How each person identifies; those whose identity is verified have done it. */
export const identityLines: SectionLines = (form, format) => {
  const { t } = format;
  const ownership = form.type === 'business' ? ownershipOf(form) : undefined;
  const verified = form.verifiedPeople ?? [];
  const toChoose = peopleToChoose(form, ownership);
  const done = [
    ...(verified.includes(selfId) ? [{ id: selfId, name: form.subjectName }] : []),
    ...(ownership
      ? peopleToIdentify(form, ownership)
          .filter(({ id }) => verified.includes(id))
          .map((person) => ({ id: person.id, name: displayName(person.firstName, person.lastName) }))
      : []),
  ];
  const nameOf = namesAmong(form.answers.people?.people ?? [], format.date);
  const group = (id: string, name: string, more: readonly AnswerLine[]): AnswerGroup => {
    const byLink = ownLinkText(id, form, format);
    const { method, email = '' } = form.answers.identity?.choices?.[id] ?? {};
    return {
      page: 'identity',
      person: id,
      title: nameOf(id, name) || t('kyc-form:people.no-name'),
      lines: [
        ...more,
        {
          term: t('kyc-form:fields.method'),
          value: byLink || (method ? t(`identity:methods.${method}`) : ''),
        },
        { term: t('kyc-form:fields.email'), value: email },
      ],
    };
  };
  return [
    ...done.map(({ id, name }) =>
      group(id, name, [{ term: t('answers:identified'), value: t('kyc-form:identity.done') }]),
    ),
    ...toChoose.map(({ id, name }) => group(id, name, [])),
  ];
};

/** How far a person is with their own link; '' without one. What they gave is not part of the form. */
function ownLinkText(
  id: string,
  { linkedPeople = [], givenByLink = {} }: AnsweredForm,
  { t, date }: AnswerFormat,
): string {
  const given = givenByLink[id];
  if (given !== undefined) return t('answers:own-link-given', { date: date(given) });
  return linkedPeople.includes(id) ? t('answers:own-link-sent') : '';
}
