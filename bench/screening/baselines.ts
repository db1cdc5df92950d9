import { distance } from 'fastest-levenshtein';
import Fuse from 'fuse.js';
import type { Case } from './development-set.ts';
import type { KnownEntry } from './known-entry.ts';
import type { Answer } from './measure.ts';

/** An alternative search, for comparison. */
export interface Baseline {
  readonly name: string;
  /** Number of queries to measure, limited because it is slow. */
  readonly queries: number;
  readonly search: (query: Case['query']) => Answer;
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ');

/** Minimum share of equal letters of a match. */
const linearThreshold = 0.8;

function linear(entries: readonly KnownEntry[]): Baseline {
  const names = entries.flatMap((entry) =>
    entry.names.map(({ text }) => ({ text: plain(text), entityId: entry.entityId, person: entry.kind === 'person' })),
  );
  return {
    name: 'linear edit distance on sorted words',
    queries: 600,
    search: ({ name, type }) => {
      const wanted = plain(name);
      const best = new Map<string, number>();
      for (const { text, entityId, person } of names) {
        if (person !== (type === 'person')) continue;
        const longest = Math.max(text.length, wanted.length);
        if (Math.abs(text.length - wanted.length) > longest * (1 - linearThreshold)) continue;
        const score = 1 - distance(text, wanted) / longest;
        if (score >= linearThreshold && score > (best.get(entityId) ?? 0)) best.set(entityId, score);
      }
      return [...best].map(([entityId, score]) => ({ entityId, score })).sort((a, b) => b.score - a.score);
    },
  };
}

function fuzzyLibrary(entries: readonly KnownEntry[]): Baseline {
  const names = entries.flatMap((entry) => entry.names.map(({ text }) => ({ text, entityId: entry.entityId })));
  const fuse = new Fuse(names, { keys: ['text'], includeScore: true, threshold: 0.2, ignoreLocation: true });
  return {
    name: 'fuse.js 7.5.0, threshold 0.2',
    queries: 120,
    search: ({ name }) => {
      const seen = new Set<string>();
      return fuse.search(name.slice(0, 32), { limit: 20 }).flatMap(({ item, score }) => {
        if (seen.has(item.entityId)) return [];
        seen.add(item.entityId);
        return [{ entityId: item.entityId, score: 1 - (score ?? 1) }];
      });
    },
  };
}

/** The baselines over the same entries. */
export const baselinesOver = (entries: readonly KnownEntry[]): readonly Baseline[] => [
  linear(entries),
  fuzzyLibrary(entries),
];
