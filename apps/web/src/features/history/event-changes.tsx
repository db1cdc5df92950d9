import { type ProblemFacts, problemKey } from '@dossier/domain/contracts/shared/problem';
import { fieldsInSentence } from '@dossier/domain/event-sentence-key';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#i18n/use-problem-text.ts';
import { Icon } from '#ui/icon.tsx';
import type { HistoryEvent } from './event-groups.ts';
import { useChangeText } from './use-change-text.ts';

export function Quote({ text }: { text: string }) {
  return <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 text-ink-2">{text}</blockquote>;
}

/** Messages, as opposed to changed values, are shown as a quotation. */
const messageFields: readonly string[] = ['reason', 'answer'];
const shownElsewhere: readonly string[] = ['problem', ...messageFields, ...fieldsInSentence];

/** The values that an event changed, before and after, and the messages that belong to it. */
export function EventChanges({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation(['history', 'statuses']);
  const problemText = useProblemText();
  if (event.why)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-ink-2">
        <Icon name="lock" />
        {t(event.why === 'access required' ? 'statuses:access-required' : 'statuses:onboarding-in-progress')}
      </p>
    );
  const said = event.changes.filter(({ field, after }) => messageFields.includes(field) && after !== '');
  const problems = event.changes.filter(({ field }) => field === 'problem');
  const changed = event.changes.filter(({ field }) => !shownElsewhere.includes(field));
  return (
    <>
      {changed.length > 0 && <Values changes={changed} />}
      {said.map(({ field, after }) => (
        <Quote key={field} text={String(after)} />
      ))}
      {problems.map(({ before, after }) => (
        <div key={problemKey(before as ProblemFacts)} className="mt-1.5">
          <p>{problemText(before as ProblemFacts)}</p>
          <Quote text={String(after)} />
        </div>
      ))}
    </>
  );
}

function Values({ changes }: { changes: HistoryEvent['changes'] }) {
  const { t } = useTranslation('history');
  const changeText = useChangeText();
  return (
    <dl className="mt-1.5 flex flex-col gap-1">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap items-center gap-x-3">
          <dt className="text-ink-2">{changeText.field(change.field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2 break-words">
            {change.before !== '' && change.before !== null && (
              <>
                <del className="text-ink-2">{changeText.value(change.before)}</del>
                <Icon name="arrow-right" className="text-ink-2" label={t('becomes')} />
              </>
            )}
            <ins className="font-medium no-underline">{changeText.value(change.after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
