import { type DocumentType, extractTypes } from '@dossier/domain/documents';
import { maxFilesPerOnboarding } from '@dossier/domain/limits';
import type { RefusalCode } from '@dossier/domain/refusals';
import { useRef, useState } from 'react';
import { WorkflowRefused } from '#api/errors.ts';
import { faultOfFile } from '#api/file-fault.ts';
import { useRunWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';

/** A file to upload: selected, without a type, uploading, or refused. Uploaded files are no longer here. */
export interface WaitingFile {
  readonly key: number;
  readonly file: File;
  readonly type: DocumentType | undefined;
  /** Date of issue of an extract, ISO, or ''. */
  readonly issuedOn: string;
  readonly progress: number | undefined;
  readonly error: string | undefined;
  /** Another type or date does not help: only another file does. */
  readonly isHopeless: boolean;
}

export const needsIssueDate = (type: DocumentType | undefined) => type !== undefined && extractTypes.includes(type);

const isReady = ({ type, issuedOn }: WaitingFile) => type !== undefined && (!needsIssueDate(type) || issuedOn !== '');

/** Refusals that another type or issue date can resolve. */
const aboutAnswers: readonly RefusalCode[] = [
  'extract-too-old',
  'issue-date-in-future',
  'input-invalid',
  'files-too-many',
];

/** The files of step 3 that are not uploaded yet, each with its own type, progress and error. */
export function useFileQueue(request: string, alreadyThere: number) {
  const run = useRunWorkflow();
  const { refusal, error: textOf } = useErrorText();
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const next = useRef(1);
  const patch = (key: number, changed: Partial<WaitingFile>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: number) => setFiles((now) => now.filter((one) => one.key !== key));

  const send = async (one: WaitingFile) => {
    const abort = new AbortController();
    aborts.current.set(one.key, abort);
    patch(one.key, { progress: 0, error: undefined });
    const { type = 'other', issuedOn, file } = one;
    const input = { request, owner: 'request', type, file, ...(needsIssueDate(type) ? { issuedOn } : {}) };
    try {
      await run('add-document', input as WorkflowInput<'add-document'>, {
        onProgress: (progress) => patch(one.key, { progress }),
        signal: abort.signal,
      });
      drop(one.key);
    } catch (error) {
      if (abort.signal.aborted) return;
      const isHopeless = error instanceof WorkflowRefused && !aboutAnswers.includes(error.code);
      patch(one.key, { progress: undefined, error: textOf(error), isHopeless });
    } finally {
      aborts.current.delete(one.key);
    }
  };
  const add = (chosen: readonly File[]) => {
    const remaining = maxFilesPerOnboarding - alreadyThere - files.length;
    const added = chosen.map((file, index) => {
      const fault =
        index >= remaining
          ? { code: 'files-too-many' as const, facts: { maxFiles: maxFilesPerOnboarding } }
          : faultOfFile(file);
      const error = fault && refusal(fault.code, fault.facts);
      const key = next.current++;
      return { key, file, type: undefined, issuedOn: '', progress: undefined, error, isHopeless: fault !== undefined };
    });
    setFiles((now) => [...now, ...added]);
  };
  const describe = (one: WaitingFile, changed: Pick<Partial<WaitingFile>, 'type' | 'issuedOn'>) => {
    const described = { ...one, ...changed, error: undefined };
    patch(one.key, described);
    if (isReady(described)) void send(described);
  };
  const cancel = (key: number) => {
    aborts.current.get(key)?.abort();
    drop(key);
  };
  /** Marks the files that lack an answer. Returns true when there is none. */
  const isDone = (message: string): boolean => {
    const open = files.filter((one) => !one.isHopeless);
    for (const one of open) if (one.progress === undefined) patch(one.key, { error: one.error ?? message });
    return open.length === 0;
  };
  return { files, add, describe, retry: (one: WaitingFile) => void send(one), cancel, isDone };
}
