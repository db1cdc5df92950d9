import { maxUploadBytes, maxUploadMegabytes } from '@dossier/domain/limits';
import { useEffect, useState } from 'react';
import type { FileFault, Prepared } from './prepare-file.ts';
import { usePages } from './use-pages.ts';
import { type Source, type UnclearPhoto, useUnclear } from './use-unclear.ts';

/** What a place of files asks for, and what it receives. */
export interface IntakeOptions {
  /** Name of the document, for screen readers and for a file that is made of several pages. */
  about: string;
  /**
   * `side`: one picture, on which light may fall; `paper`: several photos are pages of one document; `each`: every photo
   * is a document of its own.
   */
  of: 'side' | 'paper' | 'each';
  /** Name under which photographed pages and unclear photos stay on this device. */
  keepAs: string;
  /** A file that can be sent. */
  onReady: (file: File) => void;
  /** A file that cannot be sent. */
  onFault: (file: File, fault: FileFault) => void;
  /** Several files of one kind are accepted. */
  isMultiple?: boolean | undefined;
  /** Name of a file that waits for the connection: the person is asked before a new one replaces it. */
  replaces?: string | undefined;
}

/** What only a chosen file needs is loaded after the page is shown, so that it is there without a connection too. */
const parts = () => Promise.all([import('./prepare-file.ts'), import('./pages-to-pdf.ts')] as const);

async function prepare(file: File): Promise<Prepared | FileFault> {
  const loaded = await parts().catch(() => undefined);
  return loaded ? loaded[0].prepareFile(file) : { code: 'not-loaded', facts: {} };
}

/** Several pages as one PDF, a single one as it is. */
async function joined(pages: readonly File[], name: string): Promise<File> {
  const [only] = pages;
  const [, { pagesToPdf }] = await parts();
  return only && pages.length === 1 ? only : pagesToPdf(pages, name);
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Chosen files on their way: checked, unclear, waiting as pages, or asked about because another one waits. */
export function useIntake({ about, of, keepAs, onReady, onFault, isMultiple, replaces }: IntakeOptions) {
  const [looking, setLooking] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const [offered, setOffered] = useState<{ readonly file: File; readonly waiting: string }>();
  const unclear = useUnclear(keepAs);
  const taken = usePages(keepAs);
  useEffect(() => void parts().catch(() => undefined), []);
  const give = (file: File) => {
    if (replaces === undefined) onReady(file);
    else setOffered({ file, waiting: replaces });
  };
  const accept = (files: readonly File[], from: Source, isPage: boolean) => {
    const pictures = files.filter(isPicture);
    const arePages = of === 'paper' && (isPage || from === 'camera' || pictures.length > 1 || taken.pages.length > 0);
    if (arePages && pictures.length > 0) taken.add(pictures);
    const others = arePages ? files.filter((file) => !isPicture(file)) : files;
    for (const [at, file] of others.entries()) {
      // Each further file would replace the one before.
      if (at > 0 && !isMultiple) onFault(file, { code: 'files-too-many', facts: { maxFiles: 1 } });
      else give(file);
    }
  };
  const take = async (files: readonly File[], from: Source) => {
    const clear: File[] = [];
    for (const file of files) {
      setLooking(file.name);
      const prepared = await prepare(file).finally(() => setLooking(undefined));
      if ('code' in prepared) {
        onFault(file, prepared);
        continue;
      }
      // Paper is white: only a lamp on a card or passport is a fault.
      const hints = prepared.hints.filter((hint) => of === 'side' || hint !== 'glare');
      if (hints.length === 0) clear.push(prepared.file);
      else unclear.add(prepared.file, { hints, from, isPage: files.length > 1 });
    }
    if (clear.length > 0) accept(clear, from, files.length > 1);
  };
  const join = async () => {
    setJoining(true);
    const pages = taken.pages.map((page) => page.file);
    const file = await joined(pages, `${about}.pdf`).finally(() => setJoining(false));
    if (file.size > maxUploadBytes)
      return onFault(file, { code: 'file-too-large', facts: { maxSize: maxUploadMegabytes } });
    taken.clear();
    give(file);
  };
  /** Uses an unclear photo as it is. */
  const use = ({ id, file, from, isPage }: UnclearPhoto) => {
    unclear.remove(id);
    accept([file], from, isPage);
  };
  /** Answers the question about the file that waits. */
  const settle = (isUsed: boolean) => {
    setOffered(undefined);
    if (offered && isUsed) onReady(offered.file);
  };
  return { looking, unclear, taken, offered, isJoining, take, join, use, settle };
}
