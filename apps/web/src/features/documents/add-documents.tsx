import {
  documentKind,
  documentPurposes,
  documentTypes,
  extractTypes,
  parseDocumentKind,
} from '@dossier/domain/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOfFile } from '#api/file-fault.ts';
import { useRunWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { Select } from '#ui/select.tsx';
import { useKindName } from './document-name.ts';

export interface AddDocumentsProps {
  request: { readonly id: string; readonly reference: string };
  /** Dropped on the tab, before the drawer opened or later. */
  first: readonly File[];
  onClose: () => void;
}

interface Adding {
  readonly id: string;
  readonly file: File;
  readonly kind: string;
  readonly issuedOn: string;
  /** `refused`: only another file can be accepted. */
  readonly state: 'waiting' | 'sending' | 'done' | 'refused';
  readonly progress: number;
  readonly error?: string | undefined;
  readonly stop: AbortController;
}

const kinds = [
  ...documentTypes.filter((type) => type !== 'other'),
  'other' as const,
  ...documentPurposes.map((purpose) => documentKind('other', purpose)),
];

const isExtract = (kind: string) => (extractTypes as readonly string[]).includes(kind);
const isReady = ({ kind, issuedOn }: Adding) => kind !== '' && (!isExtract(kind) || issuedOn !== '');

const addingOf = (file: File, error: string | undefined): Adding => ({
  id: crypto.randomUUID(),
  file,
  kind: '',
  issuedOn: '',
  state: error === undefined ? 'waiting' : 'refused',
  progress: 0,
  error,
  stop: new AbortController(),
});

/** Each file gets a type, is uploaded with its progress, and shows its errors. */
export function AddDocuments({ request, first, onClose }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const { files, add, change, remove, send } = useAdding(request.id, first);
  const waiting = files.filter((one) => one.state === 'waiting');
  const done = files.filter((one) => one.state === 'done').length;
  const isSending = files.some((one) => one.state === 'sending');
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add.title')}
      subtitle={t('add.subtitle', { reference: request.reference })}
      isDismissable={!isSending}
      footer={
        <>
          <span role="status" className="mr-auto text-13 text-ink-2">
            {done > 0 && t('add.done', { count: done })}
          </span>
          <Button size="lg" onPress={onClose} isDisabled={isSending}>
            {t(waiting.length === 0 && done > 0 ? 'add.close' : 'add.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            icon="upload"
            isPending={isSending}
            isDisabled={waiting.length === 0 || !waiting.every(isReady)}
            onPress={() => void send(waiting)}
          >
            {t('add.send', { count: waiting.length })}
          </Button>
        </>
      }
    >
      <FileDrop onFiles={add} title={t('add.drop')} hint={t('drop.rules')} />
      <ul className="mt-4 flex flex-col gap-3">
        {files.map((one) => (
          <AddingRow
            key={one.id}
            adding={one}
            onChange={(values) => change(one.id, values)}
            onRemove={() => remove(one)}
          />
        ))}
      </ul>
    </Drawer>
  );
}

function useAdding(request: string, first: readonly File[]) {
  const { error: errorText, refusal } = useErrorText();
  const run = useRunWorkflow();
  const adding = (file: File) => {
    const fault = faultOfFile(file);
    return addingOf(file, fault && refusal(fault.code, fault.facts));
  };
  const [files, setFiles] = useState<readonly Adding[]>(() => first.map(adding));
  const [dropped, setDropped] = useState(first);
  if (dropped !== first) {
    // Dropped next to the open drawer.
    setDropped(first);
    setFiles([...files, ...first.map(adding)]);
  }
  const change = (id: string, values: Partial<Adding>) =>
    setFiles((known) => known.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const sendOne = async ({ id, file, kind, issuedOn, stop }: Adding) => {
    const parsed = parseDocumentKind(kind);
    if (!parsed) return;
    change(id, { state: 'sending', progress: 0, error: undefined });
    try {
      const input = { request, owner: 'request', ...parsed, issuedOn, file };
      await run('add-document', input as WorkflowInput<'add-document'>, {
        signal: stop.signal,
        onProgress: (share: number) => change(id, { progress: share }),
      });
      change(id, { state: 'done' });
    } catch (thrown) {
      if (stop.signal.aborted) return;
      change(id, { state: 'waiting', error: errorText(thrown) });
    }
  };
  return {
    files,
    change,
    add: (chosen: File[]) => setFiles((known) => [...known, ...chosen.map(adding)]),
    remove: (one: Adding) => {
      one.stop.abort();
      setFiles((known) => known.filter(({ id }) => id !== one.id));
    },
    send: async (waiting: readonly Adding[]) => {
      for (const one of waiting) await sendOne(one);
    },
  };
}

interface AddingRowProps {
  adding: Adding;
  onChange: (values: Partial<Adding>) => void;
  onRemove: () => void;
}

function AddingRow({ adding, onChange, onRemove }: AddingRowProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const kindName = useKindName();
  const { file, kind, issuedOn, state, progress, error } = adding;
  const detail = state === 'done' ? t('add.added', { size: format.bytes(file.size) }) : format.bytes(file.size);
  return (
    <li className="flex flex-col gap-2">
      <FileRow
        name={file.name}
        icon={file.type.startsWith('image/') ? 'image' : 'file'}
        detail={detail}
        progress={state === 'sending' ? progress : undefined}
        error={error}
        onCancel={onRemove}
        {...(state === 'waiting' || state === 'refused' ? { onRemove } : {})}
      />
      {state === 'waiting' && (
        <div className="grid gap-3 pl-4 sm:grid-cols-2">
          <Select
            label={t('add.type')}
            placeholder={t('add.choose')}
            options={kinds.map((id) => ({ id, label: kindName(id) }))}
            value={kind}
            onChange={(chosen) => onChange({ kind: chosen, error: undefined })}
          />
          {isExtract(kind) && (
            <DateField
              label={t('add.issued')}
              value={issuedOn}
              onChange={(day) => onChange({ issuedOn: day, error: undefined })}
              max={isoToday()}
            />
          )}
        </div>
      )}
    </li>
  );
}
