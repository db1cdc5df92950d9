/** `npm run icons`: writes the shapes of the icons that the web app uses, taken from Lucide, into `apps/web/src/ui`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIcons } from './generate-icons.ts';
import { root } from './root.ts';

for (const [path, text] of Object.entries(await generateIcons())) writeFileSync(join(root, path), text);
