/** The filters of a list of documents, in the order of their chips; in the URL as `?filter=`. */
export const documentFilterNames = ['all', 'to-check', 'rejected', 'verified', 'expiring'] as const;
export type DocumentFilter = (typeof documentFilterNames)[number];
