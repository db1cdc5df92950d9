import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { HistoryCheck } from './history-check-line.tsx';

interface HowToVerifyProps {
  check: HistoryCheck;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the numbers and hashes prove, how to compute them again, and what to do after a break. */
export function HowToVerify({ check, isOpen, onOpenChange }: HowToVerifyProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { name: portal } = usePortal();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('verify.title')}
      width="lg"
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {t('verify.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{t('verify.what')}</p>
        <p>{t('verify.yourself')}</p>
        <p>{t('verify.compare')}</p>
        <dl className="rounded-md border border-line bg-subtle px-3 py-2">
          <dt className="text-12">{t('verify.end', { number: format.number(check.entries) })}</dt>
          <dd className="font-mono text-12 text-ink [overflow-wrap:anywhere]">{check.hash}</dd>
        </dl>
        {check.breaks.length > 0 && (
          <section aria-label={t('verify.broken.title')}>
            <h3 className="font-semibold text-ink">{t('verify.broken.title')}</h3>
            <ol className="mt-1 list-decimal pl-5">
              {(portal === 'intern' ? (['stop', 'tell', 'doctor', 'compare'] as const) : (['ask'] as const)).map(
                (step) => (
                  <li key={step}>{t(`verify.broken.${step}`)}</li>
                ),
              )}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  );
}
