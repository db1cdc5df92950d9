import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from './config.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const sectionOf = (title: string) => guide.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? '';

test('the guide has a line for every setting and for no other; there are at most eighteen', () => {
  const documented = [...sectionOf('Settings').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual([...settingNames].toSorted());
  expect(documented.length).toBeLessThanOrEqual(18);
});

test('a new operator needs at most eight steps', () => {
  const steps = sectionOf('Install').match(/^\d\. /gm) ?? [];
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(8);
});

test('every link within the guide leads to one of its sections', () => {
  const titles = [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  const anchors = new Set(titles.map((title) => title.replaceAll(/[^a-z ]/g, '').replaceAll(' ', '-')));
  const links = [...guide.matchAll(/\]\(#([a-z-]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
