import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { type AnswerGroup, answerGroups } from '@dossier/domain/kyc-form/lines/answer-lines';
import { useAnswerFormat } from './answer-format.ts';
import { useForm } from './form-context.ts';

/** The answers of the form as text, by section; the same lines as in the client's PDF. */
export function useAnswerGroups(): (section: KycSection) => AnswerGroup[] {
  const { form, kyc } = useForm();
  const format = useAnswerFormat();
  const isFromRegister = form.register !== null && form.register.source !== 'manual';
  return (section) => answerGroups(section, { ...kyc, isFromRegister }, format);
}
