import { describe, expect, test } from 'vitest';
import { canReadNote, mentionedIn, noteSideOf, splitMentions } from './notes.ts';

describe('a note is read', () => {
  test.each([
    ['desk', [true, false, false]],
    ['institution', [false, true, false]],
    ['both', [true, true, false]],
  ] as const)('%s: by the desk, the institution, a client', (readers, expected) => {
    const portals = ['intern', 'gatekeeper', 'client'];
    expect(portals.map((portal) => canReadNote(noteSideOf(portal), readers))).toEqual(expected);
  });

  test('by nobody of a portal that has no line', () => {
    expect(canReadNote(noteSideOf('constructor'), 'both')).toBe(false);
  });
});

describe('a mention', () => {
  test('is the longest name that fits, also twice and at the end', () => {
    const parts = splitMentions('@Ann Lee, ask @Ann Leeman and @Ann Lee', ['Ann Lee', 'Ann Leeman']);
    expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
      '@Ann Lee',
      '@Ann Leeman',
      '@Ann Lee',
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('@Ann Lee, ask @Ann Leeman and @Ann Lee');
  });

  test('counts only with the whole name after the sign', () => {
    const people = [{ name: 'Ruben Aerts' }, { name: 'Ilse Brandt' }, { name: '' }];
    expect(mentionedIn('@Ann Leeman', [{ name: 'Ann Lee' }, { name: 'Ann Leeman' }])).toEqual([{ name: 'Ann Leeman' }]);
    expect(mentionedIn('ask @Ruben Aerts, not Ilse Brandt', people)).toEqual([{ name: 'Ruben Aerts' }]);
  });
});
