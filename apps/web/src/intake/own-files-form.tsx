import {
  type DocumentLabel,
  documentKind,
  documentPurposes,
  documentTypes,
  isExtract,
  parseDocumentKind,
} from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { ExtractDate } from '#ui/extract-date.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Select } from '#ui/select.tsx';
import { FileIntake } from './file-intake.tsx';
import { useFaultText } from './use-fault-text.ts';
import { isWaiting, type OwnFile, type OwnFiles } from './use-own-files.ts';

const kinds: readonly DocumentLabel[] = [
  ...documentTypes.filter((type) => type !== 'other'),
  'other',
  ...documentPurposes.map((purpose) => documentKind('other', purpose)),
];

const needsDate = (kind: string) => {
  const parsed = parseDocumentKind(kind);
  return parsed !== undefined && isExtract(parsed.type);
};

interface OwnFilesFormProps {
  request: string;
  own: OwnFiles;
  /** Name of what the files are for, for screen readers. */
  about: string;
  /** Dropped elsewhere on the page. */
  dropped?: readonly File[];
  /** Files that were sent are listed elsewhere. */
  hidesSent?: boolean;
}

/** The form of the documents that an institution adds: where files are dropped, and each file with its type, progress and error. */
export function OwnFilesForm({ request, own, about, dropped, hidesSent = false }: OwnFilesFormProps) {
  const { t } = useTranslation('documents');
  const shown = hidesSent ? own.files.filter(({ isSent }) => !isSent) : own.files;
  return (
    <>
      <FileIntake
        about={about}
        of="each"
        keepAs={`request-photos/${request}`}
        isMultiple
        onReady={(file) => own.add(file)}
        onFault={own.add}
        drop={{ title: t('add.drop'), hint: t('drop.rules') }}
        {...(dropped && { dropped })}
      />
      <ul className="mt-4 flex flex-col gap-3 empty:hidden">
        {shown.map((one) => (
          <OwnFileRow key={one.id} one={one} own={own} />
        ))}
      </ul>
    </>
  );
}

/** Sends the files of a form whose own button does something else. */
export function AddOwnFiles({ own }: { own: OwnFiles }) {
  const { t } = useTranslation('documents');
  const count = own.waiting.length;
  if (count === 0) return null;
  return (
    <div className="mt-3" onPointerDownCapture={own.startPress}>
      <PlainButton icon="upload" onPress={own.send} isDisabled={!own.isComplete} isPending={own.isSending}>
        {t('add.send', { count })}
      </PlainButton>
    </div>
  );
}

function OwnFileRow({ one, own }: { one: OwnFile; own: OwnFiles }) {
  const { t } = useTranslation(['documents', 'document-kinds']);
  const format = useFormat();
  const textOf = useFaultText(true);
  const { id, file, progress, failure, isSent } = one;
  const { kind, issuedOn, isRejected } = one.facts;
  const size = format.bytes(file.size);
  const remove = () => own.remove(id);
  return (
    <li className="flex flex-col gap-2">
      <FileRow
        name={file.name}
        icon={file.type.startsWith('image/') ? 'image' : 'file'}
        detail={isSent ? t('add.added', { size }) : size}
        progress={progress}
        error={failure ? textOf(failure) : undefined}
        onCancel={remove}
        {...(isWaiting(one) || isRejected ? { onRemove: remove } : {})}
      />
      {isWaiting(one) && (
        <div className="flex flex-col gap-3 pl-4">
          <Select
            label={t('add.type')}
            placeholder={t('add.choose')}
            options={kinds.map((of) => ({ id: of, label: t(`document-kinds:${of}`) }))}
            value={kind}
            onChange={(chosen) => own.describe(id, { kind: chosen })}
          />
          {needsDate(kind) && (
            <ExtractDate
              file={file}
              value={issuedOn}
              onChange={(typed) => own.describe(id, { issuedOn: typed })}
              name={`issued-${id}`}
              isAsked={false}
            />
          )}
        </div>
      )}
    </li>
  );
}
