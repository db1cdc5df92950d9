import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Confirm } from '#ui/confirm.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { OwnIdentification } from './own-identification.ts';

/** For a reader who does not know the owner or the company: ends the link, and the institution is notified. */
export function Decline({ own }: { own: OwnIdentification }) {
  const { t } = useTranslation('identify');
  const run = useRunWorkflow();
  const { error } = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const org = own.institution.name;
  const decline = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await run('decline-helper-link', { link: own.link });
      setAsking(false);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="mt-4 text-14 text-ink-2">
      {t('decline.question', { inviter: own.invitedBy })}{' '}
      <TextButton onPress={() => setAsking(true)}>{t('decline.inform', { org })}</TextButton>
      {t('decline.rest')}
      <Confirm
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void decline()}
        title={t('decline.title', { org })}
        confirmLabel={t('decline.confirm')}
        cancelLabel={t('decline.cancel')}
        isPending={isBusy}
        error={failure === undefined ? undefined : error(failure)}
      >
        {t('decline.body', { org, inviter: own.invitedBy })}
      </Confirm>
    </p>
  );
}
