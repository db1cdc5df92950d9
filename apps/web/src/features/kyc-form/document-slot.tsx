import { type DocumentSide, documentKind } from '@dossier/domain/documents';
import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isSentLater } from '#api/sending-files.ts';
import { FileIntake } from '#intake/file-intake.tsx';
import { useKeptFocus } from '#ui/keep-focus.ts';
import { laterPart } from '#ui/lazy-part.ts';
import { TextButton } from '#ui/text-button.tsx';
import { isDocumentOpenIn, useForm } from './form-context.ts';
import { isRefused } from './given-file.tsx';
import { documentsAt, GivenFiles, isAt } from './given-files.tsx';
import { SlotError } from './slot-error.tsx';
import type { DocumentSlotTarget } from './uploads.ts';
import { useUndatedExtract } from './use-undated-extract.ts';

// Needed once a file is chosen only.
const [SendingRow, useSendingRow] = laterPart(async () => (await import('#intake/sending-row.tsx')).SendingRow);
const [UndatedExtract, useUndatedExtractPart] = laterPart(
  async () => (await import('./undated-extract.tsx')).UndatedExtract,
);

interface DocumentSlotProps {
  place: DocumentSlotTarget;
  title: string;
  hint?: ReactNode;
  /** Path of the field for the error summary. */
  name: string;
  error?: string | undefined;
  optional?: boolean;
  /** An extract of a register: asks for its issue date, and rejects an old one. */
  isExtract?: boolean;
  isMultiple?: boolean;
  isPrimary?: boolean;
  /** One button with this label in place of camera and file. */
  chooseLabel?: string | undefined;
  level?: 'h2' | 'h3';
  /** Next to another side of the same card. */
  isTile?: boolean;
  /** Requested again at this time: files uploaded before are previous ones. The title is already shown above. */
  askedAt?: string;
}

/** One kind of document: its files, uploads, errors, and the button to add one. */
export function DocumentSlot(props: DocumentSlotProps) {
  const { place, title, hint, name, error, optional, isExtract = false, isMultiple = false, askedAt = '' } = props;
  const { isTile = false } = props;
  const { t } = useTranslation(['kyc-form', 'common', 'file-intake']);
  const { form, store, uploads, removals } = useForm();
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  useSendingRow();
  useUndatedExtractPart();
  useSyncExternalStore(uploads.subscribe, uploads.get);
  const stored = uploads.of(place);
  const sending = stored.filter((upload) => !upload.isRemoved);
  const [isReplacing, setReplacing] = useState(false);
  const undated = useUndatedExtract(form.request, place, isExtract);
  const isSending = sending.some((upload) => upload.progress !== undefined);
  // A file that waits for the connection was given: asking for it would contradict its row.
  const isUnderWay = isSending || sending.some(isSentLater);
  const isOpen = isDocumentOpenIn(form, documentKind(place.type, place.purpose), place.owner);
  const given = documentsAt(form.documents, place);
  const endRemovals = () => removals.end((document) => isAt(document, place));
  const dismissFailed = () => {
    for (const old of stored.filter((one) => one.failure !== undefined || one.isRemoved)) uploads.dismiss(old.id);
  };
  const send = (file: File) => {
    dismissFailed();
    setReplacing(false);
    if (isExtract) undated.keep({ file, typed: '' });
    else
      void Promise.all([store.flush(), endRemovals()]).then(() =>
        uploads.add(place, file, { keepsOthers: isMultiple }),
      );
  };
  const sendExtract = async (issuedOn: string) => {
    const { extract } = undated;
    if (!extract) return;
    dismissFailed();
    await endRemovals();
    // From here on the queue keeps it, unless the server refuses its date.
    undated.forget();
    const outcome = await uploads.add(place, extract.file, { issuedOn });
    if (outcome === 'failed') undated.keep({ ...extract, typed: issuedOn });
    else undated.drop();
  };
  const isAsked = given.length === 0 || isMultiple || given.some(isRefused) || props.chooseLabel !== undefined;
  const canReplace = !isAsked && given.some((one) => one.verification !== 'verified');
  const Title = props.level ?? 'h2';
  const isTitled = askedAt === '' || place.side === 'front' || place.side === 'back';
  return (
    <section
      ref={region}
      id={name}
      tabIndex={-1}
      aria-label={title}
      className={isTile ? '' : 'border-b border-line pb-6 last-of-type:border-b-0'}
    >
      <Title className={isTitled ? 'font-semibold' : 'sr-only'}>
        {title} {optional && <span className="font-normal text-ink-3">{t('common:field.optional')}</span>}
      </Title>
      <p className="text-14 text-ink-2">{hint ?? t('common:files.accepted')}</p>
      <div className="mt-3 flex flex-col gap-3">
        <GivenFiles place={place} isOpen={isOpen} askedAt={askedAt} isTile={isTile} />
        <Suspense>
          {stored.map((upload) => (
            <SendingRow key={upload.id} upload={upload} queue={uploads} isTile={isTile} />
          ))}
        </Suspense>
        <Suspense>
          {!isSending && (undated.extract || undated.removed) && (
            <UndatedExtract undated={undated} name={name} isAsked={error !== undefined} onAdd={sendExtract} />
          )}
        </Suspense>
        {isOpen &&
          !undated.extract &&
          (isAsked || isReplacing) &&
          (sending.length === 0 || isMultiple || !isSending) && (
            <FileIntake
              about={title}
              of={place.purpose === 'identity' ? 'side' : 'paper'}
              keepAs={`pages/${form.request}/${Object.values(place).join('/')}`}
              onReady={send}
              onFault={(file, fault) => {
                dismissFailed();
                uploads.refuse(place, file, fault);
              }}
              isMultiple={isMultiple}
              replaces={isMultiple ? undefined : sending.find(isSentLater)?.file.name}
              isPrimary={props.isPrimary}
              isMissing={error !== undefined}
              label={props.chooseLabel}
            />
          )}
        {isOpen && canReplace && !isReplacing && sending.length === 0 && !undated.extract && (
          <ReplaceButton isPhoto={place.purpose === 'identity'} title={title} onPress={() => setReplacing(true)} />
        )}
        {error && !isUnderWay && !undated.extract && <SlotError>{error}</SlotError>}
      </div>
    </section>
  );
}

interface ReplaceButtonProps {
  isPhoto: boolean;
  title: string;
  onPress: () => void;
}

function ReplaceButton({ isPhoto, title, onPress }: ReplaceButtonProps) {
  const { t } = useTranslation('file-intake');
  const text = t(isPhoto ? 'check.again' : 'replace');
  return (
    <TextButton aria-label={`${text}: ${title}`} onPress={onPress} className="self-start text-14">
      {text}
    </TextButton>
  );
}

/** Place of one side of an identity document. */
export const sidePlace = (owner: string, side: DocumentSide): DocumentSlotTarget => ({
  owner,
  type: 'other',
  purpose: 'identity',
  side,
});
