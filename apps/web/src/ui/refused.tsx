import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

export interface RefusedProps {
  /** What this person may not access. */
  title?: string;
  /** Who may, or under which condition. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The server refused this part of the page. */
export function NoAccess({ title, children, action }: RefusedProps) {
  const { t } = useTranslation('errors');
  return (
    <div className="flex flex-col items-start gap-1 py-6">
      <p className="flex items-center gap-2 text-14 font-semibold client:text-16">
        <Icon name="lock" className="text-ink-2" />
        {title ?? t('refused.title')}
      </p>
      <div className="max-w-[560px] text-13 text-ink-2 client:text-16">{children ?? t('refused.body')}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
