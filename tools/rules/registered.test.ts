import { expect, test } from 'vitest';
import type { GraphModule } from './import-graph.ts';
import { entangledWorkflows, unregistered } from './registered.ts';

const folder = 'apps/server/src/workflows';
const module = (name: string, ...imports: string[]): GraphModule => ({
  path: `${folder}/${name}`,
  imports: imports.map((one) => `${folder}/${one}`),
});
const index = module('index.ts', 'send.ts', 'submit.ts');
const send = module('send.ts', 'shared/load.ts');
const submit = module('submit.ts');
const shared = module('shared/load.ts');

test('a folder whose index reaches every file passes', () => {
  expect(unregistered([index, send, submit, shared, module('send.test.ts')])).toEqual([]);
});

test('a workflow that the index does not list is reported', () => {
  const found = unregistered([index, send, submit, shared, module('remind.ts')]);
  expect(found.map(({ path }) => path)).toEqual([`${folder}/remind.ts`]);
});

test('a folder without an index is reported', () => {
  expect(unregistered([send])).toHaveLength(1);
});

test('a reaction that the index does not list is reported', () => {
  const reactions = 'apps/server/src/reactions';
  const found = unregistered([
    { path: `${reactions}/index.ts`, imports: [] },
    { path: `${reactions}/when-sent-mail.ts`, imports: [] },
  ]);
  expect(found.map(({ path }) => path)).toEqual([`${reactions}/when-sent-mail.ts`]);
});

test('a workflow that imports another is reported, a shared helper or the contract is not', () => {
  const listed = module('index.ts', 'send.ts', 'submit.ts', 'contracts.ts');
  const contracts = module('contracts.ts');
  expect(entangledWorkflows([listed, module('send.ts', 'contracts.ts'), submit, contracts])).toEqual([]);
  expect(entangledWorkflows([index, send, submit, shared])).toEqual([]);
  const entangled = entangledWorkflows([index, module('send.ts', 'submit.ts'), submit]);
  expect(entangled.map(({ path }) => path)).toEqual([`${folder}/send.ts`]);
});
