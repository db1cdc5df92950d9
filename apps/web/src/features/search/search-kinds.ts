/** Kinds of search results, in the address as `?kind=`. */
export const searchKinds = ['subjects', 'people', 'onboardings', 'contacts', 'documents'] as const;
export type SearchKind = (typeof searchKinds)[number];
