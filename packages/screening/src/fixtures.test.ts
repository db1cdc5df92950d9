import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bounds } from './model/algorithm.ts';
import { searchOne } from './testing.ts';

interface Pair {
  readonly type: 'person' | 'company';
  readonly query: string;
  readonly listed: string;
  readonly reason: string;
}

function pairsOf(file: string): Pair[] {
  const text = readFileSync(join(import.meta.dirname, '../fixtures', file), 'utf8').trim();
  return text
    .split('\n')
    .slice(1)
    .map((line) => {
      const [type, query = '', listed = '', reason = ''] = line.split('\t');
      return { type: type === 'person' ? 'person' : 'company', query, listed, reason };
    });
}

const scoreOf = ({ type, query, listed }: Pair) => searchOne(listed, { type, name: query }, 0.3)[0]?.score ?? 0;

describe('golden pairs', () => {
  const [same, different, unsure] = ['same.tsv', 'not-the-same.tsv', 'unsure.tsv'].map(pairsOf) as [
    Pair[],
    Pair[],
    Pair[],
  ];

  it('there are at least 600', () => {
    expect(same.length + different.length + unsure.length).toBeGreaterThanOrEqual(600);
  });

  it.each(same)('$query is $listed: $reason', (pair) => {
    expect(scoreOf(pair)).toBeGreaterThanOrEqual(bounds.threshold);
  });

  it.each(different)('$query is not $listed: $reason', (pair) => {
    expect(scoreOf(pair)).toBeLessThan(bounds.threshold);
  });

  it.each(unsure)('$query may be $listed, and is returned for review on request: $reason', (pair) => {
    expect(scoreOf(pair)).toBeGreaterThan(0.5);
  });
});
