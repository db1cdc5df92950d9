import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface ErrorSummaryProps {
  /** An error; `field` is the name of the field to focus. */
  errors: readonly { field: string; message: string }[];
  /** Number of attempts: each new one moves the focus here again. */
  attempt?: number;
}

/** At the top of a form with errors: each line links to its field. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus, also with the same errors
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-md border-2 border-bad-solid bg-surface p-4">
      <h2 className="text-16 font-semibold">{t('error-summary', { count: errors.length })}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {errors.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            <a
              href={`#${field}`}
              className="font-medium text-bad-ink! client:-my-2 client:inline-block client:py-2.5"
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(field: string): void {
  const found = document.getElementById(field) ?? document.querySelector(`[name="${CSS.escape(field)}"]`);
  const target =
    found instanceof HTMLElement && !found.matches('[type=hidden]')
      ? found
      : found?.closest('.group')?.querySelector<HTMLElement>('input,button,textarea,select');
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
}
