import { expect, test } from 'vitest';
import { longFunctions, maxComponentLines, maxFunctionLines } from './function-sizes.ts';

/** The text of a function with this number of physical lines, blank ones and JSX included. */
const functionOf = (head: string, lines: number) => `${head} {\n${'\n'.repeat(lines - 2)}}`;
const messages = (path: string, text: string) => longFunctions([{ path, text }]).map(({ message }) => message);

test('a function of exactly the maximum passes, one line more does not', () => {
  expect(messages('a.ts', functionOf('function short()', maxFunctionLines))).toEqual([]);
  expect(messages('a.ts', functionOf('function long()', maxFunctionLines + 1))).toEqual([
    'long has 61 lines; the maximum is 60',
  ]);
});

test('a component may be longer than a hook in the same file', () => {
  expect(messages('a.tsx', functionOf('function Screen()', maxComponentLines))).toEqual([]);
  expect(messages('a.tsx', functionOf('function useScreen()', maxComponentLines))).toHaveLength(1);
  expect(messages('a.tsx', functionOf('const Screen = () =>', maxComponentLines + 1))).toHaveLength(1);
});

test('methods, arrow functions and functions inside functions count as well', () => {
  expect(messages('a.ts', `class A { ${functionOf('run()', 61)} }`)).toHaveLength(1);
  expect(messages('a.ts', `const a = { run: ${functionOf('() =>', 61)} };`)).toHaveLength(1);
  expect(
    messages('a.ts', functionOf(`function outer() { ${functionOf('function inner()', 61)} }\nfunction other()`, 3)),
  ).toHaveLength(2);
});

test('tests may group any number of lines', () => {
  expect(messages('a.test.ts', functionOf('describe("a", () =>', 200))).toEqual([]);
});

test('a function on the list of exceptions may have its lines and no more, and leaves the list once it is short', () => {
  const long = { path: 'a.ts', text: functionOf('function long()', 70) };
  expect(longFunctions([long], { 'a.ts#long': 70 })).toEqual([]);
  expect(longFunctions([long], { 'a.ts#long': 69 })).toHaveLength(1);
  const short = { path: 'a.ts', text: functionOf('function long()', 60) };
  expect(longFunctions([short], { 'a.ts#long': 70 })).toEqual([
    { path: 'a.ts', message: 'long is short enough: remove it from the exceptions in tools/rules/function-sizes.ts' },
  ]);
});
