import './icons.ts';
import { type IconShape, loadedIcons } from './first-icons.ts';
import { staffIcons } from './staff-icons.gen.ts';

Object.assign(loadedIcons, staffIcons satisfies Record<string, IconShape>);
