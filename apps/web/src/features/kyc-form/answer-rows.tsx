import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';
import { type MissingRow, useMissingRows } from './missing-answers.ts';
import { useReviewRows } from './review-rows.ts';

interface Props {
  readonly section: KycSection;
  readonly isChangeable: boolean;
  /** After an attempt to send, what is missing is marked as an error. */
  readonly isAttempted?: boolean;
}

/** The answers of a section as text, each with a link to change it when permitted, and what is missing. */
export function AnswerRows({ section, isChangeable, isAttempted = false }: Props) {
  const { t } = useTranslation('kyc-form');
  const { links } = useForm();
  const rows = useReviewRows()(section);
  const missing = useMissingRows()(section).filter(() => isChangeable);
  if (rows.length === 0 && missing.length === 0) return <p className="text-ink-2">{t('review.nothing')}</p>;
  return (
    <dl className="divide-y divide-line border-b border-line">
      {rows.map((row) => (
        <div key={row.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
          <dt className="text-14 text-ink-2">{row.term}</dt>
          <dd className="col-start-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {row.value}
            {row.isFromRegister && (
              <span className="mt-0.5 flex items-center gap-1.5 text-14 text-ink-2">
                <Icon name="shield-check" size={14} />
                {t('from-register')}
              </span>
            )}
          </dd>
          {isChangeable && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <TextLink
                href={links.step(row.step, row.person)}
                aria-label={t('change-name', { name: row.term })}
                className="inline-flex min-h-12 items-center"
              >
                {t('change')}
              </TextLink>
            </dd>
          )}
        </div>
      ))}
      {missing.map((row) => (
        <Missing key={row.key} row={row} isAttempted={isAttempted} />
      ))}
    </dl>
  );
}

/** A missing answer, with a link to the page on which it is added. */
function Missing({ row, isAttempted }: { row: MissingRow; isAttempted: boolean }) {
  const { t } = useTranslation('kyc-form');
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 ${isAttempted ? '-ml-3 border-l-4 border-l-bad-solid pl-2' : ''}`}
    >
      <dt className="text-14 text-ink-2">{row.term}</dt>
      <dd
        className={`col-start-1 flex gap-1.5 [overflow-wrap:anywhere] ${isAttempted ? 'font-medium text-bad-ink' : 'text-ink-2'}`}
      >
        <Icon name={isAttempted ? 'octagon' : 'circle-dashed'} className="mt-1 flex-none" />
        {row.text}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <TextLink
          href={row.href}
          aria-label={t('add-name', { name: row.term })}
          className="inline-flex min-h-12 items-center"
        >
          {t('add')}
        </TextLink>
      </dd>
    </div>
  );
}
