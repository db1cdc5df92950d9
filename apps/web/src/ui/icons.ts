import { type IconShape, loadedIcons } from './first-icons.ts';
import type { firstIconNames, shellIconNames, staffIconNames } from './icon-names.ts';
import { shellIcons } from './icons.gen.ts';

/** The names that the app uses for icons. */
export type IconName = keyof typeof firstIconNames | keyof typeof shellIconNames | keyof typeof staffIconNames;

Object.assign(loadedIcons, shellIcons satisfies Record<string, IconShape>);
