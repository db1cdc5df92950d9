import type { TemplateTexts } from '@dossier/domain/contracts/shared/template-texts';
import { byLanguage } from '@dossier/domain/languages';
import type { ReasonKind } from '@dossier/domain/reason-templates';
import { translator } from '../texts/translator.ts';

/** Keys of `reason-templates.json`, in order. */
const keys = {
  'ask-client': ['explain', 'differs', 'incomplete', 'contradicts'],
  'reject-document': ['not-readable', 'incomplete', 'expired', 'wrong'],
  'reject-check': ['not-supported', 'contradiction', 'incomplete'],
  'dismiss-hit': ['birth', 'nationality', 'kind', 'name'],
  'decide-access': ['confirmed', 'left'],
  cancel: ['off', 'twice'],
} as const satisfies Readonly<Record<ReasonKind, readonly string[]>>;

/** The templates with which the desk and every institution begin, in every language. */
export function firstTemplates(kind: ReasonKind): TemplateTexts[] {
  return keys[kind].map((key) =>
    byLanguage((language) => {
      // Placeholders remain: they are filled in when a template is chosen.
      const t = translator(language, 'reason-templates') as unknown as (path: string, options: object) => string;
      const read = (field: 'name' | 'text') => t(`${kind}.${key}.${field}`, { skipInterpolation: true });
      return { name: read('name'), text: read('text') };
    }),
  );
}
