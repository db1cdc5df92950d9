import { expect, test } from 'vitest';
import { accentFloor, checkAccent, isColour } from './accent.ts';

test.each([
  ['#0f5c57', 7.8],
  ['#000000', 21],
  ['#767676', 4.5],
])('[UX-09] %s carries white text', (colour, contrast) => {
  expect(checkAccent(colour)).toEqual({ ok: true, contrast });
});

test.each([
  ['#8fb8d8', 2],
  ['#777777', 4.4],
  ['#ffffff', 1],
  ['#ffff00', 1],
])('[UX-09] %s does not, and the nearest darker one of its hue does', (colour, contrast) => {
  const checked = checkAccent(colour);
  if (checked.ok) throw new Error('passed');
  expect(checked.contrast).toBe(contrast);
  expect(checkAccent(checked.nearest)).toMatchObject({ ok: true });
  const next = checked.nearest.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  const brighter = next.map((part) =>
    Math.min(255, Math.ceil(part * 1.03))
      .toString(16)
      .padStart(2, '0'),
  );
  expect(checkAccent(`#${brighter.join('')}`).contrast).toBeLessThan(accentFloor);
});

test('what is no colour is no colour', () => {
  for (const text of ['', '#fff', '0f5c57', '#0F5C57', '#0f5c5g', 'red;']) expect(isColour(text)).toBe(false);
  expect(isColour('#0f5c57')).toBe(true);
  expect(() => checkAccent('teal')).toThrow('no colour');
});
