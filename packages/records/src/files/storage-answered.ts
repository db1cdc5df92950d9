import { channel } from 'node:diagnostics_channel';

/** Published for each answer of an object storage, and for each attempt without one. */
export const storageAnswered = channel('records:storage-answered');

export interface StorageAnswered {
  readonly method: string;
  readonly result: 'done' | 'missing' | 'repeated' | 'failed';
  /** Until the head of the answer. */
  readonly ms: number;
}
