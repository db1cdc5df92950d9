import type { DocumentKind } from '@dossier/domain/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#ui/text-button.tsx';
import type { AccessLog } from './access-log.ts';

type Given = NonNullable<AccessLog['given']>;

/** The sections and documents that an institution has, opened on request. */
export function GivenVersion({ given }: { given: Given }) {
  const { t } = useTranslation(['access-log', 'kyc-form', 'document-kinds']);
  const [isOpen, setOpen] = useState(false);
  const nameOf = (kind: DocumentKind, ownerName: string) =>
    t('access-log:of', { what: t(`document-kinds:${kind}`), name: ownerName });
  return (
    <>
      <TextButton aria-expanded={isOpen} className="mt-1 min-h-11 text-14" onPress={() => setOpen(!isOpen)}>
        {t(isOpen ? 'access-log:has.hide' : 'access-log:has.show')}
      </TextButton>
      {isOpen && (
        <div className="text-14">
          <p className="text-ink-2">{t('access-log:has.version', { number: given.number })}</p>
          <h2 className="mt-3 font-semibold">{t('access-log:has.sections')}</h2>
          <ul className="mt-1 list-disc pl-5">
            {given.sections.map((section) => (
              <li key={section}>{t(`kyc-form:sections.${section}`)}</li>
            ))}
          </ul>
          <h2 className="mt-3 font-semibold">{t('access-log:has.documents')}</h2>
          {given.documents.length === 0 && <p>{t('access-log:has.none')}</p>}
          <ul className="mt-1 list-disc pl-5">
            {given.documents.map(({ kind, ownerName }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same kind and owner
              <li key={at} className="[overflow-wrap:anywhere]">
                {nameOf(kind, ownerName)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
