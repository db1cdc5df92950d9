import { expect, it } from 'vitest';
import { isBlank } from './people.ts';

it('[FORM-05, FORM-16] a person is removed only when empty: no name, no answer, no document', () => {
  expect(isBlank({ id: 'a' }, [])).toBe(true);
  expect(isBlank({ id: 'a', firstName: '', lastName: '' }, [{ person: 'b' }])).toBe(true);
  expect(isBlank({ id: 'a', lastName: 'Bakkerveld' }, [])).toBe(false);
  expect(isBlank({ id: 'a', isRepresentative: false }, [])).toBe(false);
  expect(isBlank({ id: 'a' }, [{ person: 'a' }])).toBe(false);
});
