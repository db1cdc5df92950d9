import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import type { SummaryError } from '#ui/error-summary.tsx';
import { type FormStep, type KycIssue, useForm } from './form-context.ts';
import { joinNames, lowerFirst, useIssueNames } from './issue-names.ts';
import { useIssueText } from './issue-text.ts';
import { useIssues } from './issues.ts';
import { usePersonName } from './use-person-name.ts';

/** Most names in one line; more are counted. */
const mostNames = 2;

/** What is missing of one section, or of one of its people. */
interface MissingGroup {
  readonly key: string;
  readonly section: KycSection;
  readonly step: FormStep;
  readonly person: string | undefined;
  readonly personName: string;
  readonly issues: readonly KycIssue[];
}

/** The page on which an issue is corrected. */
export const stepOf = ({ section, path }: KycIssue): FormStep =>
  section === 'legal-entity' && path.startsWith('documents.') ? 'documents' : section;

/** A line of a summary; `count` is the number of answers that it names, 1 if absent. */
export type MissingLine = SummaryError & { readonly count?: number };

/** Title of a summary. It counts answers: a number of lines would contradict a line with several. */
export function useMissingTitle(): (key: 'not-sent' | 'not-sent-answers', lines: readonly MissingLine[]) => string {
  const { t } = useTranslation('form-check');
  const countWord = useCountWord();
  return (key, lines) => {
    const count = lines.reduce((sum, { count: named = 1 }) => sum + named, 0);
    return t(key, { count, number: countWord(count) });
  };
}

/** What is missing, one line per page on which it is added, each with a link to that page. */
export function useMissingAnswers(): () => MissingLine[] {
  const { links } = useForm();
  const issues = useIssues();
  const group = useGroups();
  const line = useMissingLine();
  return () =>
    group(issues).map((missing) => ({
      href: links.step(missing.step, missing.person),
      message: line(missing),
      count: missing.issues.length,
    }));
}

/** What is missing of one section for the review: one row per person, else one per answer. */
export interface MissingRow {
  readonly key: string;
  readonly term: string;
  readonly text: string;
  readonly href: string;
}

/** The rows of what is missing in a section. */
export function useMissingRows(): (section: KycSection) => MissingRow[] {
  const { t, i18n } = useTranslation('kyc-form');
  const { links } = useForm();
  const issues = useIssues();
  const group = useGroups();
  const text = useIssueText();
  const names = useIssueNames();
  return (section) =>
    group(issues.filter((issue) => issue.section === section)).flatMap(
      ({ key, step, person, personName, issues: own }) => {
        const href = links.step(step, person);
        if (personName === '')
          return own.map((issue) => ({
            key: issue.path,
            term: names(issue) ?? t(`sections.${section}`),
            text: text(issue),
            href,
          }));
        const what = own.map((issue) => names(issue) ?? text(issue));
        return [{ key, term: personName, text: joinNames(what, i18n.language), href }];
      },
    );
}

/** One line per person who is not complete, and the other issues of the section. */
export function useMissingPeople(): (issues: readonly KycIssue[]) => { errors: SummaryError[]; people: number } {
  const { t } = useTranslation('form-check');
  const { links } = useForm();
  const group = useGroups();
  const text = useIssueText();
  const names = useIssueNames();
  return (issues) => {
    const groups = group(issues);
    const people = groups.filter(({ person }) => person !== undefined);
    const others = groups.filter(({ person }) => person === undefined).flatMap((one) => one.issues);
    const lines = people.map(({ person, personName: name, issues: own }): SummaryError => {
      const [only] = own;
      const what = own.length === 1 && only && names(only);
      const message = what
        ? t('one-of-person', { name, what: lowerFirst(what) })
        : t('things', { name, count: own.length });
      return { href: links.step('people', person), message };
    });
    const rest = others.map((issue): SummaryError => ({ field: issue.path.split('.')[0] ?? '', message: text(issue) }));
    return { errors: [...lines, ...rest], people: people.length };
  };
}

/** Groups issues by the page on which they are corrected, in the order of the form. */
function useGroups(): (issues: readonly KycIssue[]) => MissingGroup[] {
  const { t } = useTranslation('form-check');
  const { state } = useForm();
  const nameOf = usePersonName(state.answers);
  return (issues) => {
    const groups = new Map<string, MissingGroup & { issues: KycIssue[] }>();
    for (const issue of issues) {
      const at = issue.section === 'people' ? Number(/^people\.(\d+)\./.exec(issue.path)?.[1] ?? -1) : -1;
      const person = state.answers.people?.people?.[at];
      const chosen = issue.section === 'identity' ? issue.path.split('.')[1] : undefined;
      const step = stepOf(issue);
      const key = [step, person?.id ?? chosen ?? ''].join(' ');
      const name = nameOf(person?.id ?? chosen ?? '', person ? '' : String(issue.facts?.['name'] ?? ''));
      const known = groups.get(key);
      if (known) known.issues.push(issue);
      else
        groups.set(key, {
          key,
          section: issue.section,
          step,
          person: person?.id,
          personName: person || chosen ? name || t('no-name') : '',
          issues: [issue],
        });
    }
    return [...groups.values()];
  };
}

/** `Passport of Joris van Rijsbergen`, `Amount and document, in Source of funds`. */
function useMissingLine(): (missing: MissingGroup) => string {
  const { t, i18n } = useTranslation(['form-check', 'kyc-form']);
  const names = useIssueNames();
  const text = useIssueText();
  return ({ section, step, personName, issues }) => {
    const [only] = issues;
    const what = issues.map(names);
    const isNamed = what.every((name) => name !== undefined);
    const place = step === 'documents' ? t('kyc-form:documents.title') : t(`kyc-form:sections.${section}`);
    if (only && issues.length === 1 && !isNamed)
      return personName ? text(only) : t('in-section', { what: text(only), section: place });
    if (!isNamed || issues.length > mostNames) return t('things', { name: personName || place, count: issues.length });
    const phrase = joinNames(what as string[], i18n.language);
    return personName
      ? t('of-person', { what: phrase, name: personName })
      : t('in-section', { what: phrase, section: place });
  };
}
