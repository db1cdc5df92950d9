import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const tokens = readFileSync(join(source, 'styles/tokens.css'), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(tsx?|css)$/.test(path) && !/^testing\/|\.test\.tsx?$|tokens\.css$|route-tree/.test(path),
);
/** `#0f5c57`, `rgb(…)`, `hsl(…)`, `oklch(…)` and Tailwind's own palette. */
const rawColour =
  /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!['"/-])|\b(?:rgb|hsl|oklch|oklab)a?\(|\b(?:bg|text|border)-(?:red|green|blue|gray|slate|zinc|white|black)\b/i;

test('[UX-02] colours are defined in the token file only', () => {
  const raw = files.filter((path) => rawColour.test(readFileSync(join(source, path), 'utf8')));
  expect(raw).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect(tokens).toMatch(rawColour);
});

test('[UX-02] in the dark theme a list over a sheet, both of one colour, has an edge that can be seen', () => {
  const grounds = [...tokens.matchAll(/--color-raised: #(\w{6})/g)].map(([, hex = '']) =>
    Number.parseInt(hex.slice(0, 2), 16),
  );
  const edges = [...tokens.matchAll(/--shadow-float: 0 0 0 1px rgb\(255 255 255 \/ ([\d.]+)\)/g)].map(([, part]) =>
    Number(part),
  );
  const light = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4 + 0.05;
  const dark = Math.min(...grounds);
  expect(edges).toHaveLength(2);
  for (const part of edges) expect(light(dark + (255 - dark) * part) / light(dark)).toBeGreaterThan(1.5);
});

test('[UX-03] text sizes and corner radii are limited to the defined ones', () => {
  const sizes = [...tokens.matchAll(/--text-(\d+):/g)].map(([, size]) => Number(size));
  expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual([12, 13, 14, 16, 20, 24, 32]);
});

test('[UX-12] text of clients follows the font size of the browser, and has the same sizes at its default', () => {
  const [, rules = ''] = /\[data-portal="client"\] \{([^}]*)\}/.exec(tokens) ?? [];
  const inRem = [...rules.matchAll(/--text-(\d+): ([\d.]+)rem/g)].map(([, size, rem]) => [
    Number(size),
    Number(rem) * 16,
  ]);
  expect(inRem).toHaveLength(7);
  for (const [size, pixels] of inRem) expect(pixels).toBe(size);
  expect(rules).not.toMatch(/--(?:text|density-(?:row|control))[^:]*:[^;]*\dpx/);
});

test('[UX-08] animations are shorter than 150 ms, and disabled with reduced motion', () => {
  const motion = [...tokens.matchAll(/--motion-(?:fast|base):\s*(\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(Math.max(...motion)).toBeLessThanOrEqual(150);
  expect(tokens).toMatch(/prefers-reduced-motion: reduce\)[^}]*--motion-fast: 0ms; --motion-base: 0ms/s);
});
