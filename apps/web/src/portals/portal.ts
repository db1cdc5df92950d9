import type { NotificationSubject } from '@dossier/domain/notification-path';
import type { OnboardingStatus } from '@dossier/domain/onboarding';
import type { AuthCollection, PortalName } from '@dossier/domain/portal';
import type { TextFiles } from '@dossier/texts/text-files';
import { createContext, useContext } from 'react';
import type { IconName } from '#ui/icons.ts';

/** Text keys of the names of pages: `shell:nav.<key>`. */
export type PageKey = keyof TextFiles['shell']['nav'];

export type NavCountOf = 'open-onboardings' | 'active-subscriptions';

export interface NavItem {
  readonly page: PageKey;
  readonly href: string;
  readonly icon: IconName;
  readonly isSoon?: boolean;
  /** The count shown next to the item. */
  readonly count?: NavCountOf;
}

export type EntityTab = 'overview' | 'documents' | 'screening' | 'history' | 'subscriptions';

/** The onboarding that a link opens. A subject can have onboardings of several institutions. */
export interface OnboardingRef {
  readonly subject: string;
  /** '' for the newest onboarding that the viewer may see. */
  readonly request: string;
}

/** A person in the forms of a client; the client itself where both ids are equal. */
export interface PersonRef {
  readonly subject: string;
  readonly person: string;
}

/** Links of a portal, so that screens contain no URLs. Undefined: this portal has no such page. */
export interface PortalLinks {
  readonly onboardings?: (status?: OnboardingStatus) => string;
  readonly newOnboarding?: (draft?: string, step?: '1' | '2' | '3' | 'sent') => string;
  readonly clientImport?: (open?: string, step?: 'columns' | 'check' | 'import') => string;
  readonly entity?: (of: OnboardingRef, tab?: EntityTab) => string;
  /** What a notification is about; '' when there is no such page. */
  readonly notification?: (about: NotificationSubject) => string;
  readonly document?: (of: OnboardingRef, document: string) => string;
  readonly documentHistory?: (of: OnboardingRef, owner: string, docType: string) => string;
  readonly person?: (of: PersonRef) => string;
  /** The guided setup of a new desk, for leads. */
  readonly setup?: string;
  readonly settings?: string;
  readonly support?: string;
  readonly archive?: (search?: string) => string;
  readonly search?: (text?: string, kind?: string) => string;
  readonly subscriptions?: (open?: string) => string;
  readonly newSubscription?: (request?: string) => string;
  readonly lists?: (open?: string) => string;
  readonly queue?: (tab: 'unassigned' | 'mine' | 'waiting' | 'overdue' | 'all') => string;
  readonly billing?: string;
}

export interface Portal {
  readonly name: PortalName;
  readonly authCollection: AuthCollection;
  readonly home: string;
  readonly login: 'staff' | 'client';
  /** Groups of the sidebar, and its footer. */
  readonly sidebar: { readonly groups: readonly (readonly NavItem[])[]; readonly footer: readonly NavItem[] };
  readonly entityTabs: readonly EntityTab[];
  readonly links: PortalLinks;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The portal of this page. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('this screen is rendered outside a portal');
  return portal;
}
