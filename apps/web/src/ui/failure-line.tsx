import { useErrorText } from '#i18n/error-text.ts';

/** Why what a button began did not come about, beside that button; nothing as long as it did. */
export function FailureLine({ failure, className = '' }: { failure: unknown; className?: string }) {
  const { error } = useErrorText();
  if (failure === undefined) return null;
  return (
    <p role="alert" className={`text-13 font-medium text-bad-ink client:text-14 ${className}`}>
      {error(failure)}
    </p>
  );
}
