import type { CheckStatus, DerivedStatus, ShownStatus } from '@dossier/domain/checks';
import { type DocumentKind, type DocumentSide, documentLabel } from '@dossier/domain/documents';
import type { Language } from '@dossier/domain/languages';
import type { TextFiles } from '@dossier/texts/text-files';
import { translator } from '../texts/translator.ts';

/** The labels of reports and exports: those of the screens, and `report` for what only a document has. */
export const reportTexts = (language: Language) =>
  translator(
    language,
    'report',
    'answers',
    'case-roles',
    'checks',
    'declaration',
    'document-kinds',
    'entity',
    'events',
    'history',
    'hit-states',
    'identity',
    'kyc-form',
    'legal-forms',
    'statuses',
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
