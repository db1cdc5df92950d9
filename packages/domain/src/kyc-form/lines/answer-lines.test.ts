import { describe, expect, test } from 'vitest';
import { canaryForm } from '../../testing/canary-form.ts';
import { sectionsOf } from '../sections.ts';
import { type AnswerFormat, answerGroups } from './answer-lines.ts';

/** Shows every text as its key and every value as it is stored. */
const plain: AnswerFormat = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  date: (day) => day,
  country: (code) => code,
  nationality: (code) => code,
  money: (amount, currency) => `${currency} ${amount}`,
  share: (share) => String(share),
  activity: (sbi, edition) => `${edition} ${sbi}`,
  list: (names) => names.join(', '),
};

describe.each(['business', 'individual'] as const)('the answers of the form of a %s', (type) => {
  test('are all listed: no stored text is left out [FORM-36]', () => {
    const { form, shown } = canaryForm(type);
    const listed = sectionsOf(type)
      .flatMap((section) => answerGroups(section, form, plain))
      .flatMap(({ title, lines }) => [title, ...lines.flatMap(({ term, value }) => [term, value])])
      .join('\n');
    const texts = shown('en').filter(({ text }) => text.startsWith('canary'));
    expect(texts.length).toBeGreaterThan(8);
    for (const { path, text } of texts) expect(listed, path).toContain(text);
  });

  test('that were not given have no line [FORM-36]', () => {
    const { form } = canaryForm(type);
    const empty = { ...form, answers: {}, documents: [] };
    const lines = sectionsOf(type).flatMap((section) => answerGroups(section, empty, plain));
    // A person's identity is listed by name as soon as a person must be identified.
    expect(lines.flatMap((group) => group.lines)).toEqual([]);
  });
});

test('facts of the register are marked, unless the client disputes them [FORM-34]', () => {
  const { form } = canaryForm('business');
  const marked = (registerDisputed: boolean) => {
    const answers = { 'legal-entity': { ...form.answers['legal-entity'], registerDisputed } };
    const [own] = answerGroups('legal-entity', { ...form, answers, isFromRegister: true }, plain);
    return own?.lines.filter(({ isFromRegister }) => isFromRegister).length;
  };
  expect([marked(false), marked(true)]).toEqual([4, 0]);
});

test('that a person does not represent the company is an answer, and listed [FORM-36, ENTY-24]', () => {
  const { form } = canaryForm('business');
  const answersOf = (isRepresentative: boolean | undefined) => {
    const people = { people: [{ id: 'canaryperson001', isRepresentative }] as never };
    const [own] = answerGroups('people', { ...form, documents: [], answers: { people } }, plain);
    return own?.lines.map(({ term, value }) => `${term} ${value}`) ?? [];
  };
  expect(answersOf(false)).toEqual(['kyc-form:fields.is-representative kyc-form:no']);
  expect(answersOf(true)).toEqual(['answers:roles kyc-form:people.represents']);
  expect(answersOf(undefined)).toEqual([]);
});

test('a share that is missing, and control without a share, are not read as a share of the company [FORM-36, OWN-03]', () => {
  const { form } = canaryForm('business');
  const nodes = [{ id: 'canaryowner0001', kind: 'person' as const, firstName: 'Joris', lastName: 'Hoekstra' }];
  const interestOf = (edge: { kind: 'shares' | 'votes' | 'control'; share?: number }) => {
    const edges = [{ id: 'canaryedge00001', owner: 'canaryowner0001', owned: 'client', ...edge }];
    const answers = { ownership: { nodes, edges } };
    const [own] = answerGroups('ownership', { ...form, documents: [], answers }, plain);
    return own?.lines.find(({ term }) => term === 'Joris Hoekstra')?.value;
  };
  const name = form.subjectName;
  expect(interestOf({ kind: 'shares' })).toContain(`answers:share-of-missing ${name}`);
  expect(interestOf({ kind: 'control' })).toContain(`answers:control-of ${name}`);
  expect(interestOf({ kind: 'votes', share: 100_000 })).toContain(
    `answers:share-of 100000 ${name}, kyc-form:ownership.kinds.votes`,
  );
});
