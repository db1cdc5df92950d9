import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';
import { type QueuedFile, type SendQueued, UploadQueue } from '#api/upload-queue.ts';

/** The owner of a document (`subject` or a person's id) and its kind. */
export interface DocumentSlotTarget {
  readonly owner: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
}

interface UploadFacts extends DocumentSlotTarget {
  readonly issuedOn: string;
  /** Kept next to the earlier document of this kind instead of replacing it. */
  readonly isBeside: boolean;
}

export type Upload = QueuedFile<UploadFacts>;

export const isSameTarget = (one: DocumentSlotTarget, other: DocumentSlotTarget): boolean =>
  one.owner === other.owner && one.type === other.type && one.purpose === other.purpose;

/** The uploads of one form. They continue while the client fills in other sections. */
export class Uploads {
  readonly #queue: UploadQueue<UploadFacts>;
  /** Files sent from here, shown without downloading them again. */
  #sent: readonly Pick<Upload, 'facts' | 'file'>[] = [];
  readonly subscribe: UploadQueue<UploadFacts>['subscribe'];
  readonly get: UploadQueue<UploadFacts>['get'];
  /** Cancels an upload, or removes a failed one. */
  readonly dismiss: UploadQueue<UploadFacts>['remove'];

  constructor(send: SendQueued<UploadFacts>) {
    this.#queue = new UploadQueue(send);
    ({ subscribe: this.subscribe, get: this.get, remove: this.dismiss } = this.#queue);
  }

  /** Shows the fault of a file that is not sent. */
  refuse(target: DocumentSlotTarget, file: File, failure: unknown): void {
    this.#queue.add(file, { ...target, issuedOn: '', isBeside: false }, failure);
  }

  async add(
    target: DocumentSlotTarget,
    file: File,
    { issuedOn = '', isBeside = false }: { issuedOn?: string; isBeside?: boolean } = {},
  ): Promise<boolean> {
    const facts = { ...target, issuedOn, isBeside };
    const id = this.#queue.add(file, facts);
    const isSent = await this.#queue.send(id);
    if (isSent) {
      this.#sent = [...this.#sent, { facts, file }];
      this.#queue.remove(id);
    }
    return isSent;
  }

  /** The file as it was chosen here; undefined for documents uploaded earlier or on another device. */
  sentFile(target: DocumentSlotTarget, name: string, size: number): File | undefined {
    const sent = this.#sent.findLast(
      ({ facts, file }) => isSameTarget(facts, target) && file.name === name && file.size === size,
    );
    return sent?.file;
  }

  end(): void {
    this.#sent = [];
    this.#queue.end();
  }
}
