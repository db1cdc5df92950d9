import { issueDateFault } from '@dossier/domain/documents';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { AddExtract, ExtractDate } from '#ui/extract-date.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { useSection } from './form-context.ts';
import { SlotError } from './slot-error.tsx';
import type { Undated, useUndatedExtract } from './use-undated-extract.ts';

interface UndatedExtractProps {
  undated: ReturnType<typeof useUndatedExtract>;
  name: string;
  /** The person tried to go on without it. */
  isAsked: boolean;
  onAdd: (issuedOn: string) => Promise<void>;
}

/** The chosen extract of a place; for ten seconds after it was removed the line that puts it back. */
export function UndatedExtract({ undated, name, isAsked, onAdd }: UndatedExtractProps) {
  const { t } = useTranslation('common');
  const { extract, removed, keep, withdraw, undo, drop } = undated;
  if (extract)
    return (
      <AskedDate extract={extract} name={name} isAsked={isAsked} onChange={keep} onCancel={withdraw} onAdd={onAdd} />
    );
  if (!removed) return null;
  return <UndoLine title={t('undo.removed', { name: removed.file.name })} onUndo={undo} onEnd={drop} />;
}

interface AskedDateProps extends Pick<UndatedExtractProps, 'name' | 'isAsked' | 'onAdd'> {
  extract: Undated;
  onChange: (extract: Undated) => void;
  onCancel: () => void;
}

/** An extract is accepted for six months after its issue: it is sent when its date is complete and confirmed. */
function AskedDate({ extract, name, isAsked, onChange, onAdd, onCancel }: AskedDateProps) {
  const { t } = useTranslation(['kyc-form', 'common']);
  const format = useFormat();
  const { values } = useSection('legal-entity');
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { file, typed } = extract;
  const change = useCallback((next: string) => onChange({ file, typed: next }), [file, onChange]);
  return (
    <div ref={box} className="flex flex-col gap-4 rounded-lg border border-line-strong bg-surface p-4">
      <FileRow
        name={file.name}
        detail={`${t('common:extract.kept')}, ${format.bytes(file.size)}`}
        onRemove={onCancel}
      />
      <ExtractDate
        file={file}
        value={typed}
        onChange={change}
        name={`${name}-issued`}
        isAsked={isAsked || isPressed}
        expected={{ name: values.name ?? '', registrationNumber: values.registrationNumber ?? '' }}
      />
      <AddExtract
        value={typed}
        isPrimary
        onAdd={() => void onAdd(typed)}
        onFault={() => {
          setPressed(true);
          box.current?.querySelector('input')?.focus();
        }}
      />
      {isAsked && !issueDateFault(typed, isoToday()) && <SlotError>{t('common:extract.not-added')}</SlotError>}
    </div>
  );
}
