import { type DocumentSide, isSameSide } from '@dossier/domain/documents';
import { type IdentityKind, identityKinds } from '@dossier/domain/kyc-form/answers';
import { missingSides, shownSides } from '@dossier/domain/kyc-form/identity-sides';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRemovals } from '#api/file-removals.ts';
import { isSentLater, SendingFiles } from '#api/sending-files.ts';
import { runAndRefresh } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { FileIntake } from '#intake/file-intake.tsx';
import { GivenRow } from '#intake/given-row.tsx';
import { PhotoHelp } from '#intake/photo-help.tsx';
import { SendingRow } from '#intake/sending-row.tsx';
import { SidePair } from '#intake/side-pair.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { useKeptFocus } from '#ui/keep-focus.ts';
import { Select } from '#ui/select.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import type { IdentityPhoto, OwnIdentification } from './own-identification.ts';

interface PhotoStepProps {
  own: OwnIdentification;
  removals: FileRemovals<IdentityPhoto>;
  kind: IdentityKind | null;
  onKind: (kind: IdentityKind) => void;
  /** Shows what is missing. */
  isAsked: boolean;
  kindFault: string | undefined;
}

/** Photos of the identity document. They are stored at once, and given with the last step only. */
export function PhotoStep({ own, removals, kind, onKind, isAsked, kindFault }: PhotoStepProps) {
  const { t } = useTranslation(['identify', 'kyc-form', 'identity']);
  const sending = useSending(own.link);
  const { files } = useSyncExternalStore(removals.subscribe, removals.get);
  useEffect(() => () => void removals.end(), [removals]);
  // A side stays while its removed photo can be put back.
  const shown = own.photos.filter(({ doc }) => !files.some(({ id, isOver }) => id === doc && isOver));
  const given = own.photos.filter(({ doc }) => !files.some(({ id }) => id === doc));
  const sides = shownSides(kind, shown);
  const missing = isAsked ? missingSides(kind ?? undefined, given) : [];
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
      {given.length === 0 && <PhotoHelp kind={kind ?? undefined} />}
      <SidePair isPair={sides.length > 1}>
        {sides.map((side) => (
          <Side
            key={side}
            side={side}
            link={own.link}
            photos={shown.filter((photo) => isSameSide(photo.side, side))}
            removals={removals}
            sending={sending}
            isMissing={missing.includes(side)}
            isTile={sides.length > 1}
          />
        ))}
      </SidePair>
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
  link: string;
  /** Photos of this side, with those that can be put back. */
  photos: readonly IdentityPhoto[];
  removals: FileRemovals<IdentityPhoto>;
  sending: Sending;
  isMissing: boolean;
  isTile: boolean;
}

function Side({ side, link, photos, removals, sending, isMissing, isTile }: SideProps) {
  const { t } = useTranslation(['identify', 'kyc-form', 'common']);
  const region = useRef<HTMLElement>(null);
  useKeptFocus(region);
  const uploads = useSyncExternalStore(sending.subscribe, sending.get).filter(({ facts }) => facts.side === side);
  const { files, failures } = useSyncExternalStore(removals.subscribe, removals.get);
  const [returned, setReturned] = useState<string>();
  const isRemoved = (doc: string) => files.some(({ id }) => id === doc);
  const endRemovals = () => removals.end((photo) => isSameSide(photo.side, side));
  const title = t(`kyc-form:identity-document.sides.${side}`);
  const dismissFailed = () => {
    for (const one of uploads) if (one.failure !== undefined || one.isRemoved) sending.dismiss(one.id);
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={title} data-missing={isMissing} className="flex flex-col gap-3">
      <h3 className="font-medium">{title}</h3>
      {photos.map((photo) =>
        isRemoved(photo.doc) ? (
          <UndoLine
            key={photo.doc}
            title={t('common:undo.removed', { name: photo.name })}
            onUndo={() => {
              removals.undo(photo.doc);
              setReturned(photo.doc);
            }}
            onEnd={() => void removals.end(({ doc }) => doc === photo.doc)}
          />
        ) : (
          <Photo
            key={photo.doc}
            photo={photo}
            failure={failures.get(photo.doc)}
            isReturned={returned === photo.doc}
            isTile={isTile}
            onRemove={() => removals.add(photo.doc, photo)}
          />
        ),
      )}
      {uploads.map((upload) => (
        <SendingRow key={upload.id} upload={upload} queue={sending} isTile={isTile} />
      ))}
      {photos.every(({ doc }) => isRemoved(doc)) && uploads.every(({ progress }) => progress === undefined) && (
        <FileIntake
          about={title}
          of="side"
          replaces={uploads.find(isSentLater)?.file.name}
          keepAs={`pages/${link}/${side}`}
          onReady={(file) => {
            dismissFailed();
            void endRemovals().then(() => sending.add(file, { side }));
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

interface PhotoProps {
  photo: IdentityPhoto;
  /** Why it could not be removed. */
  failure: unknown;
  /** It was put back just now, and takes the focus. */
  isReturned: boolean;
  isTile: boolean;
  onRemove: () => void;
}

function Photo({ photo, failure, isReturned, isTile, onRemove }: PhotoProps) {
  const { t } = useTranslation('identify');
  const format = useFormat();
  const { error } = useErrorText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReturned) row.current?.querySelector('button')?.focus();
  }, [isReturned]);
  return (
    <div ref={row}>
      <GivenRow
        name={photo.name}
        source={{ doc: photo.doc }}
        isIdentity
        isTile={isTile}
        error={failure === undefined ? undefined : error(failure)}
        detail={
          <span className="flex flex-wrap gap-x-3">
            <Badge icon="check" tone="ok" isBare>
              {t('photo-added')}
            </Badge>
            {format.bytes(photo.size)}
          </span>
        }
        onRemove={onRemove}
      />
    </div>
  );
}
