import { dateFormat } from '@dossier/domain/intl';
import { type Language, localeOf, resolveLanguage } from '@dossier/domain/languages';
import { fillIn, isForClient, type ReasonChoice, type ReasonKind } from '@dossier/domain/reason-templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from './views.ts';

/** The templates of one kind for a form about an onboarding; empty until they are loaded. */
export function useReasonChoices(kind: ReasonKind | undefined, request: string): readonly ReasonChoice[] {
  const { i18n } = useTranslation();
  const isAsked = kind !== undefined && request !== '';
  const { data } = useQuery({ ...view('reason-templates', { request, kind }), enabled: isAsked });
  if (!isAsked || !data?.about) return [];
  const { about, items } = data;
  const own = resolveLanguage(i18n.language);
  const language = isForClient(kind) ? about.language : own;
  const values = { ...about, deadline: longDate(about.deadline, language) };
  return items.map(({ id, org, texts }) => ({
    id,
    name: texts[own].name,
    text: fillIn(texts[language].text, values),
    owner: org === '' ? '' : about.institution,
  }));
}

/** A day in the language of the text, which may not be that of the page. */
const longDate = (day: string, language: Language): string =>
  day === '' ? '' : dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
