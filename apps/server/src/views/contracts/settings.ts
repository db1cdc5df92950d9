/** What an institution used, counted from its own rows. */
export interface Usage {
  /** Oldest first, the running month last. `2026-11`. */
  readonly months: readonly {
    readonly month: string;
    readonly started: number;
    readonly completed: number;
    /** Times that a subscription looked; what failed did not look. */
    readonly runs: number;
    readonly documents: number;
    /** Bytes of all documents kept at its end. */
    readonly keptBytes: number;
  }[];
  readonly activeSubscriptions: number;
  /** Documents that the institution added to its onboardings, ever. */
  readonly documents: number;
  /** Who sent most onboardings in the month that was asked for, else in the running one. */
  readonly people: readonly { readonly name: string; readonly started: number }[];
}

/** A member of staff in the settings of an organisation. */
export interface StaffRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  readonly state: 'active' | 'invited' | 'closed';
  /** Date texts, or ''. */
  readonly invitedAt: string;
  readonly lastSeenAt: string;
  readonly isMe: boolean;
}

/** The settings of an institution, or of the desk itself (`id` ''). */
export interface OrganisationSettings {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly sector: string;
  readonly accent: string;
  readonly logo: string;
  readonly defaultLanguage: 'en' | 'nl';
  readonly supportText: string;
  /** In Dutch; '' where the one text is for both. */
  readonly supportTextNl: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly roles: readonly string[];
  readonly users: readonly StaffRow[];
  readonly mayManage: boolean;
  /** What an intern can choose between; empty for everybody else. */
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
}
