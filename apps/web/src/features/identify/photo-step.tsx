import { type DocumentSide, isSameSide } from '@dossier/domain/documents';
import { type IdentityKind, identityKinds } from '@dossier/domain/kyc-form/answers';
import { missingSides, shownSides } from '@dossier/domain/kyc-form/identity-sides';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SendingFiles } from '#api/sending-files.ts';
import { runAndRefresh, useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { FileIntake } from '#intake/file-intake.tsx';
import { GivenRow } from '#intake/given-row.tsx';
import { SendingRow } from '#intake/sending-row.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { OwnIdentification } from './own-identification.ts';

interface PhotoStepProps {
  own: OwnIdentification;
  kind: IdentityKind | null;
  onKind: (kind: IdentityKind) => void;
  /** Shows what is missing. */
  isAsked: boolean;
  kindFault: string | undefined;
}

/** Photos of the identity document. They are stored at once, and given with the last step only. */
export function PhotoStep({ own, kind, onKind, isAsked, kindFault }: PhotoStepProps) {
  const { t } = useTranslation(['identify', 'kyc-form', 'identity']);
  const sending = useSending(own.link);
  const missing = isAsked ? missingSides(kind ?? undefined, own.photos) : [];
  return (
    <section id="photo-step" tabIndex={-1} aria-label={t('steps.photo')} className="mt-1 flex flex-col gap-5">
      <p className="text-14 text-ink-2">{t('photo-hint')}</p>
      <Select
        label={t('kyc-form:fields.identity-kind')}
        name="identityKind"
        options={identityKinds.map((id) => ({ id, label: t(`identity:kinds.${id}`) }))}
        value={kind ?? ''}
        onChange={onKind}
        placeholder={t('kyc-form:choose')}
        error={kindFault}
      />
      {shownSides(kind, own.photos).map((side) => (
        <Side key={side} side={side} own={own} sending={sending} isMissing={missing.includes(side)} />
      ))}
    </section>
  );
}

type Sending = SendingFiles<{ readonly side: DocumentSide }>;

/** Uploads of this link. They stay on this device until the server has them. */
function useSending(link: string): Sending {
  const cache = useQueryClient();
  const [sending] = useState<Sending>(
    () =>
      new SendingFiles((file, { side }, options) => {
        const input = { link, side, once: 'yes', file } as never;
        return runAndRefresh(cache, 'add-identity-photo', input, options);
      }, `identify/${link}`),
  );
  useEffect(() => {
    sending.start();
    return () => sending.pause();
  }, [sending]);
  return sending;
}

interface SideProps {
  side: DocumentSide;
  own: OwnIdentification;
  sending: Sending;
  isMissing: boolean;
}

function Side({ side, own, sending, isMissing }: SideProps) {
  const { t } = useTranslation(['identify', 'kyc-form']);
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  const uploads = useSyncExternalStore(sending.subscribe, sending.get).filter(({ facts }) => facts.side === side);
  const photos = own.photos.filter((photo) => isSameSide(photo.side, side));
  const title = t(`kyc-form:identity-document.sides.${side}`);
  const dismissFailed = () => {
    for (const { id, failure } of uploads) if (failure !== undefined) sending.dismiss(id);
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-medium">{title}</h3>
      {photos.map((photo) => (
        <Photo key={photo.doc} link={own.link} photo={photo} />
      ))}
      {uploads.map((upload) => (
        <SendingRow key={upload.id} upload={upload} onRemove={() => sending.dismiss(upload.id)} />
      ))}
      {photos.length === 0 && uploads.every(({ progress }) => progress === undefined) && (
        <FileIntake
          about={title}
          of="side"
          keepAs={`pages/${own.link}/${side}`}
          onReady={(file) => {
            dismissFailed();
            void sending.add(file, { side });
          }}
          onFault={(file, fault) => {
            dismissFailed();
            sending.refuse(file, { side }, fault);
          }}
        />
      )}
      {isMissing && (
        <p role="alert" className="flex gap-1.5 text-14 font-medium text-bad-ink">
          <Icon name="octagon" className="mt-0.5" />
          {t(side === 'back' ? 'missing.photo-back' : 'missing.photo')}
        </p>
      )}
    </section>
  );
}

function Photo({ link, photo }: { link: string; photo: OwnIdentification['photos'][number] }) {
  const { t } = useTranslation('identify');
  const format = useFormat();
  const run = useRunWorkflow();
  const { error } = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const remove = () => void run('remove-identity-photo', { link, doc: photo.doc }).catch(setFailure);
  return (
    <GivenRow
      name={photo.name}
      source={{ doc: photo.doc }}
      error={failure === undefined ? undefined : error(failure)}
      detail={
        <span className="flex flex-wrap gap-x-3">
          <Badge icon="check" tone="ok" isBare>
            {t('photo-added')}
          </Badge>
          {format.bytes(photo.size)}
        </span>
      }
      onRemove={remove}
    />
  );
}
