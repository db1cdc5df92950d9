import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { AnsweredList } from '#ui/answered-list.tsx';
import { useEntityPlace } from './entity-context.ts';

/** What the client answered to corrections of these sections of the form, next to what a reviewer decides on. */
export function ClientAnswers({ of, withPersons = false }: { of: readonly KycSection[]; withPersons?: boolean }) {
  const { t } = useTranslation('entity');
  const { corrections } = useEntityPlace().entity;
  const isMeant = ({ label }: (typeof corrections)[number]) =>
    of.includes(label['section'] as KycSection) || (withPersons && label['person'] !== undefined);
  const answers = corrections
    .filter((one) => one.answer !== '' && isMeant(one))
    .map(({ text, answer, answeredAt, label }) => ({
      asked: text,
      answer,
      at: answeredAt,
      about: label['person'],
    }));
  return answers.length === 0 ? null : <AnsweredList title={t('client-answers')} answers={answers} />;
}
