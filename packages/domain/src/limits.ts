/**
 * Largest accepted upload. Unit: bytes (20 MB, counted as 20 × 1024²); exactly this is accepted.
 * Source: docs/specification.md 5, 9; docs/domain.md 10.
 */
export const maxUploadBytes = 20 * 1024 * 1024;
/** The same for the sentence `Maximum size is {{maxSize}}MB`. Unit: megabytes. */
export const maxUploadMegabytes = 20;
/** Files of one owner, type and purpose in one onboarding. Source: docs/domain.md section 10. */
export const maxFilesPerType = 10;
/** Files of one onboarding. Source: docs/domain.md section 10. */
export const maxFilesPerOnboarding = 50;
/** First refresh of a session after signing in. Unit: milliseconds. Source: docs/specification.md 4, 9. */
export const firstRefreshMs = 2_000;
/** Every later refresh. Unit: milliseconds. Source: docs/specification.md 4, 9. */
export const refreshEveryMs = 120_000;
/** Rows of a list when nobody says otherwise. Source: docs/specification.md 7, 9. */
export const defaultPageSize = 30;
/** Rows a request when a full list is fetched. Source: docs/specification.md 7, 9. */
export const fullListBatch = 500;
/** Toasts at the same time. Source: docs/specification.md 4, 9. */
export const toastLimit = 1;
/** How long a toast stays if nobody closes it. Unit: milliseconds. Source: docs/specification.md 9. */
export const toastRemovalDelayMs = 1_000_000;
/** Age at which the stored query cache is dropped. Unit: milliseconds. Source: docs/specification.md 9. */
export const queryCacheMaxAgeMs = 10 * 60_000;
/** At most one write of the query cache in this time. Unit: milliseconds. Source: docs/specification.md 9. */
export const queryCacheThrottleMs = 6_000;
/** Key of the stored query cache. Source: docs/specification.md 9. */
export const queryCacheKey = 'queryCache';
/** Key of the stored session. Source: docs/specification.md 4. */
export const sessionKey = 'pocketbase_auth';
/**
 * Tries of a failed load of translations, and the first wait, which then doubles. Unit: milliseconds.
 * Source: docs/specification.md 9.
 */
export const translationRetries = 5;
export const translationRetryMs = 350;
/** Type-ahead in menus starts anew after this. Unit: milliseconds. Source: docs/specification.md 9. */
export const typeAheadResetMs = 1_000;
/** Life of a one-time code. Unit: seconds. Source: docs/domain.md section 11. */
export const codeLifeSeconds = 300;
/** When a code may be sent again by the button. Unit: seconds. Source: docs/domain.md section 11. */
export const codeResendSeconds = 30;
/**
 * A login link asks for a code by itself at most once in this time and address. Unit: seconds.
 * Source: docs/domain.md section 10.
 */
export const linkCodeSeconds = 300;
/** Wrong tries of codes before a person must wait. Source: docs/domain.md section 10. */
export const maxCodeTries = 5;
/** Window of the risk indicator on address changes. Unit: calendar months. Source: docs/specification.md 2, 9. */
export const addressChangeMonths = 6;
/** First or last name of a person. Unit: characters. */
export const maxPersonName = 100;
/** Number of an identity document. Unit: characters. */
export const maxDocumentNumber = 50;
/** Unit: characters. */
export const maxCompanyName = 300;
/** Line of an address. Unit: characters. */
export const maxAddressLine = 400;
/** Number in a company register. Unit: characters. */
export const maxRegistrationNumber = 60;
/** Reasons, questions, descriptions and remarks. Unit: characters. */
export const maxLongText = 2_000;
/** Reference that an institution gives an onboarding. Unit: characters. */
export const maxReference = 200;
/** What the scope of an onboarding adds in words. Unit: characters. */
export const maxScopeNote = 1_000;
/** E-mail address. Unit: characters. Source: RFC 5321. */
export const maxEmail = 254;
/** Largest file of a screening list that is uploaded or fetched. Unit: bytes. */
export const maxListBytes = 512 * 1024 * 1024;
/** Files of one version of a screening list. */
export const maxListFiles = 8;
/** Largest logo of an institution. Unit: bytes. */
export const maxLogoBytes = 1024 * 1024;
/** What an institution says of who helps, in each language. Unit: characters. */
export const maxSupportText = 140;
/** Days in which an archived onboarding can be restored. Source: docs/domain.md section 2. */
export const restoreDays = 30;
/** A deadline is shown as near from this many days before it. Source: docs/experience.md section 4. */
export const deadlineNearDays = 7;
/** Reminders that an institution may send a client. Unit: hours between two. Source: docs/domain.md section 2. */
export const remindHours = 24;

/**
 * What of a company's votes makes somebody its master: more than this. Unit: 1/10000 of a percent.
 * Source: docs/domain.md section 8.
 */
export const controlThreshold = { share: 500_000, orMore: false } as const;
/** Persons and companies of one ownership structure. Bounds the time of an exact answer. */
export const maxOwnershipNodes = 150;
/** Holdings of one ownership structure. Bounds the time of an exact answer. */
export const maxOwnershipEdges = 300;
/** Paths that are written out for one person; the rest is given as one figure. */
export const maxShownPaths = 100;

/** A rule of law whose value changes on a known day. */
interface DatedRule<T> {
  /** First day on which it holds, ISO. */
  readonly from: string;
  readonly value: T;
  readonly source: string;
}

/**
 * The share that makes a person a beneficial owner. Unit: 1/10000 of a percent (25 % = 250000).
 * Source: docs/specification.md 5 and 9 (more than 25 %); EU regulation 2024/1624 from 10 July 2027 (25 % or more).
 */
export const uboThreshold: readonly DatedRule<{ share: number; orMore: boolean }>[] = [
  {
    from: '0000-01-01',
    value: { share: 250_000, orMore: false },
    source: 'Wwft; Uitvoeringsbesluit Wwft 2018, art. 3',
  },
  { from: '2027-07-10', value: { share: 250_000, orMore: true }, source: 'Regulation (EU) 2024/1624' },
];

/**
 * Oldest accepted extract of a register. Unit: calendar months, the last day included.
 * Source: docs/specification.md 5, 9.
 */
export const extractAge: readonly DatedRule<{ months: number }>[] = [
  { from: '0000-01-01', value: { months: 6 }, source: 'specification, section 5' },
];

/** The value in force on a day (ISO date). */
export function inForce<T>(rules: readonly DatedRule<T>[], day: string): T {
  const current = rules.findLast((rule) => rule.from <= day);
  if (!current) throw new Error(`no rule in force on ${day}`);
  return current.value;
}
