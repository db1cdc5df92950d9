import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it('initials are letters of the first and last word, not brackets, dashes or emoji', () => {
  const names = [
    'Marit Hoekstra',
    'Zilverlinde B.V.',
    '👩‍👩‍👧‍👦 Zoë 🦊',
    '- Suharto',
    'Jan Jansen (1 May 1980)',
    'דוד כהן (ראשון)',
    '🦊',
  ];
  expect(names.map(initialsOf)).toEqual(['MH', 'ZB', 'Z', 'S', 'JJ', 'דכ', '']);
});
