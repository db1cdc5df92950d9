import { type FileStore, localDisk } from '@dossier/records';
import type { Bucket } from '@dossier/records/object-storage';
import type { FileKeys } from './file-keys.ts';

/** Where files are stored. */
export type FilesPlace = (
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'bucket'; readonly bucket: Bucket }
) & {
  /** New files are encrypted; undefined: stored as they are. */
  readonly keys?: FileKeys | undefined;
};

type PlaceOf<K extends FilesPlace['kind']> = Extract<FilesPlace, { kind: K }>;

interface Storage<P> {
  /** For messages, without secrets. */
  readonly name: (place: P) => string;
  /** Fails with a sentence when the storage cannot be used. */
  readonly open: (place: P) => Promise<FileStore>;
}

/** The storages of files. */
const storages: { readonly [K in FilesPlace['kind']]: Storage<PlaceOf<K>> } = {
  folder: {
    name: ({ path }) => path,
    open: async ({ path }) => localDisk(path),
  },
  bucket: {
    name: ({ bucket: { endpoint, name } }) => `s3://${new URL(endpoint).host}/${name}`,
    open: async ({ bucket }) => {
      const { objectStorage } = await import('@dossier/records/object-storage');
      const files = objectStorage(bucket);
      await files.probe();
      return files;
    },
  },
};

const storageOf = (place: FilesPlace) => storages[place.kind] as Storage<FilesPlace>;

export const nameOfPlace = (place: FilesPlace): string => storageOf(place).name(place);

/**
 * Opens a storage, whose files are read as they are stored; one of another machine is tried by writing, reading and deleting a small file.
 * @throws StorageError
 */
export const openStorage = (place: FilesPlace): Promise<FileStore> => storageOf(place).open(place);
