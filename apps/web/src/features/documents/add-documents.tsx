import { addDocument } from '@dossier/domain/contracts/workflows/add-document';
import { documentKind, documentPurposes, documentTypes, isExtract, parseDocumentKind } from '@dossier/domain/documents';
import { z } from '@dossier/domain/schema';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countAsSent } from '#api/sending-files.ts';
import type { QueuedFile } from '#api/upload-queue.ts';
import { useUploadQueue } from '#api/use-upload-queue.ts';
import { useRunWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useFormat } from '#i18n/format.ts';
import { FileIntake } from '#intake/file-intake.tsx';
import type { FileFault } from '#intake/prepare-file.ts';
import { useFaultText } from '#intake/use-fault-text.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ExtractDate } from '#ui/extract-date.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { Select } from '#ui/select.tsx';
import { useKindName } from './document-name.ts';

export interface AddDocumentsProps {
  request: { readonly id: string; readonly reference: string };
  /** Dropped on the tab, before the drawer opened or later. */
  first: readonly File[];
  onClose: () => void;
}

interface AddingFacts {
  readonly kind: string;
  readonly issuedOn: string;
  /** The file itself is not accepted: no type or date changes that. */
  readonly isRejected: boolean;
}

type Adding = QueuedFile<AddingFacts>;

const kinds = [
  ...documentTypes.filter((type) => type !== 'other'),
  'other' as const,
  ...documentPurposes.map((purpose) => documentKind('other', purpose)),
];

/** Input of the upload; without a kind it has no type. */
const inputOf = (request: string, { kind, issuedOn }: AddingFacts) => ({
  request,
  owner: 'request' as const,
  ...parseDocumentKind(kind),
  issuedOn,
});
const needsDate = (kind: string) => {
  const parsed = parseDocumentKind(kind);
  return parsed !== undefined && isExtract(parsed.type);
};
const isWaiting = ({ facts, progress, isSent }: Adding) => !facts.isRejected && !isSent && progress === undefined;

/** Adds documents: each file gets its type, and shows its progress and its error. */
export function AddDocuments({ request, first, onClose }: AddDocumentsProps) {
  const { t } = useTranslation('documents');
  const { files, add, describe, remove, send } = useAdding(request.id);
  const waiting = files.filter(isWaiting);
  const isReady = ({ facts }: Adding) => z.safeParse(addDocument.input, inputOf(request.id, facts)).success;
  const done = files.filter(({ isSent }) => isSent).length;
  const isSending = files.some(({ progress }) => progress !== undefined);
  // A press that makes a difference of dates appear sends nothing: it is answered first.
  const before = useRef<string>(undefined);
  const dates = waiting.map(({ facts }) => facts.issuedOn).join();
  const isSeen = (now: string) => before.current === undefined || before.current === now;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add.title')}
      subtitle={t('add.subtitle', { reference: request.reference })}
      isDismissable={!isSending}
      footer={
        <FormFooter
          note={<span role="status">{done > 0 && t('add.done', { count: done })}</span>}
          cancelLabel={t(waiting.length === 0 && done > 0 ? 'add.close' : 'add.cancel')}
          onClose={onClose}
          saveLabel={t('add.send', { count: waiting.length })}
          saveIcon="upload"
          save={{ onPress: () => isSeen(dates) && void send(waiting) }}
          onSaveStart={() => {
            before.current = dates;
          }}
          isPending={isSending}
          isDisabled={waiting.length === 0 || !waiting.every(isReady)}
        />
      }
    >
      <FileIntake
        about={t('add.title')}
        of="each"
        keepAs={`request-photos/${request.id}`}
        isMultiple
        onReady={(file) => add(file)}
        onFault={add}
        drop={{ title: t('add.drop'), hint: t('drop.rules') }}
        dropped={first}
      />
      <ul className="mt-4 flex flex-col gap-3">
        {files.map((one) => (
          <AddingRow
            key={one.id}
            adding={one}
            onChange={(facts) => describe(one.id, facts)}
            onRemove={() => remove(one.id)}
          />
        ))}
      </ul>
    </Drawer>
  );
}

function useAdding(request: string) {
  const run = useRunWorkflow();
  const { queue, files } = useUploadQueue<AddingFacts>(async (file, facts, options) => {
    const input = { ...inputOf(request, facts), once: 'yes', file };
    await run('add-document', input as WorkflowInput<'add-document'>, options).catch(countAsSent);
  }, `request/${request}`);
  /** @param fault why the file itself is not accepted */
  const add = (file: File, fault?: FileFault) => {
    queue.add(file, { kind: '', issuedOn: '', isRejected: fault !== undefined }, fault);
  };
  return {
    files,
    add,
    describe: (id: number, facts: Partial<AddingFacts>) => queue.describe(id, facts),
    remove: queue.remove,
    send: async (waiting: readonly Adding[]) => {
      for (const { id } of waiting) await queue.send(id);
    },
  };
}

interface AddingRowProps {
  adding: Adding;
  onChange: (facts: Partial<AddingFacts>) => void;
  onRemove: () => void;
}

function AddingRow({ adding, onChange, onRemove }: AddingRowProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const kindName = useKindName();
  const textOf = useFaultText(true);
  const { file, progress, failure, isSent } = adding;
  const { kind, issuedOn, isRejected } = adding.facts;
  const detail = isSent ? t('add.added', { size: format.bytes(file.size) }) : format.bytes(file.size);
  return (
    <li className="flex flex-col gap-2">
      <FileRow
        name={file.name}
        icon={file.type.startsWith('image/') ? 'image' : 'file'}
        detail={detail}
        progress={progress}
        error={failure ? textOf(failure) : undefined}
        onCancel={onRemove}
        {...(isWaiting(adding) || isRejected ? { onRemove } : {})}
      />
      {isWaiting(adding) && (
        <div className="flex flex-col gap-3 pl-4">
          <Select
            label={t('add.type')}
            placeholder={t('add.choose')}
            options={kinds.map((id) => ({ id, label: kindName(id) }))}
            value={kind}
            onChange={(chosen) => onChange({ kind: chosen })}
          />
          {needsDate(kind) && (
            <ExtractDate
              file={file}
              value={issuedOn}
              onChange={(typed) => onChange({ issuedOn: typed })}
              name={`issued-${adding.id}`}
              isAsked={false}
            />
          )}
        </div>
      )}
    </li>
  );
}
