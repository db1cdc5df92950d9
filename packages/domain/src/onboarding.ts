/** Source: docs/specification.md 4; docs/domain.md section 2. */
export const onboardingStatuses = ['draft', 'requested', 'submitted', 'waiting', 'completed', 'archived'] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export const onboardingTypes = ['business', 'individual'] as const;
export type OnboardingType = (typeof onboardingTypes)[number];

export const waitingReasons = ['client_access', 'client_corrections', 'gatekeeper'] as const;
export type WaitingOn = (typeof waitingReasons)[number];

export const outcomes = ['cancelled', 'closed'] as const;
export type Outcome = (typeof outcomes)[number];

/** The status of an onboarding as its client reads it. Source: docs/domain.md section 2. */
export const clientStatuses = ['please-complete', 'being-checked', 'need-something', 'finished'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** Who has to act on an onboarding. */
export const actingParties = ['institution', 'client', 'desk', 'none'] as const;
export type ActingParty = (typeof actingParties)[number];

export type StatusFigure = 'open' | 'in-review' | 'completed';

/** What follows from a status, whatever else an onboarding holds. */
interface StatusTraits {
  /** The client and the review desk may read it; before that it belongs to its institution alone. */
  readonly isReadable: boolean;
  /** Sent and not finished: deadlines count, screening repeats. */
  readonly isOpen: boolean;
  /** No more work is expected. */
  readonly isOver: boolean;
  /** The review desk works on its newest submitted version. */
  readonly isAtDesk: boolean;
  /** No data or documents may change. */
  readonly isReadOnly: boolean;
  /** Who has to act, as long as no question or request for access says otherwise. */
  readonly actingParty: ActingParty;
  /** The figure of the dashboard that counts it; undefined: none. */
  readonly figure: StatusFigure | undefined;
  /** The status that its client reads; undefined: none. */
  readonly clientStatus: ClientStatus | undefined;
}

const traits: Readonly<Record<OnboardingStatus, StatusTraits>> = {
  draft: {
    isReadable: false,
    isOpen: false,
    isOver: false,
    isAtDesk: false,
    isReadOnly: false,
    actingParty: 'institution',
    figure: undefined,
    clientStatus: undefined,
  },
  requested: {
    isReadable: true,
    isOpen: true,
    isOver: false,
    isAtDesk: false,
    isReadOnly: false,
    actingParty: 'client',
    figure: 'open',
    clientStatus: 'please-complete',
  },
  submitted: {
    isReadable: true,
    isOpen: true,
    isOver: false,
    isAtDesk: true,
    isReadOnly: false,
    actingParty: 'desk',
    figure: 'in-review',
    clientStatus: 'being-checked',
  },
  waiting: {
    isReadable: true,
    isOpen: true,
    isOver: false,
    isAtDesk: true,
    isReadOnly: false,
    actingParty: 'client',
    figure: 'open',
    clientStatus: 'being-checked',
  },
  completed: {
    isReadable: true,
    isOpen: false,
    isOver: true,
    isAtDesk: false,
    isReadOnly: false,
    actingParty: 'none',
    figure: 'completed',
    clientStatus: 'finished',
  },
  archived: {
    isReadable: true,
    isOpen: false,
    isOver: true,
    isAtDesk: false,
    isReadOnly: true,
    actingParty: 'none',
    figure: undefined,
    clientStatus: 'finished',
  },
};

/** May the client and the review desk read an onboarding with this status? */
export const isReadable = (status: OnboardingStatus): boolean => traits[status].isReadable;
/** Sent and not finished. */
export const isOpen = (status: OnboardingStatus): boolean => traits[status].isOpen;
/** Completed or archived. */
export const isOver = (status: OnboardingStatus): boolean => traits[status].isOver;
/** Archived: neither data nor documents change any more. */
export const isReadOnly = (status: OnboardingStatus): boolean => traits[status].isReadOnly;

/** Not sent yet: it belongs to its institution alone. */
export const isDraft = (status: OnboardingStatus): boolean => !isReadable(status);
/** Sent and not archived: its client works on it or can still read it. */
export const isActive = (status: OnboardingStatus): boolean => isReadable(status) && !isReadOnly(status);
/** Sent, and its client has not submitted the form yet. */
export const isAwaitingForm = (status: OnboardingStatus): boolean => isOpen(status) && !isDeskStatus(status);
/** Completed and not archived. */
export const isCompleted = (status: OnboardingStatus): boolean => isOver(status) && !isReadOnly(status);

/** Does the review desk work on it? From the first submitted version until it is completed or archived. */
export const isAtDesk = (status: OnboardingStatus, hasVersion: boolean): boolean =>
  hasVersion && traits[status].isAtDesk;

/** Does the review desk work on onboardings with this status, once there is a submitted version? */
export const isDeskStatus = (status: OnboardingStatus): boolean => traits[status].isAtDesk;

/** Must the review desk act next? */
export const isForDesk = (status: OnboardingStatus): boolean => traits[status].actingParty === 'desk';

/** Does the review desk wait for the client or the institution? */
export const isWithOthers = (status: OnboardingStatus): boolean => isDeskStatus(status) && !isForDesk(status);

/** The figure of the dashboard that counts an onboarding with this status. */
export const figureOf = (status: OnboardingStatus): StatusFigure | undefined => traits[status].figure;

/** Does it wait for this? */
export const isWaitingFor = (
  { status, waiting_on }: { readonly status: OnboardingStatus; readonly waiting_on: WaitingOn | '' },
  reason: WaitingOn,
): boolean => status === 'waiting' && waiting_on === reason;

/** Who has to act, by the status and what it waits on. */
export function actingPartyOf(status: OnboardingStatus, waitingOn: WaitingOn | ''): ActingParty {
  return waitingOn === '' ? traits[status].actingParty : partyOf[waitingOn];
}

const partyOf: Readonly<Record<WaitingOn, ActingParty>> = {
  client_access: 'client',
  client_corrections: 'client',
  gatekeeper: 'institution',
};

/** Record filter of a predicate of statuses. */
export const statusFilter = (predicate: (status: OnboardingStatus) => boolean, field = 'status'): string =>
  `(${onboardingStatuses
    .filter(predicate)
    .map((status) => `${field} = "${status}"`)
    .join(' || ')})`;

/** Record filter of `isReadable`, for rules and queries. */
export const readableFilter = (field = 'status'): string =>
  onboardingStatuses
    .filter((status) => !isReadable(status))
    .map((status) => `${field} != "${status}"`)
    .join(' && ');

/** Record filter of `isOpen`, for queries. */
export const openFilter = (field = 'status'): string => statusFilter(isOpen, field);

/** What a client reads about the status; undefined for a draft, which is not theirs to see. */
export function clientStatusOf(status: OnboardingStatus, waitingOn: WaitingOn | ''): ClientStatus | undefined {
  const onClient = waitingOn === 'client_corrections' || waitingOn === 'client_access';
  return status === 'waiting' && onClient ? 'need-something' : traits[status].clientStatus;
}

/** `KV-2026-000123`. Source: docs/domain.md section 10. */
export function onboardingNumber(orgCode: string, year: number, count: number): string {
  return `${orgCode}-${year}-${String(count).padStart(6, '0')}`;
}
