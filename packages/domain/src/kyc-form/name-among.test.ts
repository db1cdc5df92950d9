import { expect, it } from 'vitest';
import { nameAmong } from './name-among.ts';

const jan = { firstName: 'Jan', lastName: 'Jansen' };
const people = [
  { id: 'one', ...jan, birthDate: '1980-02-29' },
  { id: 'two', firstName: 'JAN', lastName: ' Jansen', birthDate: '1980-02' },
  { id: 'three', firstName: 'Joris', lastName: 'Jansen', birthDate: '1950-01-01' },
  { id: 'four' },
  { id: 'five' },
];

it('people of one name have their date of birth or position behind it, others only their name [FORM-18]', () => {
  expect(people.map((person) => nameAmong(person, people, (day) => `born ${day}`))).toEqual([
    'Jan Jansen (born 1980-02-29)',
    'JAN Jansen (2)',
    'Joris Jansen',
    '',
    '',
  ]);
});
