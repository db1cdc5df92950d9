import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import type { Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon.tsx';

export type List = ViewAnswer<'screening-lists'>['lists'][number];
export type Load = List['loads'][number];
type Problem = Exclude<Load['problem'], ''>;

export const loadStyles: Readonly<Record<Load['state'], { icon: IconName; tone: Tone }>> = {
  waiting: { icon: 'clock', tone: 'idle' },
  running: { icon: 'refresh', tone: 'info' },
  done: { icon: 'check', tone: 'ok' },
  refused: { icon: 'x-circle', tone: 'bad' },
  failed: { icon: 'octagon', tone: 'bad' },
};

/** Texts for the server's load codes. */
export function useListTexts() {
  const { t } = useTranslation('screening-lists');
  const format = useFormat();
  const figure = (value: string | number | undefined) =>
    typeof value === 'number' ? format.number(value) : String(value ?? '');
  return {
    problem: (problem: Problem, facts: Load['facts']): string => {
      const line = figure(facts['line']);
      const sentence = t(`problems.${problem}`, {
        before: figure(facts['before']),
        found: figure(facts['found']),
        expected: figure(facts['expected']),
        status: String(facts['status'] ?? ''),
        line,
      });
      return problem === 'list-unexpected-format' && line !== '' ? `${sentence} ${t('at-line', { line })}` : sentence;
    },
    /** The version that stays active after a load was refused. */
    stays: ({ date, version }: Pick<List, 'date' | 'version'>): string => {
      if (date) return t('failing.stays', { date: format.date(date) });
      return t(version ? 'failing.stays-plain' : 'failing.nothing');
    },
    progress: ({ entries, expected }: Load): string =>
      expected > 0
        ? t('progress.known', { entries: format.number(entries), expected: format.number(expected) })
        : t('progress.unknown', { entries: format.number(entries) }),
  };
}

/** 0 to 1; undefined while the total is unknown. */
export const shareOf = ({ entries, expected }: Load): number | undefined =>
  expected > 0 ? Math.min(1, entries / expected) : undefined;
