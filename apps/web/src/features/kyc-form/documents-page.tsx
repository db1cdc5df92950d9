import { type DocumentType, isExtract, offeredDocuments } from '@dossier/domain/documents';
import type { LegalEntityAnswers } from '@dossier/domain/kyc-form/answers';
import { isListedCompany, requiredCompanyDocuments } from '@dossier/domain/kyc-form/questions';
import { useTranslation } from 'react-i18next';
import { DocumentSlot } from './document-slot.tsx';
import { useForm, useSection } from './form-context.ts';
import { FormFrame, useNeighbours } from './form-frame.tsx';
import { TermHelp } from './term-help.tsx';

/** The requested documents of a company, required ones first. */
export function companyDocuments(entity: LegalEntityAnswers): { type: DocumentType; isNeeded: boolean }[] {
  const needed = requiredCompanyDocuments(entity);
  const offered = offeredDocuments(entity.legalForm ?? '');
  return [...needed.map((type) => ({ type, isNeeded: true })), ...offered.map((type) => ({ type, isNeeded: false }))];
}

export function FormDocumentsPage() {
  const { t } = useTranslation(['kyc-form', 'document-kinds']);
  const { links, form } = useForm();
  const { values, error } = useSection('legal-entity', 'documents');
  const { next } = useNeighbours('documents');
  const isCorrecting = typeof form.editable === 'object';
  return (
    <FormFrame
      section="legal-entity"
      page="documents"
      part={t('documents.part')}
      title={t('documents.title')}
      lead={
        <>
          <p>{t('documents.lead')}</p>
          {requiredCompanyDocuments(values).includes('ubo') && <TermHelp term="ubo" />}
        </>
      }
      owns={({ path }) => path.startsWith('documents.')}
      back={{
        href: isCorrecting ? links.step() : links.step('legal-entity'),
        label: isCorrecting ? t('corrections.all') : t('sections.legal-entity'),
      }}
      next={{ href: isCorrecting ? links.step() : next }}
    >
      {companyDocuments(values).map(({ type, isNeeded }) => (
        <DocumentSlot
          key={type}
          place={{ owner: 'subject', type, purpose: '' }}
          title={t(`document-kinds:${type}`)}
          hint={t(`document-kinds:hints.${type}`)}
          name={`documents.${type}`}
          error={error(`documents.${type}`)}
          optional={!isNeeded}
          isExtract={isExtract(type)}
        />
      ))}
      {isListedCompany(values) && (
        <DocumentSlot
          place={{ owner: 'subject', type: 'other', purpose: 'listing' }}
          title={t('document-kinds:other-listing')}
          hint={t('document-kinds:hints.other-listing')}
          name="documents.listing"
          optional
        />
      )}
    </FormFrame>
  );
}
