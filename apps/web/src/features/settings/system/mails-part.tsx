import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import type { System } from './system-answer.ts';

type Mail = System['mail']['rows'][number];

const styles = {
  waiting: { icon: 'circle-dots', tone: 'idle' },
  sending: { icon: 'send', tone: 'info' },
  failed: { icon: 'octagon', tone: 'bad' },
  bounced: { icon: 'octagon', tone: 'bad' },
} as const;

/** Mails that did not reach the mail server, which a lead can send again. */
export function MailsPart({ mail }: { mail: System['mail'] }) {
  const { t } = useTranslation('system');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const { links } = usePortal();
  const resend = useWorkflow('resend-mail');
  return (
    <Section
      title={t('mail.title')}
      aside={<span className="text-13 text-ink-2">{mail.server || t('mail.mailbox')}</span>}
    >
      {resend.error && (
        <Banner tone="bad" isAlert className="mb-3">
          {textOf(resend.error)}
        </Banner>
      )}
      {mail.rows.length === 0 ? (
        <p className="text-13 text-ink-2">{t('mail.none')}</p>
      ) : (
        <DataTable
          label={t('mail.title')}
          isWrapping
          rows={mail.rows}
          rowId={({ id }) => id}
          columns={[
            {
              id: 'mail',
              title: t('mail.columns.mail'),
              width: '24%',
              isRowHeader: true,
              cell: ({ kind, to }) => (
                <>
                  {kindName(t, kind)}
                  <span className="block truncate text-12 font-normal text-ink-2">{to}</span>
                </>
              ),
            },
            {
              id: 'request',
              title: t('mail.columns.request'),
              width: '14%',
              cell: ({ request }) =>
                request ? <TextLink href={links.entity?.(request) ?? ''}>{request.reference || '–'}</TextLink> : '–',
            },
            {
              id: 'result',
              title: t('mail.columns.result'),
              width: '26%',
              cell: ({ state, attempts, reply, nextAt }) => (
                <>
                  <Badge isBare {...styles[state]}>
                    {t(`mail.states.${state}`, { attempts })}
                  </Badge>
                  <span className="block text-12 text-ink-2">
                    {nextAt === '' ? reply : t('mail.next', { time: format.relative(nextAt) })}
                  </span>
                </>
              ),
            },
            {
              id: 'at',
              title: t('mail.columns.at'),
              width: '14%',
              cell: ({ at }) => (at === '' ? '' : format.relative(at)),
            },
            {
              id: 'actions',
              title: <span className="sr-only">{t('mail.columns.actions')}</span>,
              align: 'end',
              cell: (one) => (
                <Action
                  mail={one}
                  isPending={resend.isPending && resend.variables.mail === one.id}
                  onResend={() => resend.mutate({ mail: one.id }, { onSuccess: () => toast.success(t('mail.resent')) })}
                />
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

interface ActionProps {
  mail: Mail;
  isPending: boolean;
  onResend: () => void;
}

/** A refused address has to be corrected at its onboarding first. */
function Action({ mail, isPending, onResend }: ActionProps) {
  const { t } = useTranslation('system');
  const { links } = usePortal();
  const { state, request, mayResend, kind, to } = mail;
  const labelOf = (action: string) => t('mail.of', { action, kind: kindName(t, kind), to });
  if (mayResend) {
    const action = t(state === 'waiting' ? 'mail.now' : 'mail.resend');
    return (
      <Button size="sm" icon="refresh" aria-label={labelOf(action)} isPending={isPending} onPress={onResend}>
        {action}
      </Button>
    );
  }
  if (state === 'bounced' && request)
    return (
      <LinkButton size="sm" href={links.entity?.(request) ?? ''} aria-label={labelOf(t('mail.change'))}>
        {t('mail.change')}
      </LinkButton>
    );
  return state === 'failed' ? <span className="text-12 text-ink-2">{t('mail.lapsed')}</span> : null;
}

type Translate = ReturnType<typeof useTranslation<'system'>>['t'];

/** A later version may send other mails. */
const kindName = (t: Translate, kind: string): string => t(`mail.kinds.${kind as 'invite'}`, { defaultValue: kind });
