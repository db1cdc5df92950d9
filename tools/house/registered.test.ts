import { expect, test } from 'vitest';
import { entangledWorkflows, unregistered } from './registered.ts';

const folder = 'apps/server/src/workflows';
const index = {
  path: `${folder}/index.ts`,
  text: "import { send } from './send.ts';\nimport { submit } from './submit.ts';",
};
const send = { path: `${folder}/send.ts`, text: "import { load } from './shared/load.ts';" };
const submit = { path: `${folder}/submit.ts`, text: '' };
const shared = { path: `${folder}/shared/load.ts`, text: '' };

test('a folder whose index reaches every file is in order', () => {
  expect(unregistered([index, send, submit, shared, { path: `${folder}/send.test.ts`, text: '' }])).toEqual([]);
});

test('a workflow that nobody lists is named', () => {
  const found = unregistered([index, send, submit, shared, { path: `${folder}/remind.ts`, text: '' }]);
  expect(found.map(({ path }) => path)).toEqual([`${folder}/remind.ts`]);
});

test('a folder without an index is named', () => {
  expect(unregistered([send])).toHaveLength(1);
});

test('a reaction that nobody lists is named as well', () => {
  const reactions = 'apps/server/src/reactions';
  const found = unregistered([
    { path: `${reactions}/index.ts`, text: '' },
    { path: `${reactions}/when-sent-mail.ts`, text: '' },
  ]);
  expect(found.map(({ path }) => path)).toEqual([`${reactions}/when-sent-mail.ts`]);
});

test('a workflow that imports another is named, a shared helper or the contract is not', () => {
  const contracts = { path: `${folder}/contracts.ts`, text: '' };
  const listed = { ...index, text: `${index.text}\nexport type { A } from './contracts.ts';` };
  const keeping = { ...send, text: "import type { A } from './contracts.ts';" };
  expect(entangledWorkflows([listed, keeping, submit, contracts])).toEqual([]);
  expect(entangledWorkflows([index, send, submit, shared])).toEqual([]);
  const entangled = entangledWorkflows([index, { ...send, text: "import { submit } from './submit.ts';" }, submit]);
  expect(entangled.map(({ path }) => path)).toEqual([`${folder}/send.ts`]);
});
