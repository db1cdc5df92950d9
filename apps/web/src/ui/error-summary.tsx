import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import { TextLink } from './text-link.tsx';

/** An error: `field` is the name of a field of this page, `href` another page on which it is corrected. */
export type SummaryError = { readonly message: string } & ({ readonly field: string } | { readonly href: string });

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Number of attempts: each new one moves the focus here again. */
  attempt?: number;
  /** Without it the number of answers with an error. */
  title?: string | undefined;
  /** Below the errors: what else the person can do. */
  children?: ReactNode;
}

const linkStyle = 'font-medium text-bad-ink! client:-my-2 client:inline-block client:py-2.5';

/** At the top of a form with errors: each line links to its field. */
export function ErrorSummary({ errors, attempt = 0, title, children }: ErrorSummaryProps) {
  const { t } = useTranslation('common');
  const countWord = useCountWord();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus, also with the same errors
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-md border-2 border-bad-solid bg-surface p-4">
      <h2 className="text-16 font-semibold">
        {title ?? t('error-summary', { count: errors.length, number: countWord(errors.length) })}
      </h2>
      <ul className="mt-2 flex flex-col gap-2 [overflow-wrap:anywhere]">
        {errors.map((error) => (
          <li key={`${targetOf(error)}${error.message}`}>
            {'href' in error ? (
              <TextLink href={error.href} className={linkStyle}>
                {error.message}
              </TextLink>
            ) : (
              <a
                href={`#${error.field}`}
                className={linkStyle}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(error.field);
                }}
              >
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children && <div className="mt-3 text-14 text-ink-2">{children}</div>}
    </div>
  );
}

const targetOf = (error: SummaryError) => ('href' in error ? error.href : error.field);

function focusField(field: string): void {
  const found = document.getElementById(field) ?? document.querySelector(`[name="${CSS.escape(field)}"]`);
  const target =
    found instanceof HTMLElement && !found.matches('[type=hidden]')
      ? found
      : found?.closest('.group')?.querySelector<HTMLElement>('input,button,textarea,select');
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
