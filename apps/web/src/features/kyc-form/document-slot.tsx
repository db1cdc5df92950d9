import { documentKind } from '@dossier/domain/documents';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { FileChoice } from '#ui/file-choice.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { type FileFault, faultOf } from './file-faults.ts';
import { isDocumentOpenIn, useForm } from './form-context.ts';
import { GivenFile, isRefused } from './given-file.tsx';
import { UndatedExtract, useUndatedExtract } from './undated-extract.tsx';
import { type DocumentSlotTarget, isSameTarget, type Upload } from './uploads.ts';

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
  chooseLabel?: string;
  level?: 'h2' | 'h3';
  /** Requested again at this time: files uploaded before are previous ones. The title is already shown above. */
  askedAt?: string;
  /** Shown when there is one file, and another may be needed. */
  afterOne?: string | undefined;
}

/** One kind of document: its files, uploads, errors, and the button to add one. */
export function DocumentSlot(props: DocumentSlotProps) {
  const { place, title, hint, name, error, optional, isExtract = false, isMultiple = false, isPrimary, level } = props;
  const { askedAt = '', afterOne } = props;
  const { t } = useTranslation(['kyc-form', 'common']);
  const { form, store, uploads } = useForm();
  const sending = useSyncExternalStore(uploads.subscribe, uploads.get).filter((one) => isSameTarget(one.facts, place));
  const [looking, setLooking] = useState<string>();
  const undated = useUndatedExtract(form.request, place, isExtract);
  const isSending = sending.some((upload) => upload.progress !== undefined);
  const isOpen = isDocumentOpenIn(form, documentKind(place.type, place.purpose), place.owner);
  const person = place.owner === 'subject' ? '' : place.owner;
  const given = form.documents.filter(
    (one) => one.type === place.type && one.purpose === place.purpose && one.person === person,
  );
  const take = async (files: File[]) => {
    for (const old of sending.filter((upload) => upload.failure !== undefined)) uploads.dismiss(old.id);
    for (const file of files) {
      setLooking(file.name);
      const fault = await faultOf(file).finally(() => setLooking(undefined));
      if (fault) uploads.refuse(place, file, fault);
      else if (isExtract) undated.keep({ file, typed: '' });
      else await store.flush().then(() => uploads.add(place, file, { isBeside: isMultiple }));
    }
  };
  const Title = level ?? 'h2';
  return (
    <section id={name} tabIndex={-1} aria-label={title} className="border-b border-line pb-6 last-of-type:border-b-0">
      <Title className={askedAt ? 'sr-only' : 'font-semibold'}>
        {title}
        {optional && <span className="font-normal text-ink-3"> {t('common:field.optional')}</span>}
      </Title>
      <p className="text-14 text-ink-2">{hint ?? t('common:files.accepted')}</p>
      <div className="mt-3 flex flex-col gap-3">
        {given.map((document) => (
          <GivenFile key={document.id} document={document} place={place} isOpen={isOpen} askedAt={askedAt} />
        ))}
        {sending.map((upload) => (
          <SentFile key={upload.id} upload={upload} />
        ))}
        {looking !== undefined && (
          <FileRow name={looking} detail={<span role="status">{t('documents.looking')}</span>} />
        )}
        {undated.extract && !isSending && (
          <UndatedExtract
            extract={undated.extract}
            name={name}
            onChange={undated.keep}
            onCancel={undated.drop}
            onAdd={async (issuedOn) => {
              const { file } = undated.extract ?? {};
              for (const old of sending.filter((upload) => upload.failure !== undefined)) uploads.dismiss(old.id);
              if (file && (await uploads.add(place, file, { issuedOn }))) undated.drop();
            }}
          />
        )}
        {isOpen &&
          !undated.extract &&
          !looking &&
          (given.length === 0 || isMultiple || given.some(isRefused) || props.chooseLabel) && (
            <FileChoice
              about={title}
              onFiles={(files) => void take(files)}
              isMultiple={isMultiple}
              isPrimary={isPrimary}
              label={props.chooseLabel}
            />
          )}
        {afterOne && given.length === 1 && sending.length === 0 && <p className="text-14 text-ink-2">{afterOne}</p>}
        {error && given.length === 0 && (
          <p className="flex gap-1.5 text-14 font-medium text-bad-ink">
            <Icon name="octagon" className="mt-0.5" />
            {error}
          </p>
        )}
      </div>
    </section>
  );
}

function SentFile({ upload }: { upload: Upload }) {
  const { t } = useTranslation('kyc-form');
  const { uploads } = useForm();
  const { error, refusal } = useErrorText();
  const fault = upload.failure as FileFault | undefined;
  const isFault = fault !== undefined && !(fault instanceof Error);
  const sentence = isFault ? refusal(fault.code, fault.facts) : upload.failure ? error(upload.failure) : undefined;
  const isWaiting = upload.failure instanceof Error && !(upload.failure instanceof WorkflowRefused);
  return (
    <div>
      <FileRow
        name={upload.file.name}
        progress={upload.progress}
        error={sentence}
        onCancel={() => uploads.dismiss(upload.id)}
        onRemove={() => uploads.dismiss(upload.id)}
      />
      {upload.progress !== undefined && <p className="mt-1 text-14 text-ink-2">{t('documents.goes-on')}</p>}
      {isWaiting && <p className="mt-1 text-14 text-ink-2">{t('documents.choose-again')}</p>}
    </div>
  );
}
