import { documentKind } from '@dossier/domain/documents';
import type { KycSection, PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { peopleToChoose } from '@dossier/domain/kyc-form/identity';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { isLegalForm } from '@dossier/domain/legal-forms';
import { isStoredAmount } from '@dossier/domain/money';
import { nodeName } from '@dossier/domain/ownership/structure';
import type { PersonInterest } from '@dossier/domain/ownership/ubo';
import { formatPhone, toE164 } from '@dossier/domain/phone';
import { formatSbi } from '@dossier/domain/sbi';
import { displayName } from '@dossier/domain/subject';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useActivityNames } from './activity-names.ts';
import { addressLine } from './address-line.ts';
import { type FormStep, useForm } from './form-context.ts';
import { useRoles } from './roles.ts';

export interface ReviewRow {
  readonly key: string;
  readonly term: string;
  readonly value: string;
  /** From the register. */
  readonly isFromRegister?: boolean;
  /** Page where it is changed. */
  readonly step: FormStep;
  readonly person?: string;
  /** Also shown where the section is summarised in one line. */
  readonly isBrief?: boolean;
}

type Draft = Omit<ReviewRow, 'step' | 'key'> & Partial<Pick<ReviewRow, 'step'>>;

/** Every answer of the form, as text, section by section. */
export function useReviewRows(): (section: KycSection) => ReviewRow[] {
  const company = useCompanyRows();
  const people = usePeopleRows();
  const own = useOwnRows();
  const rows: Record<KycSection, () => Draft[]> = { ...company, ...people, ...own };
  return (section) =>
    rows[section]()
      .filter(({ value }) => value !== '')
      .map((row, at) => ({ step: section, ...row, key: `${section} ${at}` }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the documents of one owner and kind. */
function useDocuments() {
  const { form } = useForm();
  return (kind: string, person = ''): string =>
    form.documents
      .filter((one) => documentKind(one.type, one.purpose as never) === kind && one.person === person)
      .map((one) => one.name)
      .join(', ');
}

function useCompanyRows() {
  const legalEntity = useLegalEntityRows();
  const activities = useActivityRows();
  const ownership = useOwnershipRows();
  return { 'legal-entity': legalEntity, activities, ownership };
}

function useLegalEntityRows() {
  const { t } = useTranslation(['kyc-form', 'legal-forms']);
  const format = useFormat();
  const { state, form } = useForm();
  const documents = useCompanyDocumentRows();
  const { 'legal-entity': entity = {} } = state.answers;
  const isFromRegister =
    form.register !== null && form.register.source !== 'manual' && entity.registerDisputed !== true;
  const legalForm = isLegalForm(entity.legalForm) ? capital(t(`legal-forms:${entity.legalForm}`)) : '';
  return (): Draft[] => [
    { term: t('fields.name'), value: entity.name ?? '', isFromRegister },
    { term: t('fields.registration-number'), value: entity.registrationNumber ?? '', isFromRegister, isBrief: true },
    { term: t('fields.country'), value: format.country(entity.country ?? ''), isFromRegister },
    { term: t('fields.address'), value: addressLine(entity.address), isFromRegister, isBrief: true },
    { term: t('fields.legal-form'), value: [legalForm, entity.legalFormName].filter(Boolean).join(', ') },
    { term: t('fields.vat-number'), value: entity.vatNumber ?? '' },
    { term: t('fields.website'), value: entity.website ?? '' },
    { term: t('fields.listed'), value: entity.listed === undefined ? '' : t(entity.listed ? 'yes' : 'no') },
    { term: t('fields.listed-market'), value: entity.listed ? (entity.listedMarket ?? '') : '' },
    { term: t('fields.description'), value: entity.description ?? '' },
    ...documents(),
  ];
}

/** The company's own documents, one row per kind; funds and identity have sections of their own. */
function useCompanyDocumentRows() {
  const { t } = useTranslation(['kyc-form', 'document-kinds']);
  const { form } = useForm();
  const documents = useDocuments();
  return (): Draft[] => {
    const ofCompany = form.documents.filter((one) => one.person === '');
    const kinds = new Set(ofCompany.map((one) => documentKind(one.type, one.purpose as never)));
    return [...kinds]
      .filter((kind) => kind !== 'other-funds' && kind !== 'other-identity')
      .map((kind) => ({
        term: t(`document-kinds:${kind}`),
        value: documents(kind),
        step: 'documents',
      }));
  };
}

function useActivityRows() {
  const { t } = useTranslation('kyc-form');
  const { state } = useForm();
  const { activities = {} } = state.answers;
  const names = useActivityNames((activities.details ?? []).map(({ sbi }) => sbi));
  return (): Draft[] => [
    ...(activities.details ?? []).map(({ sbi, edition, source }) => ({
      term: t(sbi === activities.main ? 'fields.main-activity' : 'fields.activity'),
      value: names.nameOf(sbi, edition) || formatSbi(sbi),
      isFromRegister: source === 'register',
      isBrief: true,
    })),
    { term: t('activities.more'), value: activities.description ?? '' },
  ];
}

function useOwnershipRows() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { state, kyc } = useForm();
  const through = useThrough();
  const band = ({ lowest, highest }: PersonInterest) =>
    lowest.share === highest.share
      ? format.share(lowest.share)
      : t('ownership.band', { from: format.share(lowest.share), to: format.share(highest.share) });
  return (): Draft[] => {
    const result = ownershipOf(kyc);
    const reason = result.standInNeeded ? (state.answers.ownership?.nobodyReason ?? '') : '';
    return [
      ...result.people.map((person) => ({
        term: person.name || t('ownership.no-name'),
        value: through(person, band(person)),
      })),
      { term: t('fields.nobody-reason'), value: reason },
    ];
  };
}

/** `43%, partly by Tessera Holding S.à r.l.`: the companies between a person and the client. */
function useThrough() {
  const { t, i18n } = useTranslation('kyc-form');
  const { state } = useForm();
  const nodes = new Map((state.answers.ownership?.nodes ?? []).map((node) => [node.id, nodeName(node)]));
  return ({ paths }: PersonInterest, share: string): string => {
    const between = paths.map(({ steps }) => steps.slice(0, -1).map((step) => nodes.get(step.owned) ?? ''));
    const companies = [...new Set(between.flat())].filter(Boolean);
    if (companies.length === 0) return share;
    const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(companies);
    const isPartly = between.some((path) => path.length === 0);
    return t(isPartly ? 'review.partly-by' : 'review.by', { share, names });
  };
}

function usePeopleRows() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { state, kyc, form } = useForm();
  const roles = useRoles();
  const documents = useDocuments();
  const ofPerson = (person: PersonAnswers): string => {
    const kind = person.identityKind && t(`identity-kinds.${person.identityKind}`);
    const until = person.identityExpiry && t('review.until', { date: format.date(person.identityExpiry) });
    return [roles(person), [kind, until].filter(Boolean).join(' '), documents('other-identity', person.id)]
      .filter(Boolean)
      .join('. ');
  };
  return {
    people: (): Draft[] =>
      (state.answers.people?.people ?? []).map((person) => ({
        term: displayName(person.firstName, person.lastName) || t('people.no-name'),
        value: ofPerson(person) || t('incomplete'),
        person: person.id,
      })),
    identity: (): Draft[] => {
      const ownership = form.type === 'business' ? ownershipOf(kyc) : undefined;
      return peopleToChoose(kyc, ownership).map((person) => {
        const method = state.answers.identity?.choices?.[person.id]?.method;
        return { term: person.name, value: method ? t(`identity-methods.${method}`) : t('incomplete') };
      });
    },
  };
}

function useOwnRows() {
  const { t } = useTranslation(['kyc-form', 'document-kinds']);
  const format = useFormat();
  const { state } = useForm();
  const documents = useDocuments();
  const { contact = {}, individual = {}, funds = {} } = state.answers;
  const phone = toE164(contact.phone ?? '', contact.phoneCountry);
  const day = (stored: string | undefined) => (stored ? format.date(stored) : '');
  return {
    contact: (): Draft[] => [
      { term: t('fields.full-name'), value: displayName(contact.firstName, contact.lastName), isBrief: true },
      { term: t('fields.email'), value: contact.email ?? '' },
      { term: t('fields.phone'), value: phone ? formatPhone(phone) : (contact.phone ?? ''), isBrief: true },
    ],
    individual: (): Draft[] => [
      { term: t('fields.full-name'), value: displayName(individual.firstName, individual.lastName), isBrief: true },
      { term: t('fields.birth-date'), value: day(individual.birthDate) },
      { term: t('fields.birth-place'), value: individual.birthPlace ?? '' },
      { term: t('fields.nationality'), value: format.country(individual.nationality ?? '') },
      { term: t('fields.country-of-residence'), value: format.country(individual.countryOfResidence ?? '') },
      { term: t('fields.address'), value: addressLine(individual.address), isBrief: true },
      {
        term: t('fields.identity-kind'),
        value: individual.identityKind ? t(`identity-kinds.${individual.identityKind}`) : '',
      },
      { term: t('fields.identity-number'), value: individual.identityNumber ?? '' },
      { term: t('fields.identity-expiry'), value: day(individual.identityExpiry) },
      { term: t('document-kinds:other-identity'), value: documents('other-identity') },
    ],
    funds: (): Draft[] => [
      { term: t('fields.funds-description'), value: funds.description ?? '', isBrief: true },
      {
        term: t('fields.amount'),
        value: isStoredAmount(funds.amount)
          ? format.money(funds.amount, funds.currency || 'EUR')
          : (funds.amount ?? ''),
        isBrief: true,
      },
      { term: t('document-kinds:other-funds'), value: documents('other-funds') },
    ],
  };
}
