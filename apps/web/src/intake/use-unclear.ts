import { useEffect, useState } from 'react';
import { deleteWaitingFile, loadWaitingFiles, saveWaitingFile } from '#api/waiting-files.ts';
import type { PhotoHint } from './measure-photo.ts';

/** From where a file was chosen. */
export type Source = 'camera' | 'files';

interface Facts {
  readonly hints: readonly PhotoHint[];
  readonly from: Source;
  /** Chosen together with others. */
  readonly isPage: boolean;
}

/** A photo that the person is asked about. */
export interface UnclearPhoto extends Facts {
  readonly id: string;
  readonly file: File;
}

/**
 * Photos that are hard to read, oldest first. They stay on this device, also over a reload, until each is used or taken
 * again.
 * @param keepAs name on this device
 */
export function useUnclear(keepAs: string) {
  const prefix = `unclear/${keepAs}/`;
  const [photos, setPhotos] = useState<readonly UnclearPhoto[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadWaitingFiles<Facts>(prefix).then((found) => {
      const stored = found.map(({ key, file, facts }) => ({ id: key, file, ...facts }));
      if (isCurrent && stored.length > 0) setPhotos((now) => [...stored, ...now]);
    });
    return () => {
      isCurrent = false;
    };
  }, [prefix]);
  const add = (file: File, facts: Facts) => {
    const id = `${prefix}${Date.now()}-${crypto.randomUUID()}`;
    setPhotos((now) => [...now, { id, file, ...facts }]);
    void saveWaitingFile({ key: id, file, facts });
  };
  const remove = (id: string) => {
    setPhotos((now) => now.filter((one) => one.id !== id));
    void deleteWaitingFile(id);
  };
  return { photos, add, remove };
}
