import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';

/** A submitted section, read-only. */
export function ReadOnlySection({ section }: { section: KycSection }) {
  const { t } = useTranslation('kyc-form');
  const { form, links } = useForm();
  return (
    <>
      <FormTop href={links.step()} label={t(typeof form.editable === 'object' ? 'corrections.all' : 'review.back')} />
      <h1>{t(`sections.${section}`)}</h1>
      <p className="mt-2 mb-6 flex gap-2 text-ink-2">
        <Icon name="lock" className="mt-1 flex-none" />
        {t('closed')}
      </p>
      <AnswerRows section={section} isChangeable={false} />
    </>
  );
}
