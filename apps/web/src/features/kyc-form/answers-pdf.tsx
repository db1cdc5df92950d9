import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';

/** The answers as a PDF to keep. */
export function AnswersPdf({ request, reference }: { request: string; reference: string }) {
  const { t } = useTranslation('kyc-form');
  const { error } = useErrorText();
  const { start, isBusy, failure } = useDownload();
  return (
    <>
      <Button
        icon="download"
        isBlock
        isPending={isBusy}
        onPress={() => void start('my-answers', { request }, `${reference}.pdf`)}
      >
        {t('pdf')}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="mt-2 text-14 font-medium text-bad-ink">
          {error(failure)}
        </p>
      )}
    </>
  );
}
