import { isExtract, parseDocumentKind } from '@dossier/domain/documents';
import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { type AnswerGroup, answerGroups } from '@dossier/domain/kyc-form/lines/answer-lines';
import { changedLines } from '@dossier/domain/kyc-form/lines/changed-lines';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useAnswerFormat } from './answer-format.ts';
import { type Correction, CorrectionQuote, CorrectionText, useCorrectionAnswer } from './correction-answer.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { useForm } from './form-context.ts';
import { IdentitySlots } from './identity-slots.tsx';

type Target =
  | { kind: 'section'; section: KycSection }
  | { kind: 'document'; documentKind: string; owner: string }
  | { kind: 'person'; person: string };

function targetOf(text: string): Target {
  const [kind, first = '', owner = ''] = text.split(':');
  if (kind === 'document') return { kind, documentKind: first, owner };
  return kind === 'person' ? { kind, person: first } : { kind: 'section', section: first as KycSection };
}

/** Id of a question's card, for the error summary. */
export const questionId = ({ id }: Correction) => `question-${id}`;

interface CardProps {
  readonly correction: Correction;
  readonly at: number;
  readonly title: string;
  /** The first open one: its button is the primary one of the page. */
  readonly isNext: boolean;
}

/** One question: what is asked, one button, and once it is answered what was before and what is now. */
export function CorrectionCard({ correction, at, title, isNext }: CardProps) {
  const { t } = useTranslation(['kyc-form', 'own-links']);
  const isAnswered = correction.status !== 'open';
  const target = targetOf(correction.target);
  return (
    <li
      id={questionId(correction)}
      tabIndex={-1}
      className={`rounded-lg border bg-surface p-4 ${isNext ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{`${at}. ${title}`}</h2>
        {isAnswered && (
          <Badge icon="check" tone="ok" isBare>
            {t('corrections.answered')}
          </Badge>
        )}
      </div>
      {correction.askedOf !== '' ? (
        <p className="mt-2 text-ink-2">
          {t(isAnswered ? 'own-links:asked-of.answered' : 'own-links:asked-of.open', { name: correction.askedOf })}
        </p>
      ) : (
        <>
          <CorrectionQuote correction={correction} />
          {target.kind === 'document' ? (
            <DocumentAnswer correction={correction} target={target} title={title} isNext={isNext} />
          ) : (
            <ChangedAnswer correction={correction} target={target} title={title} isNext={isNext} />
          )}
        </>
      )}
    </li>
  );
}

interface AnswerProps<T extends Target> {
  readonly correction: Correction;
  readonly target: T;
  readonly title: string;
  readonly isNext: boolean;
}

/** The kind of identity document of the subject or a person, by the answers. */
const kindOf = ({ individual, people }: Partial<KycAnswers>, owner: string) =>
  (owner === 'subject' ? individual : people?.people?.find(({ id }) => id === owner))?.identityKind;

/** The answer is a new document; clients without one answer with a text. */
function DocumentAnswer({ correction, target, title, isNext }: AnswerProps<Extract<Target, { kind: 'document' }>>) {
  const { t } = useTranslation('kyc-form');
  const { form, kyc } = useForm();
  const answer = useCorrectionAnswer(correction);
  const [isTyping, setTyping] = useState((answer?.text ?? '') !== '');
  const parsed = parseDocumentKind(target.documentKind);
  if (!parsed || !answer) return null;
  const isDated = isExtract(parsed.type);
  const owner = target.owner === form.subject.id ? 'subject' : target.owner;
  return (
    <div className="flex flex-col gap-3">
      {parsed.purpose === 'identity' ? (
        <IdentitySlots
          owner={owner}
          kind={kindOf(kyc.answers, owner)}
          under={`${correction.id}.`}
          askedAt={correction.askedAt}
          isPrimary={isNext}
          chooseLabel={t('corrections.new-photo')}
        />
      ) : (
        <DocumentSlot
          level="h3"
          place={{ owner, ...parsed }}
          title={title}
          name={correction.id}
          askedAt={correction.askedAt}
          isExtract={isDated}
          isPrimary={isNext}
          chooseLabel={t(isDated ? 'corrections.new-document' : 'corrections.new-photo')}
        />
      )}
      {isTyping ? (
        <>
          <CorrectionText answer={answer} hint={t('corrections.words-hint')} />
          <PlainButton isPending={answer.isBusy} onPress={() => void answer.send()} className="self-start">
            {t('corrections.save')}
          </PlainButton>
        </>
      ) : correction.status === 'open' ? (
        <TextButton className="self-start text-14" onPress={() => setTyping(true)}>
          {t('corrections.in-words')}
        </TextButton>
      ) : null}
    </div>
  );
}

/** A changed answer: one button to its page, and the difference. */
function ChangedAnswer({ correction, target, title, isNext }: AnswerProps<Exclude<Target, { kind: 'document' }>>) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { links } = useForm();
  const { before, now } = useDifference(target);
  const isAnswered = correction.status !== 'open';
  const href = target.kind === 'person' ? links.step('people', target.person) : links.step(target.section);
  const label = t(isAnswered ? 'corrections.again' : 'corrections.change-answer');
  return (
    <>
      {isAnswered && (
        <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
          {(before !== '' || now !== '') && (
            <>
              <Fact term={t('corrections.before-term')}>
                <s className="text-ink-2">{before || t('corrections.nothing')}</s>
              </Fact>
              <Fact term={t('corrections.now')}>{now || t('corrections.nothing')}</Fact>
            </>
          )}
          {correction.answer !== '' && <Fact term={t('corrections.your-answer')}>{correction.answer}</Fact>}
          {correction.answeredAt !== '' && (
            <Fact term={t('corrections.changed')}>{format.dateTime(correction.answeredAt)}</Fact>
          )}
        </dl>
      )}
      <LinkButton href={href} variant={isNext ? 'primary' : 'secondary'} isBlock aria-label={`${label}: ${title}`}>
        {label}
      </LinkButton>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** The answers of a section or person that differ from those that were sent. */
function useDifference(target: Exclude<Target, { kind: 'document' }>): { before: string; now: string } {
  const { form, kyc } = useForm();
  const format = useAnswerFormat();
  const section = target.kind === 'person' ? 'people' : target.section;
  const isAbout = ({ person }: AnswerGroup) => target.kind === 'section' || person === target.person;
  const groupsOf = (answers: typeof kyc.answers) => answerGroups(section, { ...kyc, answers }, format).filter(isAbout);
  const { before, now } = changedLines(groupsOf(form.sentAnswers ?? {}), groupsOf(kyc.answers), {
    nameTerm: format.t('kyc-form:fields.full-name'),
    isNamed: target.kind === 'section',
  });
  return { before: before.join('\n'), now: now.join('\n') };
}
