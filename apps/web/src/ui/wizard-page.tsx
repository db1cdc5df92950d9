import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

export interface WizardPageProps {
  title: string;
  /** What is saved, next to the title. */
  status?: ReactNode;
  steps: StepperProps;
  /** Notes next to the step, which small windows leave out. */
  aside?: ReactNode;
  /** The step needs the whole width: a table. */
  isWide?: boolean;
  children: ReactNode;
  /** Buttons at the start and at the end of the bar below. */
  start?: ReactNode;
  end?: ReactNode;
}

/** A page of a wizard: title, progress, the step with notes, and a bar with the buttons. */
export function WizardPage({ title, status, steps, aside, isWide = false, children, start, end }: WizardPageProps) {
  const width = isWide ? 'max-w-[1096px]' : 'max-w-[736px]';
  return (
    <div className="flex min-h-[calc(100dvh-var(--shell-header))] flex-col">
      <div className="border-b border-line px-(--shell-gutter) pt-6 pb-5 max-md:px-4">
        <div className={`flex flex-wrap items-center gap-2 ${width}`}>
          <h1 className="mr-auto text-20 font-semibold">{title}</h1>
          {status}
        </div>
        <div className="mt-4">
          <Stepper {...steps} />
        </div>
      </div>
      <div className="flex flex-1 flex-wrap gap-16 px-(--shell-gutter) py-7 max-md:px-4 lg:flex-nowrap">
        <div className={`w-full min-w-0 ${width}`}>{children}</div>
        {aside && (
          <aside className="w-[296px] flex-none self-start border-l border-line pl-6 text-13 max-lg:hidden">
            {aside}
          </aside>
        )}
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-canvas px-(--shell-gutter) py-3 max-md:px-4"
      >
        <div className={`flex flex-wrap items-center gap-2 ${width}`}>
          <div className="mr-auto">{start}</div>
          {end}
        </div>
      </div>
    </div>
  );
}

export interface WizardNotesProps {
  title: string;
  lines: readonly { icon: IconName; text: string }[];
}

/** Notes next to a step. */
export function WizardNotes({ title, lines }: WizardNotesProps) {
  return (
    <>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <ul className="flex flex-col gap-2.5 text-ink-2">
        {lines.map(({ icon, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon name={icon} className="mt-0.5" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
