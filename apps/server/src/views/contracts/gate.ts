import type { DerivedStatus } from '@dossier/domain/checks';

/** A value behind a gate: there, or the word that stands in its place and since when it is asked. */
export type Gated<T> =
  | { readonly open: true; readonly value: T }
  | { readonly open: false; readonly why: DerivedStatus };
