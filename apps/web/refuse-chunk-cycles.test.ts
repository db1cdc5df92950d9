import { expect, test } from 'vitest';
import { cycleIn } from './refuse-chunk-cycles.ts';

test('a circle of imports between files of the build is found, a shared file is none', () => {
  const shared: [string, string[]][] = [
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ];
  expect(cycleIn(new Map(shared))).toBeUndefined();
  expect(cycleIn(new Map([...shared, ['c', ['a']]]))).toEqual(['a', 'b', 'c', 'a']);
});
