import { retentionYears } from '@dossier/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { toast } from '#ui/toast.tsx';
import type { AccessLog } from './access-log.ts';

/** Withdraws access after a confirmation that says what the institution retains; later it is given again. */
export function WithdrawAccess({ log, href }: { log: AccessLog; href: string }) {
  const { t } = useTranslation('access-log');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const org = log.org.name;
  if (!log.mayWithdraw && !(log.mayDecide && log.withdrawnAt)) return null;
  return (
    <section aria-labelledby="stop" className="mt-8">
      <h2 ref={heading} id="stop" className="text-20 font-semibold">
        {t(log.mayWithdraw ? 'withdraw.title' : 'again.title')}
      </h2>
      {log.mayWithdraw ? (
        <>
          <p className="mt-1 text-ink-2">{t(log.given ? 'withdraw.body' : 'withdraw.body-nothing', { org })}</p>
          <Button variant="danger-quiet" isBlock className="mt-3" onPress={() => setAsking(true)}>
            {t('withdraw.button')}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-1 text-ink-2">{t('again.body', { org, date: format.date(log.withdrawnAt) })}</p>
          <LinkButton isBlock className="mt-3" href={href}>
            {t('again.button')}
          </LinkButton>
        </>
      )}
      <ConfirmWithdrawal
        log={log}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        // The button that asked is replaced.
        onDone={() => focusWhenLost(() => heading.current)}
      />
    </section>
  );
}

interface ConfirmWithdrawalProps {
  readonly log: AccessLog;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ConfirmWithdrawal({ log, isOpen, onClose, onDone }: ConfirmWithdrawalProps) {
  const { t } = useTranslation('access-log');
  const format = useFormat();
  const { error } = useErrorText();
  const withdraw = useWorkflow('withdraw-access');
  const org = log.org.name;
  const keeps = log.given
    ? t('withdraw.keeps', { date: format.date(log.given.submittedAt), count: retentionYears })
    : t('withdraw.keeps-nothing');
  const onSuccess = () => {
    onClose();
    onDone();
    toast.success(t('withdraw.done', { org }));
  };
  return (
    <Confirm
      isOpen={isOpen}
      onCancel={() => {
        withdraw.reset();
        onClose();
      }}
      onConfirm={() => withdraw.mutate({ access: log.id }, { onSuccess })}
      isPending={withdraw.isPending}
      error={withdraw.isError ? error(withdraw.error) : undefined}
      title={t('withdraw.ask', { org })}
      confirmLabel={t('withdraw.button')}
      cancelLabel={t('withdraw.back')}
    >
      <ul className="flex flex-col gap-2 text-ink">
        <Consequence icon="x">{t('withdraw.sees')}</Consequence>
        <Consequence icon="lock">{keeps}</Consequence>
        <Consequence icon="alert">{t('withdraw.services')}</Consequence>
      </ul>
      <p className="mt-3">{t('withdraw.later', { org })}</p>
    </Confirm>
  );
}

function Consequence({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-1 flex-none text-ink-2" />
      <span>{children}</span>
    </li>
  );
}
