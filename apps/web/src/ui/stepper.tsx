import { Link } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { tv } from './styles.ts';

export interface StepperProps {
  label: string;
  steps: readonly { id: string; label: string /** Only steps that can be opened. */; href?: string }[];
  current: string;
  /** Every step is done. */
  isDone?: boolean;
}

const dotStyle = tv({
  base: 'grid size-6 flex-none place-items-center rounded-full border text-12 font-semibold',
  variants: {
    state: {
      done: 'border-accent-line bg-accent-soft text-accent-ink',
      current:
        'border-accent bg-accent text-on-accent forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
      ahead: 'border-line-field text-ink-2',
    },
  },
});

export function Stepper({ label, steps, current, isDone = false }: StepperProps) {
  const { t } = useTranslation('common');
  const at = isDone ? steps.length : steps.findIndex((step) => step.id === current);
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-3 text-13">
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        const words = (
          <>
            <span className={dotStyle({ state })}>
              {state === 'done' ? <Icon name="check" size={14} label={t('done')} /> : index + 1}
            </span>
            {step.label}
          </>
        );
        return (
          <li key={step.id} aria-current={state === 'current' ? 'step' : undefined} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden="true" className="h-px w-8 bg-line-strong max-md:hidden" />}
            {step.href && state === 'done' ? (
              <Link
                href={step.href}
                data-plain=""
                className="flex items-center gap-2 rounded-sm text-ink no-underline hover:underline"
              >
                {words}
              </Link>
            ) : (
              <span
                className={`flex items-center gap-2 ${state === 'current' ? 'font-semibold text-ink' : 'text-ink-2'}`}
              >
                {words}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
