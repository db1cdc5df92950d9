import { useCallback, useEffect, useState } from 'react';
import { deleteWaitingFile, loadWaitingFiles, saveWaitingFile } from '#api/waiting-files.ts';
import type { DocumentSlotTarget } from './uploads.ts';

/** A chosen extract, with its date of issue as far as it is typed. */
export interface Undated {
  readonly file: File;
  readonly typed: string;
}

/** The chosen extract of one place. It stays on this device, also over a reload, until it is sent or removed. */
export function useUndatedExtract(request: string, { owner, type }: DocumentSlotTarget, isExtract: boolean) {
  const key = `form/${request}/${owner}/${type}`;
  const [extract, setExtract] = useState<Undated>();
  const [removed, setRemoved] = useState<Undated>();
  useEffect(() => {
    if (!isExtract) return;
    let isCurrent = true;
    void loadWaitingFiles<string>(key).then(([found]) => {
      if (isCurrent && found) setExtract((now) => now ?? { file: found.file, typed: found.facts });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isExtract]);
  const keep = useCallback(
    (next: Undated) => {
      setExtract(next);
      setRemoved(undefined);
      void saveWaitingFile({ key, file: next.file, facts: next.typed });
    },
    [key],
  );
  const drop = useCallback(() => {
    setExtract(undefined);
    setRemoved(undefined);
    void deleteWaitingFile(key);
  }, [key]);
  const forget = useCallback(() => void deleteWaitingFile(key), [key]);
  /** Removes it from this device; it can be put back with what was typed. */
  const withdraw = () => {
    drop();
    setRemoved(extract);
  };
  const undo = () => removed && keep(removed);
  return { extract, removed, keep, drop, forget, withdraw, undo };
}
