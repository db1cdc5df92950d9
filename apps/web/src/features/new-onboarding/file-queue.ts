import { type DocumentType, isExtract } from '@dossier/domain/documents';
import { maxFilesPerOnboarding } from '@dossier/domain/limits';
import type { RefusalCode } from '@dossier/domain/refusals';
import { isTemporary, WorkflowRefused } from '#api/errors.ts';
import { countAsSent } from '#api/sending-files.ts';
import type { QueuedFile } from '#api/upload-queue.ts';
import { useUploadQueue } from '#api/use-upload-queue.ts';
import { useRunWorkflow, type WorkflowInput } from '#api/workflows.ts';
import type { FileFault } from '#intake/prepare-file.ts';

interface FileFacts {
  readonly type: DocumentType | undefined;
  /** Date of issue of an extract, ISO, or the part of it typed so far. */
  readonly issuedOn: string;
  /** The file itself is not accepted: no type or date changes that. */
  readonly isRejected: boolean;
}

/** A file that is not uploaded yet: waiting for its type, being sent, or refused. */
export type WaitingFile = QueuedFile<FileFacts>;

export const needsIssueDate = (type: DocumentType | undefined) => type !== undefined && isExtract(type);

const inputOf = (request: string, { type, issuedOn }: Pick<FileFacts, 'type' | 'issuedOn'>) => ({
  request,
  owner: 'request' as const,
  type,
  ...(needsIssueDate(type) ? { issuedOn } : {}),
});

/** Refusals that another type or date of issue can settle. */
const aboutFacts: readonly RefusalCode[] = [
  'extract-too-old',
  'issue-date-in-future',
  'input-invalid',
  'files-too-many',
];

/** Whether only another file can help. */
export const isHopeless = ({ facts, failure }: WaitingFile): boolean =>
  facts.isRejected ||
  (failure instanceof WorkflowRefused && !isTemporary(failure) && !aboutFacts.includes(failure.code));

/** Shown on a file whose type was not chosen when the step was finished. */
export class TypeMissing extends Error {}

/** The files of step 3 that are not uploaded yet, each with its own type, progress and error. */
export function useFileQueue(request: string, uploaded: number) {
  const run = useRunWorkflow();
  const { queue, files } = useUploadQueue<FileFacts>((file, facts, options) => {
    const input = { ...inputOf(request, facts), once: 'yes', file };
    return run('add-document', input as WorkflowInput<'add-document'>, options).catch(countAsSent);
  }, `draft/${request}`);
  const send = async (id: number) => {
    if (await queue.send(id)) queue.remove(id);
  };
  /** @param fault why the file itself is not accepted */
  const add = (file: File, fault?: FileFault) => {
    const failure = uploaded + queue.get().length >= maxFilesPerOnboarding ? tooMany : fault;
    queue.add(file, { type: undefined, issuedOn: '', isRejected: failure !== undefined }, failure);
  };
  const describe = (one: WaitingFile, changed: Pick<Partial<FileFacts>, 'type' | 'issuedOn'>) => {
    queue.describe(one.id, changed);
    // An extract is sent when its date is complete and confirmed.
    const { type } = { ...one.facts, ...changed };
    if (type !== undefined && !needsIssueDate(type)) void send(one.id);
  };
  /** Marks the files that still need a type. Returns true when none is left. */
  const isDone = (): boolean => {
    for (const { id, isRemoved } of files) if (isRemoved) queue.remove(id);
    const open = files.filter((one) => !isHopeless(one) && !one.isRemoved);
    for (const one of open)
      if (one.progress === undefined && one.failure === undefined) queue.fail(one.id, new TypeMissing());
    return open.length === 0;
  };
  /** Puts a removed file back; one whose type is known is sent. */
  const restore = ({ id, facts: { type } }: WaitingFile) => {
    queue.restore(id);
    if (type !== undefined && !needsIssueDate(type)) void send(id);
  };
  const retry = (one: WaitingFile) => void send(one.id);
  const withdraw = (one: WaitingFile) => (isHopeless(one) ? queue.remove(one.id) : queue.withdraw(one.id));
  return { files, add, describe, retry, withdraw, restore, remove: queue.remove, isDone };
}

const tooMany = { code: 'files-too-many' as const, facts: { maxFiles: maxFilesPerOnboarding } };
