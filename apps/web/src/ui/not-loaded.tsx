import { useErrorText } from '#i18n/error-text.ts';
import { Failed } from './failed.tsx';
import { NoAccess } from './refused.tsx';

/** Shown for a query without an answer: refused by the server, or failed with a retry button. */
export function NotLoaded({
  error,
  onRetry,
  isRetrying = false,
  title,
}: {
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  title?: string;
}) {
  const { isRefusal, error: textOf } = useErrorText();
  if (isRefusal(error)) return <NoAccess>{textOf(error)}</NoAccess>;
  return (
    <Failed {...(title ? { title } : {})} onRetry={onRetry} isRetrying={isRetrying}>
      {textOf(error)}
    </Failed>
  );
}
