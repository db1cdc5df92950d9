import { fold } from '@dossier/domain/fold';
import type { Agreement, HitField } from '@dossier/domain/screening';
import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { HitFact, ScreeningHit } from './targets.ts';

type Reason = ScreeningHit['reasons'][number];
type ReasonKey = keyof TextFiles['screening']['reason'];
type ErrorKey = keyof TextFiles['screening']['error'];
type ScriptKey = keyof TextFiles['screening']['script'];
type AliasKey = keyof TextFiles['screening']['alias'];
type Format = ReturnType<typeof useFormat>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;
const year = /^\d{4}$/;

/** Texts for the server's codes: values of both sides, why they agree or differ, how a score came about. */
export function useScreeningTexts() {
  const { t, i18n } = useTranslation('screening');
  const { birth, valueText } = useValueText();
  const { factText, aliasText, listOf } = useFactText();
  const { locale } = useFormat();
  const part = (compared: Agreement, fact: HitFact): string => {
    const label = lowered(t(`field.${fact.field}`), locale);
    return compared === 'agreed' || compared === 'not-known' ? label : `${label} (${lowered(factText(fact), locale)})`;
  };
  return {
    birth,
    listOf,
    valueText,
    /** For a line of the table: what another line shows is not repeated. */
    factText: (fact: HitFact): string => (isByAlias(fact) ? aliasText(fact) : factText(fact)),
    reasonText: ({ code, query, listed }: Reason): string =>
      i18n.exists(`screening:reason.${code}`) ? t(`reason.${code as ReasonKey}`, { query, listed }) : code,
    errorText: (error: string): string =>
      i18n.exists(`screening:error.${error}`) ? t(`error.${error as ErrorKey}`) : error,
    /** "Close: name. Different, which lowers the score: date of birth (14 years apart) and nationality." */
    summary: (facts: readonly HitFact[]): string =>
      summaryOf(facts)
        .map(({ compared, facts: group }) =>
          t(`why.${compared}`, { facts: listOf(group.map((fact) => part(compared, fact))) }),
        )
        .join(' '),
  };
}

function useValueText() {
  const { t } = useTranslation(['screening', 'answers']);
  const format = useFormat();
  const birth = (text: string): string => {
    if (text.startsWith('~')) return t('value.about', { date: plainBirth(text.slice(1), format) });
    const [from, to] = text.split('/');
    if (from && to) return t('value.between', { from: plainBirth(from, format), to: plainBirth(to, format) });
    return year.test(text) ? t('value.year-only', { year: text }) : plainBirth(text, format);
  };
  const one = (field: HitField, text: string): string => {
    if (field === 'birthDate') return birth(text);
    if (field === 'nationality' || field === 'country') return format.country(text);
    if (field === 'gender' && (text === 'male' || text === 'female')) return t(`answers:sexes.${text}`);
    return text;
  };
  return { birth, valueText: (field: HitField, texts: readonly string[]) => texts.map((text) => one(field, text)) };
}

function useFactText() {
  const { t } = useTranslation('screening');
  const format = useFormat();
  const listOf = (texts: readonly string[]) => new Intl.ListFormat(format.locale).format(texts);
  const factText = ({ reason, params, inFile, onList }: HitFact): string => {
    const countries = String(params['countries'] ?? '')
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(format.country);
    return t(`fact.${reason}`, {
      ...params,
      inFile: asWritten(params['inFile'], inFile),
      onList: asWritten(params['onList'], onList),
      countries: listOf(countries),
      count: Number(params['years'] ?? 0),
    });
  };
  const aliasText = ({ params }: HitFact): string => {
    const script = String(params['script']) as ScriptKey;
    const kind = t(`alias.${String(params['aliasKind']) as AliasKey}`);
    const about = script === 'latin' ? [kind] : [kind, t(`script.${script}`)];
    return t('by-alias', { alias: String(params['alias']), about: about.join(', ') });
  };
  return { factText, aliasText, listOf };
}

/** A day, a month or a year, as far as it is known. */
function plainBirth(text: string, format: Format): string {
  if (day.test(text)) return format.date(text);
  return month.test(text) ? format.month(text) : text;
}

/** A compared word as written in the name: the comparison itself ignores case and accents. */
function asWritten(compared: string | number | undefined, texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.split(/[\s,]+/));
  const written = String(compared ?? '')
    .split(' ')
    .map((one) => words.find((word) => fold(word) === fold(one)) ?? one.slice(0, 1).toUpperCase() + one.slice(1));
  return written.join(' ');
}

/** The listed name matched through another name, which has a row of its own. */
const isByAlias = ({ field, params }: HitFact): boolean => field === 'name' && params['alias'] !== undefined;

/** A label inside a sentence. */
function lowered(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleLowerCase(locale) + text.slice(1);
}

const order: readonly Agreement[] = ['agreed', 'close', 'differs', 'not-known'];
/** Distinguishing facts, shown whatever their result. */
const distinguishing: readonly HitField[] = ['birthDate', 'nationality', 'document', 'registrationNumber'];
/** Of the others only those that differ, and names. */
const isShown = ({ field, compared }: HitFact): boolean => {
  if (distinguishing.includes(field) || field === 'name') return true;
  if (field === 'otherNames') return false;
  return compared === 'differs' || (compared === 'agreed' && field !== 'gender');
};

function summaryOf(facts: readonly HitFact[]) {
  return order
    .map((compared) => ({
      compared,
      facts: facts.filter((fact) => fact.compared === compared && isShown(fact)),
    }))
    .filter((group) => group.facts.length > 0);
}
