import { firstIcons } from './first-icons.gen.ts';

/** An element of an icon: its tag and its attributes. */
export type IconElement = readonly [tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'ellipse', object];
/** The elements of an icon, on a grid of 24 by 24. */
export type IconShape = readonly IconElement[];

/** The icons that are loaded: those of the login and error pages, and all of them once the shell of a portal is. */
export const loadedIcons: Record<string, IconShape> = { ...firstIcons };
