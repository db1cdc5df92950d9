import type { AccessAction, AccessKind } from '@dossier/domain/access-log';

/** One read of a client's data, to be recorded for the person who reads. */
export interface NotedAccess {
  readonly kind: AccessKind;
  readonly action: AccessAction;
  /** Undefined for reads over the record API. */
  readonly request?: { readonly id: string; readonly org: string; readonly subject: string };
  /** Id in `kyc_docs`, or of the row that was read over the record API. */
  readonly doc?: string;
  /** Kind of the document; name of the collection that was read over the record API. */
  readonly detail?: string;
  readonly person?: string;
}

/** Collects the reads of one request; they are stored after the answer. */
export type NoteAccess = (access: NotedAccess) => void;
