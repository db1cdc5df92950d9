import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineText, saveOfflineText } from '#api/offline-drafts.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { TextArea } from '#ui/text-area.tsx';
import { type ClientForm, useForm } from './form-context.ts';

export type Correction = ClientForm['corrections'][number];

/** Answering one correction: the text as typed, and saving it. */
export interface CorrectionAnswer {
  readonly correction: Correction;
  readonly text: string;
  readonly type: (text: string) => void;
  /** Saves what was changed with the text. Resolves to false when the server refused. */
  readonly send: () => Promise<boolean>;
  readonly isBusy: boolean;
  readonly failure: unknown;
}

/** The answer to a correction. The text is kept on the device until it is saved. */
export function useCorrectionAnswer(correction: Correction | undefined): CorrectionAnswer | undefined {
  const { store } = useForm();
  const run = useRunWorkflow();
  const id = correction?.id ?? '';
  const [typed, setTyped] = useState(() => (id && offlineText(id)) || undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!correction) return undefined;
  const text = typed ?? correction.answer;
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await store.flush();
      if (!store.isSaved()) throw store.get().refusal ?? new Error('not saved');
      await run('answer-correction', { correction: id, answer: text });
      saveOfflineText(id, '');
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const type = (next: string) => {
    setTyped(next);
    saveOfflineText(id, next);
  };
  return { correction, text, type, send, isBusy, failure };
}

/** The correction that a page of the form answers: of its section, or of one person. */
export function useCorrectionOf(section: KycSection, person: string | undefined): Correction | undefined {
  const { form } = useForm();
  const targets = person ? [`person:${person}`, `section:${section}`] : [`section:${section}`];
  return form.corrections.find(({ target, askedOf }) => askedOf === '' && targets.includes(target));
}

/** What the reviewer asks. */
export function CorrectionQuote({ correction }: { correction: Correction }) {
  return (
    <blockquote className="my-3 border-l-2 border-line-strong pl-3 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
      {correction.text}
    </blockquote>
  );
}

/** A text next to a changed answer, or instead of one. */
export function CorrectionText({ answer, hint }: { answer: CorrectionAnswer; hint: string }) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  return (
    <TextArea
      label={t('corrections.add')}
      hint={hint}
      optional
      rows={2}
      name="correction"
      value={answer.text}
      onChange={answer.type}
      error={answer.failure ? error(answer.failure) : undefined}
    />
  );
}
