import { firstIcons } from './first-icons.gen.ts';
import { type IconShape, loadedIcons } from './first-icons.ts';
import { shellIcons } from './icons.gen.ts';

/** All icons by the names that the app uses for them. */
export const icons = { ...firstIcons, ...shellIcons } satisfies Record<string, IconShape>;

export type IconName = keyof typeof icons;

Object.assign(loadedIcons, icons);
