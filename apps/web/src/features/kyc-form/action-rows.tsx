import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';

const rowStyle = 'flex min-h-18 w-full items-center gap-3 px-4 py-3 text-left hover:bg-hover';

/** Rows that lead elsewhere or do one thing, each a whole line. */
export function ActionRows({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line-strong bg-surface">
      {children}
    </ul>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: ReactNode;
}

function RowContent({ icon, title, hint }: RowProps) {
  return (
    <>
      <Icon name={icon} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-14 text-ink-2 [overflow-wrap:anywhere]">{hint}</span>
      </span>
      <Icon name="right" className="flex-none text-ink-2" />
    </>
  );
}

/** A row that leads to another page. */
export function ActionLink({ href, ...row }: RowProps & { href: string }) {
  return (
    <li>
      <TextLink isPlain href={href} className={rowStyle}>
        <RowContent {...row} />
      </TextLink>
    </li>
  );
}

/** Mails the client the link to this form. The row says when and where it was sent; the focus stays. */
export function EmailLinkRow({ hint }: { hint: string }) {
  const { t } = useTranslation('form-guide');
  const { error } = useErrorText();
  const format = useFormat();
  const { form } = useForm();
  const email = useWorkflow('email-form-link');
  const sent = email.data;
  return (
    <li>
      <button
        type="button"
        className={rowStyle}
        onClick={() => !email.isPending && email.mutate({ request: form.request })}
      >
        <RowContent icon="mail" title={t('link')} hint={hint} />
      </button>
      <p role="status" className="px-4 pl-11 text-14 text-ok-ink empty:hidden [&:not(:empty)]:pb-3">
        {sent && t('link-sent', { email: sent.sentTo, time: format.time(sent.sentAt) })}
      </p>
      {email.isError && (
        <p role="alert" className="px-4 pb-3 pl-11 text-14 font-medium text-bad-ink">
          {error(email.error)}
        </p>
      )}
    </li>
  );
}

/** `To marit@zilverlinde.example`: the address of the account. */
export function useOwnAddress(): string {
  const { t } = useTranslation('form-guide');
  return t('link-to', { email: String(useUser()?.['email'] ?? '') });
}
