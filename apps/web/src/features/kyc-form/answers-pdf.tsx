import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

/** The answers as a PDF download. */
export function AnswersPdf({ request, reference }: { request: string; reference: string }) {
  const { t } = useTranslation('kyc-form');
  const { start, isBusy, failure } = useDownload();
  return (
    <>
      <PlainButton
        icon="download"
        isBlock
        isPending={isBusy}
        onPress={() => void start('my-answers', { request }, `${reference}.pdf`)}
      >
        {t('pdf')}
      </PlainButton>
      <FailureLine failure={failure} className="mt-2" />
    </>
  );
}
