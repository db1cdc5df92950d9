import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WorkflowRefused } from '#api/errors.ts';
import { view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import type { EntityTab } from '#portals/portal.ts';
import { Failed } from '#ui/failed.tsx';
import { NoAccess } from '#ui/refused.tsx';
import type { EntityDialog } from './entity-context.ts';
import { EntityFrame } from './entity-frame.tsx';
import { EntityLoading } from './entity-loading.tsx';
import { entityParams } from './entity-params.ts';

export interface EntityScreenProps {
  subject: string;
  /** A selected older onboarding; '' for the newest. */
  chosen: string;
  tab: EntityTab;
  /** Open from the start, if the viewer may. */
  first?: EntityDialog | undefined;
  onChoose: (request: string) => void;
  /** The content of the tab. */
  children: ReactNode;
}

/** Loads one onboarding and renders its header around the tab. */
export function EntityScreen({ subject, chosen, tab, first, onChoose, children }: EntityScreenProps) {
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(view('entity', entityParams(subject, chosen)));
  if (data)
    return (
      <EntityFrame entity={data} tab={tab} first={first} onChoose={onChoose}>
        {children}
      </EntityFrame>
    );
  if (error)
    return (
      <div className="px-(--shell-gutter)">
        {error instanceof WorkflowRefused && error.status === 403 ? (
          <NoAccess>{errorText(error)}</NoAccess>
        ) : (
          <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </Failed>
        )}
      </div>
    );
  return <EntityLoading of={{ subject, request: chosen }} tab={tab} />;
}
