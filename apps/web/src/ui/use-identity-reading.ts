import type { IdentityReading, UnreadReason, ZoneValues } from '@dossier/domain/contracts/answers/identity-reading';
import { useEffect, useRef, useState } from 'react';

/** Reads one file on the server. */
export type ReadDocument = (doc: string) => Promise<IdentityReading>;

/** Progress and result of reading the photos of one identity document. */
export type IdentityReadState =
  /** Nothing was read yet. */
  | { readonly is: 'idle' }
  | { readonly is: 'reading' }
  | { readonly is: 'read'; readonly doc: string; readonly values: ZoneValues }
  | { readonly is: 'unread'; readonly why: UnreadReason }
  | { readonly is: 'failed'; readonly error: unknown }
  /** The person took over what was read, or types it. */
  | { readonly is: 'used' | 'closed'; readonly doc: string };

/**
 * Reads photos of an identity document on the server, which stores nothing of it. Photos that are added while the page
 * is open are read at once, earlier ones when the person asks for it.
 * @param docs the files, oldest first
 */
export function useIdentityReading(docs: readonly string[], readDocument: ReadDocument) {
  const [state, setState] = useState<IdentityReadState>({ is: 'idle' });
  const seen = useRef<ReadonlySet<string>>(new Set(docs));
  const isShown = useRef(true);
  const read = async (wanted: readonly string[]) => {
    setState({ is: 'reading' });
    const result = await readFirst(wanted, readDocument);
    if (isShown.current) setState(result);
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    const added = docs.filter((doc) => !seen.current.has(doc));
    seen.current = new Set(docs);
    const isKept = !('doc' in state) || docs.includes(state.doc);
    if (!isKept || (docs.length === 0 && state.is !== 'idle')) setState({ is: 'idle' });
    // The other side of a card that was read has nothing to add.
    if (added.length > 0 && !(isKept && 'doc' in state)) void read(added);
  });
  return {
    state,
    read: () => void read(docs.toReversed()),
    end: (is: 'used' | 'closed') => setState((now) => ('doc' in now ? { is, doc: now.doc } : now)),
  };
}

/** The first photo that can be read; else why the last one could not. */
async function readFirst(docs: readonly string[], readDocument: ReadDocument): Promise<IdentityReadState> {
  let result: IdentityReadState = { is: 'idle' };
  for (const doc of docs) {
    try {
      const { values, unread } = await readDocument(doc);
      if (values) return { is: 'read', doc, values };
      if (unread) result = { is: 'unread', why: unread };
    } catch (error) {
      return { is: 'failed', error };
    }
  }
  return result;
}
