import { copyDocument } from '@dossier/domain/contracts/workflows/copy-document';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormat } from '#i18n/format.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Empty } from '#ui/empty.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';

/** Documents that the organisation added to earlier onboardings, for reuse. */
export function CopyDrawer({ request, onClose }: { request: string; onClose: () => void }) {
  const { t } = useTranslation(['new-onboarding', 'document-kinds']);
  const format = useFormat();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = useDebounced(text.trim());
  const found = useQuery({
    ...view('earlier-documents', asked === '' ? { request } : { request, q: asked }),
    placeholderData: keepPreviousData,
  });
  const copy = useWorkflow('copy-document');
  const documents = found.data?.documents ?? [];
  const check = useFormCheck(copyDocument.input, { request, documents: chosen });
  return (
    <FormDrawer
      title={t('copy.title')}
      subtitle={t('copy.subtitle')}
      cancelLabel={t('cancel')}
      saveLabel={t('copy.copy', { count: chosen.length })}
      problem={check.errorOf('documents')}
      onClose={onClose}
      onSubmit={() => check.submit((input) => copy.mutate(input, { onSuccess: onClose }))}
      isPending={copy.isPending}
      error={copy.error}
    >
      <TextField
        label={t('copy.search')}
        type="search"
        icon="search"
        placeholder={t('copy.placeholder')}
        value={text}
        onChange={setText}
        autoFocus
      />
      {found.isPending && <Loading />}
      {found.isError && <NotLoaded error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && documents.length === 0 && (
        <Empty title={t('copy.nothing')}>{asked === '' ? t('copy.none-yet') : t('copy.no-match')}</Empty>
      )}
      {documents.length > 0 && (
        <CheckboxGroup
          label={t('copy.files')}
          value={chosen}
          onChange={setChosen}
          options={documents.map((document) => ({
            id: document.doc,
            label: document.name,
            hint: [
              t(`document-kinds:${document.kind}`),
              document.from.name,
              document.from.reference,
              format.date(document.uploadedAt),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </FormDrawer>
  );
}
