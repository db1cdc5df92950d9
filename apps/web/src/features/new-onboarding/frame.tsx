import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { isUnderLayer } from '#ui/use-page-keys.ts';
import { useSubmitKey } from '#ui/use-submit-key.ts';
import { WizardNotes, type WizardNotesProps, WizardPage } from '#ui/wizard-page.tsx';
import type { Draft } from './use-draft.ts';

export type WizardStep = '1' | '2' | '3';

interface FrameProps {
  step: WizardStep;
  draft: Draft;
  aside: WizardNotesProps;
  children: ReactNode;
  /** Buttons at the start and at the end of the bar below; the last one leads to the next step. */
  start: ReactNode;
  end: ReactNode;
  /** What that last button does; Ctrl Enter does it from any field. */
  onNext: () => void;
}

const steps = ['1', '2', '3'] as const;

/** The frame of the three steps: title, progress, save state, notes, and the bar with the buttons. */
export function Frame({ step, draft, aside, children, start, end, onNext }: FrameProps) {
  const { t } = useTranslation('new-onboarding');
  const { links } = usePortal();
  useSubmitKey(true, () => !isUnderLayer() && onNext());
  return (
    <WizardPage
      title={t('title')}
      status={<Saved draft={draft} />}
      steps={{
        label: t('steps.label'),
        current: step,
        steps: steps.map((id) => ({
          id,
          label: t(`steps.${id}`),
          ...(draft.id ? { href: links.newOnboarding?.(draft.id, id) ?? '' } : {}),
        })),
      }}
      aside={<WizardNotes {...aside} />}
      start={start}
      end={end}
    >
      {children}
    </WizardPage>
  );
}

/** The button of the bar that leads to the next step. */
export function NextButton({ children, ...rest }: Omit<ButtonProps, 'children'> & { children: string }) {
  return (
    <Button size="lg" variant="primary" shortcut="Ctrl ↵" aria-label={children} {...rest}>
      {children}
    </Button>
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
