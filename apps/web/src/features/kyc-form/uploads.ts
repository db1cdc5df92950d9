import type { DocumentPurpose, DocumentSide, DocumentType } from '@dossier/domain/documents';
import { type Outcome, SendingFiles } from '#api/sending-files.ts';
import type { QueuedFile, SendQueued } from '#api/upload-queue.ts';

/** The owner of a document (`subject` or a person's id), its kind, and the side of an identity document. */
export interface DocumentSlotTarget {
  readonly owner: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
  readonly side?: DocumentSide;
}

interface UploadFacts extends DocumentSlotTarget {
  readonly issuedOn: string;
  /** Kept next to the earlier document of this kind instead of replacing it. */
  readonly keepsOthers: boolean;
}

export type Upload = QueuedFile<UploadFacts>;

const isSameTarget = (one: DocumentSlotTarget, other: DocumentSlotTarget): boolean =>
  one.owner === other.owner && one.type === other.type && one.purpose === other.purpose && one.side === other.side;

/** The uploads of one form. They continue while the client fills in other sections. */
export class Uploads {
  readonly #files: SendingFiles<UploadFacts>;
  readonly subscribe: SendingFiles<UploadFacts>['subscribe'];
  readonly get: SendingFiles<UploadFacts>['get'];
  readonly dismiss: SendingFiles<UploadFacts>['dismiss'];
  readonly withdraw: SendingFiles<UploadFacts>['withdraw'];
  readonly restore: SendingFiles<UploadFacts>['restore'];

  constructor(request: string, send: SendQueued<UploadFacts>) {
    this.#files = new SendingFiles(send, `upload/${request}`);
    ({ subscribe: this.subscribe, get: this.get, dismiss: this.dismiss } = this.#files);
    ({ withdraw: this.withdraw, restore: this.restore } = this.#files);
    this.#files.start();
  }

  /** The uploads of one place. */
  of(target: DocumentSlotTarget): Upload[] {
    return this.get().filter(({ facts }) => isSameTarget(facts, target));
  }

  /** Shows the fault of a file that is not sent. */
  refuse(target: DocumentSlotTarget, file: File, failure: unknown): void {
    this.#files.refuse(file, { ...target, issuedOn: '', keepsOthers: false }, failure);
  }

  add(
    target: DocumentSlotTarget,
    file: File,
    { issuedOn = '', keepsOthers = false }: { issuedOn?: string; keepsOthers?: boolean } = {},
  ): Promise<Outcome> {
    return this.#files.add(file, { ...target, issuedOn, keepsOthers });
  }

  /** The file as it was sent from here; undefined for documents uploaded earlier or on another device. */
  sentFile(target: DocumentSlotTarget, name: string, size: number): File | undefined {
    return this.#files.sentFile(
      (file, facts) => isSameTarget(facts, target) && file.name === name && file.size === size,
    );
  }

  end(): void {
    this.#files.end();
  }
}
