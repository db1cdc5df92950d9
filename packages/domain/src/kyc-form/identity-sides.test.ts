import { expect, it } from 'vitest';
import { missingSides, shownSides } from './identity-sides.ts';

const front = { side: 'front', pages: 1 } as const;
const back = { side: 'back', pages: 1 } as const;
const page = { side: 'page', pages: 1 } as const;
const unnamed = { side: '', pages: 1 } as const;

it.each(['identity_card', 'residence_permit', 'driving_licence'] as const)('asks both sides of a %s', (kind) => {
  expect(missingSides(kind, [])).toEqual(['front', 'back']);
  expect(missingSides(kind, [front])).toEqual(['back']);
  expect(missingSides(kind, [back])).toEqual(['front']);
  expect(missingSides(kind, [front, back])).toEqual([]);
});

it('asks the page of a passport, for which the back of a card does not count', () => {
  expect(missingSides('passport', [])).toEqual(['page']);
  expect(missingSides('passport', [page])).toEqual([]);
  expect(missingSides('passport', [back])).toEqual(['page']);
});

it('takes the page of a passport as the front after the kind was changed, and asks the back', () => {
  expect(missingSides('identity_card', [page])).toEqual(['back']);
});

it('accepts one file for both sides: several pages, or a file from before the sides were asked apart', () => {
  expect(missingSides('identity_card', [{ side: 'front', pages: 2 }])).toEqual([]);
  expect(missingSides('identity_card', [unnamed])).toEqual([]);
  expect(missingSides('identity_card', [{ side: 'back', pages: 2 }])).toEqual(['front']);
});

it('shows a back that is no longer asked for', () => {
  expect(shownSides('passport', [page])).toEqual(['page']);
  expect(shownSides('passport', [page, back])).toEqual(['page', 'back']);
  expect(shownSides('identity_card', [])).toEqual(['front', 'back']);
});
