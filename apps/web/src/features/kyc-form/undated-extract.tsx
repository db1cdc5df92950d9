import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteWaitingFile, loadWaitingFiles, saveWaitingFile } from '#api/waiting-files.ts';
import { useFormat } from '#i18n/format.ts';
import { AddExtract, ExtractDate } from '#ui/extract-date.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { useSection } from './form-context.ts';
import type { DocumentSlotTarget } from './uploads.ts';

/** A chosen extract, with its date of issue as far as it is typed. */
export interface Undated {
  readonly file: File;
  readonly typed: string;
}

/** The chosen extract of one place. It stays on this device, also over a reload, until it is sent or removed. */
export function useUndatedExtract(request: string, { owner, type }: DocumentSlotTarget, isExtract: boolean) {
  const key = `form/${request}/${owner}/${type}`;
  const [extract, setExtract] = useState<Undated>();
  const [removed, setRemoved] = useState<Undated>();
  useEffect(() => {
    if (!isExtract) return;
    let isCurrent = true;
    void loadWaitingFiles<string>(key).then(([found]) => {
      if (isCurrent && found) setExtract((now) => now ?? { file: found.file, typed: found.facts });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isExtract]);
  const keep = useCallback(
    (next: Undated) => {
      setExtract(next);
      setRemoved(undefined);
      void saveWaitingFile({ key, file: next.file, facts: next.typed });
    },
    [key],
  );
  const drop = useCallback(() => {
    setExtract(undefined);
    setRemoved(undefined);
    void deleteWaitingFile(key);
  }, [key]);
  const forget = useCallback(() => void deleteWaitingFile(key), [key]);
  /** Removes it from this device; it can be put back with what was typed. */
  const withdraw = () => {
    drop();
    setRemoved(extract);
  };
  const undo = () => removed && keep(removed);
  return { extract, removed, keep, drop, forget, withdraw, undo };
}

interface UndatedExtractProps {
  undated: ReturnType<typeof useUndatedExtract>;
  name: string;
  onAdd: (issuedOn: string) => Promise<void>;
}

/** The chosen extract of a place; for ten seconds after it was removed the line that puts it back. */
export function UndatedExtract({ undated, name, onAdd }: UndatedExtractProps) {
  const { t } = useTranslation('common');
  const { extract, removed, keep, withdraw, undo, drop } = undated;
  if (extract) return <AskedDate extract={extract} name={name} onChange={keep} onCancel={withdraw} onAdd={onAdd} />;
  if (!removed) return null;
  return <UndoLine title={t('undo.removed', { name: removed.file.name })} onUndo={undo} onEnd={drop} />;
}

interface AskedDateProps extends Pick<UndatedExtractProps, 'name' | 'onAdd'> {
  extract: Undated;
  onChange: (extract: Undated) => void;
  onCancel: () => void;
}

/** An extract is accepted for six months after its issue: it is sent when its date is complete and confirmed. */
function AskedDate({ extract, name, onChange, onAdd, onCancel }: AskedDateProps) {
  const { t } = useTranslation(['kyc-form', 'common']);
  const format = useFormat();
  const { values } = useSection('legal-entity');
  const [isAsked, setAsked] = useState(false);
  const { file, typed } = extract;
  const change = useCallback((next: string) => onChange({ file, typed: next }), [file, onChange]);
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line-strong bg-surface p-4">
      <FileRow
        name={file.name}
        detail={`${format.bytes(file.size)}, ${t('common:extract.kept')}`}
        onRemove={onCancel}
      />
      <ExtractDate
        file={file}
        value={typed}
        onChange={change}
        name={`${name}-issued`}
        isAsked={isAsked}
        expected={{ name: values.name ?? '', registrationNumber: values.registrationNumber ?? '' }}
      />
      <AddExtract value={typed} isPrimary onAdd={() => void onAdd(typed)} onFault={() => setAsked(true)} />
    </div>
  );
}
