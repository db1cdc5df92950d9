import type { DerivedStatus } from '@dossier/domain/checks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { statusDisplay } from './status-display.ts';

export interface GateProps {
  gate: DerivedStatus;
  /** The condition of this section; without it the general sentence. */
  children?: ReactNode;
  action?: ReactNode;
}

const sentences = {
  'access required': 'gate.access-required',
  'onboarding in progress': 'gate.onboarding-in-progress',
} as const;

/** A closed section stays visible and states why it is closed and what opens it. */
export function Gate({ gate, children, action }: GateProps) {
  const { t } = useTranslation(['common', 'statuses']);
  const { icon, text } = statusDisplay[gate];
  return (
    <div className="flex flex-wrap gap-3 rounded-md border border-dashed border-line-field bg-sunken p-4 text-13">
      <Icon name={icon} className="mt-0.5 text-ink-2" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{t(`statuses:${text}`)}</p>
        <div className="text-ink-2">{children ?? t(sentences[gate])}</div>
      </div>
      {action}
    </div>
  );
}
