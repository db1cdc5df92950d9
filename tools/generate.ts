/** `npm run generate`: writes the `*.gen.ts` files that list other files or contain shapes of icons. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIcons } from './generate-icons.ts';
import { generateIndexes } from './generate-indexes.ts';
import { root } from './root.ts';

const generated = { ...generateIndexes(root), ...(await generateIcons()) };
for (const [path, text] of Object.entries(generated)) writeFileSync(join(root, path), text);
