import { expect, it } from 'vitest';
import { namesAmong } from './names-among.ts';

const jan = { firstName: 'Jan', lastName: 'Jansen' };
const people = [
  { id: 'one', ...jan, birthDate: '1980-02-29' },
  { id: 'two', firstName: 'JAN', lastName: ' Jansen', birthDate: '1980-02' },
  { id: 'three', firstName: 'Joris', lastName: 'Jansen', birthDate: '1950-01-01' },
  { id: 'four' },
  { id: 'five' },
];

const nameOf = namesAmong(people, (day) => `born ${day}`);

it('people of one name have their date of birth or position behind it, others only their name [FORM-18]', () => {
  expect([...people.map(({ id }) => id), 'six'].map((id) => nameOf(id, 'No name'))).toEqual([
    'Jan Jansen (born 1980-02-29)',
    'JAN Jansen (2)',
    'Joris Jansen',
    'No name',
    'No name',
    'No name',
  ]);
});
