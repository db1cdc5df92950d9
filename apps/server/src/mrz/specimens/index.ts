export { drawOutline } from './draw-outline.ts';
export { drawSpecimen, type Flaws, outlines } from './draw-specimen.ts';
export { normal, type Random, randomFrom } from './random.ts';
export { type SpecimenFacts, zoneLines } from './zone-lines.ts';
