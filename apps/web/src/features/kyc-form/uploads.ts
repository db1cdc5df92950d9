import type { DocumentPurpose, DocumentType } from '@dossier/domain/documents';

/** Target of an upload: its owner (`subject` or a person's id) and its kind. */
export interface Place {
  readonly owner: string;
  readonly type: DocumentType;
  readonly purpose: DocumentPurpose | '';
}

export interface Upload extends Place {
  readonly id: number;
  readonly name: string;
  /** 0 to 1; undefined before it started and after it failed. */
  readonly progress: number | undefined;
  /** An error, or a fault found before upload. */
  readonly failure: unknown;
}

export type SendFile = (
  input: Place & { file: File; issuedOn: string; isBeside: boolean },
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

export const samePlace = (one: Place, other: Place): boolean =>
  one.owner === other.owner && one.type === other.type && one.purpose === other.purpose;

let counter = 0;

/** Uploads in progress. They continue while the person fills in other sections. */
export class Uploads {
  #all: readonly Upload[] = [];
  #stops = new Map<number, AbortController>();
  #listeners = new Set<() => void>();
  #send: SendFile;
  /** Files uploaded from this device, displayed without a download. */
  #sent: { place: Place; file: File }[] = [];

  constructor(send: SendFile) {
    this.#send = send;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): readonly Upload[] => this.#all;

  /** Reports the error of a file that will not be uploaded. */
  refuse(place: Place, name: string, failure: unknown): void {
    counter += 1;
    this.#set([...this.#all, { ...place, id: counter, name, progress: undefined, failure }]);
  }

  async add(
    place: Place,
    file: File,
    { issuedOn = '', isBeside = false }: { issuedOn?: string; isBeside?: boolean } = {},
  ): Promise<boolean> {
    counter += 1;
    const id = counter;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#set([...this.#all, { ...place, id, name: file.name, progress: 0, failure: undefined }]);
    try {
      const onProgress = (progress: number) => this.#patch(id, { progress });
      await this.#send({ ...place, file, issuedOn, isBeside }, { onProgress, signal: stop.signal });
      this.#sent.push({ place, file });
      this.dismiss(id);
      return true;
    } catch (failure) {
      if (!stop.signal.aborted) this.#patch(id, { progress: undefined, failure });
      return false;
    } finally {
      this.#stops.delete(id);
    }
  }

  /** The local file; undefined for files uploaded earlier or from another device. */
  sentFile(place: Place, name: string, size: number): File | undefined {
    return this.#sent.findLast((one) => samePlace(one.place, place) && one.file.name === name && one.file.size === size)
      ?.file;
  }

  /** Cancels an upload in progress, or removes a failed one. */
  dismiss = (id: number): void => {
    this.#stops.get(id)?.abort();
    this.#set(this.#all.filter((upload) => upload.id !== id));
  };

  end(): void {
    for (const stop of this.#stops.values()) stop.abort();
    this.#sent = [];
    this.#set([]);
  }

  #patch(id: number, change: Partial<Upload>): void {
    this.#set(this.#all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #set(all: readonly Upload[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}
