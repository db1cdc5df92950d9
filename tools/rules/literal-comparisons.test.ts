import { expect, test } from 'vitest';
import { literalComparisons } from './literal-comparisons.ts';

const found = (path: string, text: string) => literalComparisons([{ path, text }]).map((finding) => finding.path);
const path = 'apps/server/src/views/queue.ts';

test('a branch on a portal in the server is reported with its line', () => {
  expect(found(path, "const all = 1;\nif (actor.portal !== 'gatekeeper') return all;")).toEqual([`${path}:2`]);
});

test('a comparison with an onboarding status is reported', () => {
  expect(found(path, "if (request.status === 'completed') return;")).toEqual([`${path}:1`]);
});

test('statuses of other rows, tests and other packages are not reported', () => {
  expect(found(path, "if (access.status === 'approved' || event.portal === '') return;")).toEqual([]);
  expect(found('apps/server/src/views/queue.test.ts', "actor.portal === 'intern'")).toEqual([]);
  expect(found('apps/web/src/shell/menu.ts', "portal === 'intern'")).toEqual([]);
});
