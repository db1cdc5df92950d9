import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateIcons } from './generate-icons.ts';
import { root } from './root.ts';

test('the stored icons are the shapes of the installed Lucide (npm run generate)', async () => {
  const generated = await generateIcons();
  for (const [path, text] of Object.entries(generated)) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  expect(generated['apps/web/src/ui/first-icons.gen.ts']).toContain('"x": [["path",{"d":"M18 6 6 18"}]');
});
