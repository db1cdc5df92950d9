import { expect, it } from 'vitest';
import type { AnswerGroup } from './answer-line.ts';
import { changedLines } from './changed-lines.ts';

const joris = (title: string, email: string): AnswerGroup => ({
  page: 'people',
  person: 'joris',
  title,
  lines: [
    { term: 'Role', value: 'Shareholder' },
    { term: 'Email', value: email },
  ],
});
const texts = { nameTerm: 'Name', isNamed: true };

it('of a person with another name are the name alone, not every answer [FORM-31]', () => {
  const [before, now] = [joris('Joris van Rijsbergen', 'j@x.example'), joris('Joris Jan', 'j@x.example')];
  expect(changedLines([before], [now], { ...texts, isNamed: false })).toEqual({
    before: ['Name: Joris van Rijsbergen'],
    now: ['Name: Joris Jan'],
  });
});

it('name the person among several, by the present name, and leave out what is the same [FORM-31]', () => {
  const marit = { ...joris('Marit', 'm@x.example'), person: 'marit' };
  expect(changedLines([marit, joris('Joris', 'old@x.example')], [marit, joris('Jan', 'new@x.example')], texts)).toEqual(
    {
      before: ['Jan, Name: Joris', 'Jan, Email: old@x.example'],
      now: ['Jan, Name: Jan', 'Jan, Email: new@x.example'],
    },
  );
});

it('of an added person are all their answers, and of an answer with several lines the changed line [FORM-31]', () => {
  const owners = (...values: string[]): AnswerGroup => ({
    page: 'ownership',
    person: '',
    title: '',
    lines: [{ term: 'UBO', value: values.join('\n') }],
  });
  expect(changedLines([owners('A: 30%', 'B: 70%')], [owners('A: 40%', 'B: 70%'), joris('Jan', 'j')], texts)).toEqual({
    before: ['UBO: A: 30%'],
    now: ['UBO: A: 40%', 'Jan, Name: Jan', 'Jan, Role: Shareholder', 'Jan, Email: j'],
  });
});
