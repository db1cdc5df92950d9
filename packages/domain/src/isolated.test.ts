import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('a name written from right to left is isolated from the text around it, and another one unchanged', () => {
  expect([isolated('דוד'), isolated('مؤسسة 2024'), isolated("D'Ávila 小明")]).toEqual([
    '\u2068דוד\u2069',
    '\u2068مؤسسة 2024\u2069',
    "D'Ávila 小明",
  ]);
});
