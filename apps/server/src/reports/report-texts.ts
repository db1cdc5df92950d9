import type { CheckStatus, DerivedStatus, ShownStatus } from '@dossier/domain/checks';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { type DocumentKind, type DocumentSide, documentLabel } from '@dossier/domain/documents';
import type { Language } from '@dossier/domain/languages';
import type { PortalName } from '@dossier/domain/portal';
import type { TextFiles } from '@dossier/texts/text-files';
import { translator } from '../texts/translator.ts';
import type { Mark } from './pdf-marks.ts';

/** The labels of reports and exports: those of the screens, and `report` for what only a document has. */
export const reportTexts = (language: Language) =>
  translator(
    language,
    'report',
    'access-statuses',
    'answers',
    'case-roles',
    'checks',
    'declaration',
    'document-kinds',
    'entity',
    'events',
    'exports',
    'history',
    'hit-states',
    'identity',
    'kyc-form',
    'legal-forms',
    'statuses',
    'subscriptions',
  );
export type ReportT = ReturnType<typeof reportTexts>;

type StatusKey = keyof TextFiles['statuses'];

const derivedKeys: Readonly<Record<DerivedStatus, StatusKey>> = {
  'access required': 'access-required',
  'onboarding in progress': 'onboarding-in-progress',
};

/** Key of a status in `statuses`. */
export function statusKey(status: ShownStatus): StatusKey {
  return derivedKeys[status as DerivedStatus] ?? (status as CheckStatus);
}

/** Label of a document kind, with the side of a card; an unknown kind is shown as it is stored. */
export function documentKindLabel(t: ReportT, kind: string, side: DocumentSide | '' = ''): string {
  return t(`document-kinds:${documentLabel(kind as DocumentKind, side)}`, { defaultValue: kind });
}

const statusMarks: Readonly<Record<ShownStatus, Mark>> = {
  pending: 'open',
  approved: 'ok',
  verified: 'ok',
  clear: 'ok',
  rejected: 'bad',
  failed: 'bad',
  'onboarding in progress': 'open',
  'access required': 'open',
};

/** The mark next to the label of a status. */
export const statusMark = (status: ShownStatus): Mark => statusMarks[status];

/** `Ruben Aerts, review desk`: a name with the side that acted; the product itself has none. */
export const withPortal = (t: ReportT, name: string, portal: PortalName | '', org = ''): string =>
  portal === ''
    ? name || t('history:automatic')
    : [name, org || t(`history:portal.${portal}`)].filter(Boolean).join(', ');

/** The checks of an onboarding's scope and its note. */
export const scopeText = (t: ReportT, { scope, scopeNote }: Entity['request']): string =>
  [...scope.map((check) => t(`checks:${check}`)), scopeNote].filter(Boolean).join(', ');

/** Most characters of a text on the cover; the sections have it whole. */
const maxOnCover = 70;

export const shortened = (text: string): string =>
  text.length <= maxOnCover ? text : `${text.slice(0, maxOnCover).replace(/\s+\S*$/, '')} …`;
