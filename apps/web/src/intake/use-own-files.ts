import { addDocument } from '@dossier/domain/contracts/workflows/add-document';
import { parseDocumentKind } from '@dossier/domain/documents';
import { z } from '@dossier/domain/schema';
import { useRef } from 'react';
import { countAsSent } from '#api/sending-files.ts';
import type { QueuedFile } from '#api/upload-queue.ts';
import { useUploadQueue } from '#api/use-upload-queue.ts';
import { useRunWorkflow, type WorkflowInput } from '#api/workflows.ts';
import type { FileFault } from './prepare-file.ts';

interface OwnFileFacts {
  /** Kind of the document, or ''. */
  readonly kind: string;
  /** ISO date, or the part of it typed so far. */
  readonly issuedOn: string;
  /** The file itself is not accepted: no type or date changes that. */
  readonly isRejected: boolean;
}

/** A file that the institution adds to an onboarding. */
export type OwnFile = QueuedFile<OwnFileFacts>;

export type OwnFiles = ReturnType<typeof useOwnFiles>;

/** Input of the upload; without a kind it has no type. */
const inputOf = (request: string, { kind, issuedOn }: OwnFileFacts) => ({
  request,
  owner: 'request' as const,
  ...parseDocumentKind(kind),
  issuedOn,
});

export const isWaiting = ({ facts, progress, isSent }: OwnFile) =>
  !facts.isRejected && !isSent && progress === undefined;

/**
 * The files that the institution adds to an onboarding: each gets its type, and is sent on request only. They stay on
 * this device until then, also over a reload.
 */
export function useOwnFiles(request: string) {
  const run = useRunWorkflow();
  const { queue, files } = useUploadQueue<OwnFileFacts>(async (file, facts, options) => {
    const input = { ...inputOf(request, facts), once: 'yes', file };
    await run('add-document', input as WorkflowInput<'add-document'>, options).catch(countAsSent);
  }, `request/${request}`);
  const waiting = files.filter(isWaiting);
  const isReady = ({ facts }: OwnFile) => z.safeParse(addDocument.input, inputOf(request, facts)).success;
  const dates = waiting.map(({ facts }) => facts.issuedOn).join();
  const before = useRef<string>(undefined);
  const send = async () => {
    // A press that makes a difference of dates appear sends nothing: it is answered first.
    const isSeen = before.current === undefined || before.current === dates;
    before.current = undefined;
    if (!isSeen) return;
    for (const { id } of waiting) await queue.send(id);
  };
  return {
    files,
    waiting,
    sent: files.filter(({ isSent }) => isSent).length,
    isSending: files.some(({ progress }) => progress !== undefined),
    /** Each file has a type, and a complete date where one is required. */
    isComplete: waiting.length > 0 && waiting.every(isReady),
    /** @param fault why the file itself is not accepted */
    add: (file: File, fault?: FileFault) => {
      queue.add(file, { kind: '', issuedOn: '', isRejected: fault !== undefined }, fault);
    },
    describe: (id: number, facts: Partial<OwnFileFacts>) => queue.describe(id, facts),
    remove: queue.remove,
    /** The finger is down on the button; the dates may change before it is up. */
    startPress: () => {
      before.current = dates;
    },
    send: () => void send(),
  };
}
