export { cellHeight, cellWidth, normalised } from './cells.ts';
export { glyphs, hiddenOf, inputs, type Network, probabilitiesOf } from './glyph-net.ts';
export { loadNetwork, networkPath, storedNetwork } from './load-net.ts';
export { readPicture } from './read-picture.ts';
