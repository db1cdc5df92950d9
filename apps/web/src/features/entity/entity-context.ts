import { mayRun } from '@dossier/domain/contracts/permissions';
import { isAtDesk as isStatusAtDesk } from '@dossier/domain/onboarding';
import { createContext, useContext } from 'react';
import { useRole } from '#api/use-session.ts';
import type { ViewAnswer } from '#api/views.ts';
import { type EntityTab, type OnboardingRef, usePortal } from '#portals/portal.ts';
import type { MoveDialogName } from './move-dialogs.ts';

export type EntityFile = ViewAnswer<'entity'>;

/** The side column, to which links to the notes lead. */
export const notesId = 'notes';

/** The button that always opens the form of what can be corrected, also when a banner's button did. */
export const editButtonId = 'edit-onboarding';

/** Overlays of the page. */
export type EntityDialog =
  | { readonly name: MoveDialogName | 'answer' | 'complete' | 'ask-client' | 'edit-onboarding' }
  | { readonly name: 'identity'; readonly person: string };

/** An overlay that can open another in its place. */
export interface OpenDialogProps {
  readonly entity: EntityFile;
  readonly onClose: () => void;
  readonly open: (dialog: EntityDialog) => void;
}

export interface EntityPlace {
  readonly entity: EntityFile;
  readonly open: (dialog: EntityDialog) => void;
}

export const EntityContext = createContext<EntityPlace | undefined>(undefined);

export function useEntityPlace(): EntityPlace {
  const place = useContext(EntityContext);
  if (!place) throw new Error('this component is rendered outside an entity');
  return place;
}

/** Checks are open from the first submission until completion or archiving. */
export function isEntityAtDesk({ request, version }: EntityFile): boolean {
  return isStatusAtDesk(request.status, version.number > 0);
}

/** Returns whether the viewer may do this to the onboarding now. The server decides again. */
export function useMay(workflow: Parameters<typeof mayRun>[0]): boolean {
  const role = useRole();
  const { entity } = useEntityPlace();
  return role !== undefined && mayRun(workflow, role) && isEntityAtDesk(entity);
}

/** The onboarding that is shown. */
export function shownOnboarding({ subject, request }: EntityFile): OnboardingRef {
  return { subject: subject.id, request: request.id };
}

/** Links to the onboarding that is shown. */
export function useEntityLinks() {
  const { links } = usePortal();
  const { entity } = useEntityPlace();
  const of = shownOnboarding(entity);
  return {
    tab: (tab: EntityTab) => links.entity?.(of, tab) ?? '',
    notes: `${links.entity?.(of) ?? ''}&rail=notes#${notesId}`,
    document: (doc: string) => links.document?.(of, doc) ?? '',
    /** `self`: the client is the person. */
    person: (person: string) =>
      links.person?.({ subject: of.subject, person: person === 'self' ? of.subject : person }) ?? '',
    draft: links.newOnboarding?.(entity.request.id, '1'),
  };
}
