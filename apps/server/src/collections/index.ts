import { collections } from './collections.gen.ts';

export { collections };

/** The collections by name: the type parameter of the desk's store, readers and rows. */
export type DeskSchema = typeof collections;
