import type { Language } from '@dossier/domain/languages';
import type { PortalName } from '@dossier/domain/portal';
import { translator } from '../../texts/translator.ts';

/** The labels of CSV files: those of the screens, and `exports` for what only a file has. */
export const exportTexts = (language: Language) =>
  translator(language, 'exports', 'archive', 'billing', 'history', 'lists', 'onboardings', 'statuses', 'waiting-on');
export type ExportT = ReturnType<typeof exportTexts>;

/** Label of each portal. */
export const portalKeys = {
  gatekeeper: 'onboardings:columns.org',
  intern: 'waiting-on:desk',
  client: 'waiting-on:client',
} as const satisfies Record<PortalName, string>;
