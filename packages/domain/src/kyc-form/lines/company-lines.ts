import { isolated } from '../../isolated.ts';
import { isLegalForm } from '../../legal-forms.ts';
import { nodeName } from '../../ownership/structure.ts';
import type { PersonInterest } from '../../ownership/ubo.ts';
import { formatSbi } from '../../sbi.ts';
import type { OwnershipAnswers, OwnershipEdge, OwnershipNode } from '../answers.ts';
import { ownershipOf } from '../ownership.ts';
import { askedOwnership, askedQuestions, isListedCompany } from '../questions.ts';
import {
  type AnswerFormat,
  type AnswerLine,
  addressText,
  documentLines,
  joined,
  ownGroup,
  type SectionLines,
  yesNo,
} from './answer-line.ts';

/** Documents of the company that other sections list. */
const listedElsewhere = ['other-funds', 'other-identity'];

export const legalEntityLines: SectionLines = (form, format) => {
  const { t, country } = format;
  const entity = form.answers['legal-entity'] ?? {};
  const isFromRegister = form.isFromRegister === true && entity.registerDisputed !== true;
  const legalForm = isLegalForm(entity.legalForm) ? capital(t(`legal-forms:${entity.legalForm}`)) : entity.legalForm;
  const own = ownGroup('legal-entity', [
    { term: t('kyc-form:fields.name'), value: entity.name ?? '', isFromRegister },
    {
      term: t('kyc-form:fields.registration-number'),
      value: entity.registrationNumber ?? '',
      isFromRegister,
      isBrief: true,
    },
    { term: t('kyc-form:fields.country'), value: country(entity.country ?? ''), isFromRegister },
    { term: t('kyc-form:fields.address'), value: addressText(entity.address, format), isFromRegister, isBrief: true },
    { term: t('answers:register'), value: entity.registerDisputed === true ? t('answers:register-disputed') : '' },
    { term: t('kyc-form:fields.legal-form'), value: joined([legalForm, entity.legalFormName]) },
    { term: t('kyc-form:fields.vat-number'), value: entity.vatNumber ?? '' },
    { term: t('kyc-form:fields.website'), value: entity.website ?? '' },
    { term: t('kyc-form:fields.listed'), value: askedQuestions(entity).listed ? yesNo(entity.listed, format) : '' },
    { term: t('kyc-form:fields.listed-market'), value: isListedCompany(entity) ? (entity.listedMarket ?? '') : '' },
    { term: t('kyc-form:fields.description'), value: entity.description ?? '' },
  ]);
  const isListed = (kind: string, person: string) => person === '' && !listedElsewhere.includes(kind);
  return [own, ownGroup('documents', documentLines(form.documents, format, isListed))];
};

export const activityLines: SectionLines = ({ answers: { activities = {} } }, { t, activity }) => [
  ownGroup('activities', [
    ...(activities.details ?? []).map(({ sbi, edition, source, description }) => ({
      term: t(sbi === activities.main ? 'kyc-form:fields.main-activity' : 'kyc-form:fields.activity'),
      value: joined([
        `${activity(sbi, edition)} (${t('answers:sbi', { code: formatSbi(sbi), edition })})`.trim(),
        description,
      ]),
      isFromRegister: source === 'register',
      isBrief: true,
    })),
    { term: t('kyc-form:activities.own-words'), value: activities.description ?? '' },
  ]),
];

export const ownershipLines: SectionLines = (form, format) => {
  const { t } = format;
  const answers = form.answers.ownership ?? {};
  const result = ownershipOf(form);
  const ubos = result.people.filter(({ isUbo }) => isUbo === 'yes');
  const through = ubos.map((person) => `${isolated(person.name)}: ${interestText(person, answers, format)}`);
  return [
    ownGroup('ownership', [
      ...ownerLines(answers, form.subjectName, format),
      {
        term: t('kyc-form:people.ubo-title', { threshold: format.share(result.threshold.share) }),
        value: through.join('\n'),
      },
      {
        term: t('kyc-form:fields.no-owner-reason'),
        value: askedOwnership(form.answers['legal-entity'], answers)?.nobodyReason ?? '',
      },
    ]),
  ];
};

/** One line per share: `Hoekstra Beheer B.V.`: `60% of Zilverlinde Vastgoed B.V.` and the facts of the owner. */
function ownerLines({ nodes = [], edges = [] }: OwnershipAnswers, client: string, format: AnswerFormat): AnswerLine[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (id: string) => (id === 'client' ? client : nameOrUnknown(byId.get(id), format));
  const owning = new Set(edges.map(({ owner }) => owner));
  return [
    ...edges.map((edge) => ({
      term: nameOf(edge.owner),
      value: joined([...interestTexts(edge, nameOf(edge.owned), format), ...ownerFacts(byId.get(edge.owner), format)]),
    })),
    ...nodes
      .filter(({ id }) => !owning.has(id))
      .map((node) => ({ term: nameOrUnknown(node, format), value: joined(ownerFacts(node, format)) })),
  ];
}

const nameOrUnknown = (node: OwnershipNode | undefined, { t }: AnswerFormat) =>
  (node && nodeName(node)) || t('kyc-form:ownership.no-name');

function ownerFacts(node: OwnershipNode | undefined, { t, country }: AnswerFormat): string[] {
  if (!node) return [];
  return [
    t(node.kind === 'company' ? 'kyc-form:ownership.company' : 'kyc-form:ownership.person'),
    country(node.country ?? ''),
    node.registrationNumber ?? '',
  ];
}

/** `60% of Zilverlinde`, with the kind of interest unless it is shares. Control needs no share. */
function interestTexts(edge: OwnershipEdge, name: string, format: AnswerFormat): string[] {
  const { t } = format;
  const share = shareText(edge, format);
  if (share === '') return [t(edge.kind === 'control' ? 'answers:control-of' : 'answers:share-of-missing', { name })];
  return [t('answers:share-of', { share, name }), kindText(edge, format)];
}

/** `60%`, or `25% to 50%`; '' when none was given. */
function shareText({ share, band }: OwnershipEdge, { t, share: format }: AnswerFormat): string {
  if (share !== undefined) return format(share);
  return band ? t('kyc-form:ownership.band', { from: format(band.from), to: format(band.to) }) : '';
}

/** What kind of interest it is, unless it is shares. */
const kindText = ({ kind }: OwnershipEdge, { t }: AnswerFormat) =>
  kind === 'votes' || kind === 'control' ? t(`kyc-form:ownership.kinds.${kind}`) : '';

/** `43%, partly by Tessera Holding S.à r.l.`: a person's interest, and the companies between. */
export function interestText(
  { paths, lowest, highest }: PersonInterest,
  { nodes = [] }: OwnershipAnswers,
  { t, share: format, list }: AnswerFormat,
): string {
  const names = new Map(nodes.map((node) => [node.id, nodeName(node)]));
  const share =
    lowest.share === highest.share
      ? format(lowest.share)
      : t('kyc-form:ownership.band', { from: format(lowest.share), to: format(highest.share) });
  const between = paths.map(({ steps }) => steps.slice(0, -1).map((step) => names.get(step.owned) ?? ''));
  const companies = [...new Set(between.flat())].filter(Boolean);
  if (companies.length === 0) return share;
  const isPartly = between.some((path) => path.length === 0);
  return t(isPartly ? 'kyc-form:review.partly-by' : 'kyc-form:review.by', { share, names: list(companies) });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
