import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { Draft } from './use-draft.ts';

export type WizardStep = '1' | '2' | '3';

export interface AsideLine {
  icon: IconName;
  text: string;
}

export interface FrameAside {
  title: string;
  lines: readonly AsideLine[];
}

interface FrameProps {
  step: WizardStep;
  draft: Draft;
  aside: FrameAside;
  children: ReactNode;
  /** Buttons at the start and at the end of the bar below. */
  start: ReactNode;
  end: ReactNode;
}

const steps = ['1', '2', '3'] as const;

/** The frame of the three steps: title, progress, save state, notes, and the bar with the buttons. */
export function Frame({ step, draft, aside, children, start, end }: FrameProps) {
  const { t } = useTranslation('new-onboarding');
  const { links } = usePortal();
  return (
    <div className="flex min-h-[calc(100dvh-var(--shell-header))] flex-col">
      <div className="border-b border-line px-(--shell-gutter) pt-6 pb-5 max-md:px-4">
        <div className="flex max-w-[736px] flex-wrap items-center gap-2">
          <h1 className="mr-auto text-20 font-semibold">{t('title')}</h1>
          <Saved draft={draft} />
        </div>
        <div className="mt-4">
          <Stepper
            label={t('steps.label')}
            current={step}
            steps={steps.map((id) => ({
              id,
              label: t(`steps.${id}`),
              ...(draft.id ? { href: links.newOnboarding?.(draft.id, id) ?? '' } : {}),
            }))}
          />
        </div>
      </div>
      <div className="flex flex-1 flex-wrap gap-16 px-(--shell-gutter) py-7 max-md:px-4 lg:flex-nowrap">
        <div className="w-full max-w-[736px] min-w-0">{children}</div>
        <aside className="w-[296px] flex-none self-start border-l border-line pl-6 text-13 max-lg:hidden">
          <h2 className="mb-3 font-semibold">{aside.title}</h2>
          <ul className="flex flex-col gap-2.5 text-ink-2">
            {aside.lines.map(({ icon, text }) => (
              <li key={text} className="flex gap-2.5">
                <Icon name={icon} className="mt-0.5" />
                {text}
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <div className="sticky bottom-0 z-(--z-sticky) border-t border-line bg-canvas px-(--shell-gutter) py-3 max-md:px-4">
        <div className="flex max-w-[736px] flex-wrap items-center gap-2">
          <div className="mr-auto">{start}</div>
          {end}
        </div>
      </div>
    </div>
  );
}

const icons = {
  new: 'circle-dashed',
  waiting: 'cloud',
  saving: 'cloud',
  saved: 'cloud',
  invalid: 'octagon',
  failed: 'octagon',
} as const;

function Saved({ draft }: { draft: Draft }) {
  const { t } = useTranslation('new-onboarding');
  const format = useFormat();
  const { state } = draft;
  const at = state.name === 'saved' ? format.time(state.at) : '';
  return (
    <span
      role="status"
      className={`flex items-center gap-1.5 text-13 ${state.name === 'failed' || state.name === 'invalid' ? 'font-medium text-bad-ink' : 'text-ink-2'}`}
    >
      <Icon name={icons[state.name]} />
      {t(`saved.${state.name}`, { at })}
      {state.name === 'failed' && <TextButton onPress={() => void draft.flush()}>{t('saved.again')}</TextButton>}
    </span>
  );
}
