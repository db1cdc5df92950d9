import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import type { StepperProps } from '#ui/stepper.tsx';

const steps = ['file', 'columns', 'check', 'import'] as const;
type Step = (typeof steps)[number] | 'done';

/** The steps of an import; those before the current one can be opened until it is confirmed. */
export function useSteps(current: Step, open?: string): StepperProps {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const hrefOf = (step: (typeof steps)[number]) => links.clientImport?.(open, step === 'file' ? undefined : step) ?? '';
  return {
    label: t('steps.label'),
    current,
    isDone: current === 'done',
    steps: steps.map((id) => ({
      id,
      label: t(`steps.${id}`),
      ...(open !== undefined && current !== 'import' && current !== 'done' ? { href: hrefOf(id) } : {}),
    })),
  };
}
