/**
 * What staff read or download of a client's data, as the access log distinguishes it. `isForClient`: the client reads
 * lines of this kind. Screening, the institution's own documents and reads over the record API are for auditors only:
 * a line of their own would tip off the client. Source: docs/decisions/0164-access-log.md.
 */
export const accessKinds = {
  details: { isForClient: true },
  ownership: { isForClient: true },
  people: { isForClient: true },
  funds: { isForClient: true },
  documents: { isForClient: true },
  /** One document, opened or downloaded. */
  document: { isForClient: true },
  /** All documents in one archive. */
  archive: { isForClient: true },
  report: { isForClient: true },
  history: { isForClient: false },
  screening: { isForClient: false },
  'own-document': { isForClient: false },
  /** Rows that staff of the desk, or a superuser, read over the record API. */
  records: { isForClient: false },
  /** Entries that could not be stored. */
  missing: { isForClient: false },
  /** Entries that were deleted after the retention period of the onboarding. */
  expired: { isForClient: false },
} as const satisfies Record<string, { readonly isForClient: boolean }>;

export type AccessKind = keyof typeof accessKinds;
export const accessKindNames = Object.keys(accessKinds) as AccessKind[];

/** The kinds of which the client reads lines. */
export type ClientAccessKind = {
  [K in AccessKind]: (typeof accessKinds)[K]['isForClient'] extends true ? K : never;
}[AccessKind];
export const clientAccessKinds = accessKindNames.filter(
  (kind): kind is ClientAccessKind => accessKinds[kind].isForClient,
);

export const accessActions = ['viewed', 'downloaded'] as const;
export type AccessAction = (typeof accessActions)[number];

/** Who read: staff of the institution, or of the review desk. Clients read no names of employees. */
export const accessParties = ['institution', 'desk'] as const;
export type AccessParty = (typeof accessParties)[number];
