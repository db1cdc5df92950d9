import type { AccessStatus } from '@dossier/domain/access-request';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from './badge.tsx';
import type { IconName } from './icon.tsx';

/** Icon and tone of the status of an access request. */
export const accessDisplay = {
  pending: { icon: 'clock', tone: 'warn' },
  approved: { icon: 'check-circle', tone: 'ok' },
  rejected: { icon: 'x-circle', tone: 'bad' },
  withdrawn: { icon: 'circle-dashed', tone: 'idle' },
} as const satisfies Record<AccessStatus, { icon: IconName; tone: Tone }>;

/** The status of an access request, as its client reads it. */
export function AccessStatusBadge({ status }: { status: AccessStatus }) {
  const { t } = useTranslation('access-statuses');
  return <Badge {...accessDisplay[status]}>{t(status)}</Badge>;
}
