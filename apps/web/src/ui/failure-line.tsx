import { useErrorText } from '#i18n/error-text.ts';

/** Error of the operation that a button started, next to that button; empty without an error. */
export function FailureLine({ failure, className = '' }: { failure: unknown; className?: string }) {
  const { error } = useErrorText();
  if (failure === undefined) return null;
  return (
    <p role="alert" className={`text-13 font-medium text-bad-ink client:text-14 ${className}`}>
      {error(failure)}
    </p>
  );
}
