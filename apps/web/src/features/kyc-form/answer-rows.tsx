import type { KycSection } from '@dossier/domain/kyc-form/answers';
import type { AnswerGroup, AnswerLine } from '@dossier/domain/kyc-form/lines/answer-lines';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAnswerGroups } from './answer-groups.ts';
import { useForm } from './form-context.ts';
import { type MissingRow, useMissingRows } from './missing-answers.ts';

interface Props {
  readonly section: KycSection;
  readonly isChangeable: boolean;
  /** After an attempt to send, what is missing is marked as an error. */
  readonly isAttempted?: boolean;
}

/** The answers of a section as text, each with a link to change it when permitted, and what is missing. */
export function AnswerRows({ section, isChangeable, isAttempted = false }: Props) {
  const { t } = useTranslation('kyc-form');
  const { links, kyc } = useForm();
  const groups = useAnswerGroups()(section);
  const missing = useMissingRows()(section).filter(() => isChangeable);
  // Only those who can still complete an answer need to know that it is not.
  const shown = groups.filter(
    ({ title, lines }) =>
      title === '' || lines.length > 0 || (isChangeable && !missing.some(({ term }) => term === title)),
  );
  if (shown.length === 0 && missing.length === 0) {
    const isNotAsked = section === 'ownership' && !askedQuestions(kyc.answers['legal-entity']).owners;
    return <p className="text-ink-2">{t(isNotAsked ? 'ownership.no-owners' : 'review.nothing')}</p>;
  }
  // An answer that does not hold is one row: what was given, why it does not hold, and the link that changes it.
  const given = shown.flatMap(({ title, lines }) => (title === '' ? lines : []));
  const wrong = new Map<AnswerLine, MissingRow>();
  const absent: MissingRow[] = [];
  for (const row of missing) {
    // Two answers can have the same term, and so can two reasons.
    const line = given.find((one) => one.term === row.term && !wrong.has(one));
    if (line) wrong.set(line, row);
    else absent.push(row);
  }
  // A person has a page of their own in this section only.
  const hrefOf = ({ page, person }: AnswerGroup) => links.step(page, page === 'people' ? person : undefined);
  return (
    <dl className="divide-y divide-line border-b border-line">
      {shown.flatMap((group, at) =>
        group.title === ''
          ? group.lines.flatMap((line, index) => {
              const why = wrong.get(line);
              if (why) return <Missing key={why.key} row={why} given={line} isAttempted={isAttempted} />;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two answers can have the same term
                <Row key={`${at} ${index}`} term={line.term} href={isChangeable ? hrefOf(group) : undefined}>
                  <Value line={line} />
                </Row>
              );
            })
          : [
              <Row key={group.person} term={group.title} href={isChangeable ? hrefOf(group) : undefined}>
                <PersonLines lines={group.lines} />
              </Row>,
            ],
      )}
      {absent.map((row) => (
        <Missing key={row.key} row={row} isAttempted={isAttempted} />
      ))}
    </dl>
  );
}

function Row({ term, href, children }: { term: string; href: string | undefined; children: ReactNode }) {
  const { t } = useTranslation('kyc-form');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="col-start-1 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
      {href !== undefined && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <TextLink
            href={href}
            aria-label={t('change-name', { name: term })}
            className="inline-flex min-h-12 items-center"
          >
            {t('change')}
          </TextLink>
        </dd>
      )}
    </div>
  );
}

function Value({ line }: { line: AnswerLine }) {
  const { t } = useTranslation('kyc-form');
  return (
    <>
      {line.value}
      {line.isFromRegister && (
        <span className="mt-0.5 flex items-center gap-1.5 text-14 text-ink-2">
          <Icon name="shield-check" size={14} />
          {t('from-register')}
        </span>
      )}
    </>
  );
}

/** The answers about one person: the first line is who they are, the others are facts. */
function PersonLines({ lines: [first, ...more] }: { lines: readonly AnswerLine[] }) {
  const { t } = useTranslation('kyc-form');
  if (!first) return t('incomplete');
  return (
    <>
      {first.value}
      <dl className="mt-1 grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-14 max-[359px]:grid-cols-1">
        {more.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface MissingProps {
  readonly row: MissingRow;
  /** What was answered, if anything: the answer does not hold. */
  readonly given?: AnswerLine;
  readonly isAttempted: boolean;
}

/** A missing answer, or one that does not hold, with a link to the page on which it is added or changed. */
function Missing({ row, given, isAttempted }: MissingProps) {
  const { t } = useTranslation('kyc-form');
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 ${isAttempted ? '-ml-3 border-l-4 border-l-bad-solid pl-2' : ''}`}
    >
      <dt className="text-14 text-ink-2">{row.term}</dt>
      {given && (
        <dd className="col-start-1 whitespace-pre-line [overflow-wrap:anywhere]">
          <Value line={given} />
        </dd>
      )}
      <dd
        className={`col-start-1 flex gap-1.5 [overflow-wrap:anywhere] ${isAttempted ? 'font-medium text-bad-ink' : 'text-ink-2'}`}
      >
        <Icon name={isAttempted ? 'octagon' : 'circle-dashed'} className="mt-1 flex-none" />
        {row.text}
      </dd>
      <dd className="col-start-2 row-span-3 row-start-1">
        <TextLink
          href={row.href}
          aria-label={t(given ? 'change-name' : 'add-name', { name: row.term })}
          className="inline-flex min-h-12 items-center"
        >
          {t(given ? 'change' : 'add')}
        </TextLink>
      </dd>
    </div>
  );
}
