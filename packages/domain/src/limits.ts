/** Largest accepted upload, inclusive. Unit: bytes (20 MB of 1024² bytes). Source: docs/specification.md 5, 9. */
export const maxUploadBytes = 20 * 1024 * 1024;
/** The same for the sentence `Maximum size is {{maxSize}}MB`. Unit: megabytes. */
export const maxUploadMegabytes = 20;
/** Long side of a photo after it was reduced on the device. Unit: pixels. Source: docs/decisions/0161. */
export const photoLongSide = 2_400;
/** Size that a reduced photo should not exceed. Unit: bytes. */
export const photoTargetBytes = 500_000;
/** Largest sum of the unpacked parts of a PDF without its images, and largest image in it. Unit: megabytes. */
export const maxUnpackedMegabytes = 100;
/** The same. Unit: bytes. */
export const maxUnpackedBytes = maxUnpackedMegabytes * 1024 * 1024;
/** Largest image, alone or in a PDF. Unit: megapixels. */
export const maxImageMegapixels = 80;
/** The same. Unit: pixels. */
export const maxImagePixels = maxImageMegapixels * 1_000_000;
/**
 * Largest image that is stored in several passes (progressive JPEG, interlaced PNG): reading one takes memory for all
 * its pixels. Unit: megapixels.
 */
export const maxProgressiveMegapixels = 50;
/** Longest JSON body of a workflow. Unit: bytes. */
export const maxBodyBytes = 16 * 1024;
/** The same of a workflow with many or long texts. Unit: bytes. */
export const maxLongBodyBytes = 512 * 1024;
/** Files of one owner, type and purpose in one onboarding. Source: docs/domain.md section 10. */
export const maxFilesPerType = 10;
/** Files of one onboarding. Source: docs/domain.md section 10. */
export const maxFilesPerOnboarding = 50;
/** First refresh of a session after signing in. Unit: milliseconds. Source: docs/specification.md 4, 9. */
export const firstRefreshMs = 2_000;
/** Every later refresh. Unit: milliseconds. Source: docs/specification.md 4, 9. */
export const refreshEveryMs = 120_000;
/** The log warns when less space is free in the data folder. Unit: bytes. */
export const lowDiskBytes = 2 * 1024 ** 3;
/** Rows a request when a full list is fetched. Source: docs/specification.md 7, 9. */
export const fullListBatch = 500;
/** Toasts at the same time. Source: docs/specification.md 4, 9. */
export const toastLimit = 1;
/** How long a toast that reports no error is visible. Unit: milliseconds. Source: docs/domain.md 10. */
export const toastVisibleMs = 5_000;
/** How long a removal can be undone in place. Unit: seconds. Source: docs/domain.md 10. */
export const undoSeconds = 10;
/** Time from a toast's dismissal to its removal from the queue. Unit: milliseconds. Source: docs/specification.md 9. */
export const toastRemovalDelayMs = 1_000_000;
/** Age at which the stored query cache is dropped. Unit: milliseconds. Source: docs/specification.md 9. */
export const queryCacheMaxAgeMs = 10 * 60_000;
/**
 * Delays between attempts to open the event stream; the last one repeats. The first seven are those of the SDK after a
 * lost connection. Unit: milliseconds. Source: docs/specification.md 9.
 */
export const streamRetryDelaysMs = [200, 300, 500, 1_000, 1_200, 1_500, 2_000, 5_000, 10_000, 30_000] as const;
/** A tab that has lost its stream leaves it to another after this time, about the first seven delays. Unit: milliseconds. */
export const streamLostMs = 10_000;
/** How long an answer that was requested before the app had loaded counts as new. Unit: milliseconds. */
export const earlyAnswerMs = 30_000;
/** A form without an answer of the server opens after this time as it was last received. Unit: milliseconds. */
export const storedFormAfterMs = 1_000;
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
/** Digits of a one-time code. Source: docs/domain.md section 11. */
export const codeDigits = 6;
/** Life of a one-time code. Unit: seconds. Source: docs/domain.md section 11. */
export const codeLifeSeconds = 300;
/** Earliest time at which the button sends another code. Unit: seconds. Source: docs/domain.md section 11. */
export const codeResendSeconds = 30;
/**
 * A login link requests a code at most once in this time and per address. Unit: seconds.
 * Source: docs/domain.md section 10.
 */
export const linkCodeSeconds = 300;
/** A mail that cannot be sent is retried for this long. Unit: days. Source: docs/decisions/0123. */
export const mailRetryDays = 3;
/** The content of a mail that failed is kept for this long, so that it can be sent again. Unit: days. Ours. */
export const mailContentDays = 30;
/** First delay before a mail is sent again; it doubles with each attempt. Unit: seconds. */
export const mailFirstRetrySeconds = 30;
/** Longest delay before a mail is sent again. Unit: seconds. */
export const mailLongestRetrySeconds = 6 * 3_600;
/** Mails that a process sends at the same time, so that one that hangs does not delay the others. */
export const mailSenders = 3;
/** Longest time for sending one mail. Unit: seconds. */
export const mailSendSeconds = 60;
/** Shortest time between two requests to change the address of an account. Unit: seconds. */
export const emailChangeWaitSeconds = 120;
/** Requests of an account to change its address. Unit: per day. Source: docs/decisions/0124. */
export const emailChangesPerDay = 5;
/** Mails about a change of address to one new address, from all accounts together. Unit: per day. */
export const emailChangeMailsPerAddress = 3;
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
/** Street of an address. Unit: characters. */
export const maxStreet = 200;
/** Number in a street, with its addition. Unit: characters. */
export const maxHouseNumber = 30;
/** Unit: characters. */
export const maxPostalCode = 20;
/** Unit: characters. */
export const maxCity = 100;
/** Unit: characters. */
export const maxBirthPlace = 200;
/** Function of a person in a company. Unit: characters. */
export const maxFunction = 200;
/** Web address of a company. Unit: characters. */
export const maxWebsite = 500;
/** Business activities of one company. */
export const maxActivities = 50;
/** Number in a company register. Unit: characters. */
export const maxRegistrationNumber = 60;
/** Reasons, questions, descriptions and remarks. Unit: characters. */
export const maxLongText = 2_000;
/** A dismissed match above this score is a problem when an onboarding is completed. 0 to 1. Source: docs/domain.md 11. */
export const strongMatchScore = 0.9;
/** Shortest reason for completing despite a problem. Unit: characters. */
export const minProblemReason = 20;
/** Problems with which one onboarding can be completed; more than documents, checks and strong matches together. */
export const maxProblems = 500;
/** Reference that an institution gives an onboarding. Unit: characters. */
export const maxReference = 200;
/** Free text in the scope of an onboarding. Unit: characters. */
export const maxScopeNote = 1_000;
/** Name of an account's owner, a list or an organisation. Unit: characters. */
export const maxShortName = 200;
/** Sector of an institution. Unit: characters. */
export const maxSector = 100;
/** Telephone number as typed. Unit: characters. */
export const maxPhone = 40;
/** Web address of a screening list or service. Unit: characters. */
export const maxWebAddress = 2_000;
/** Name of a data set of an external screening service. Unit: characters. */
export const maxDataset = 100;
/** Key of an external screening service. Unit: characters. */
export const maxServiceKey = 500;
/** Version of a list that was searched by hand. Unit: characters. */
export const maxListVersion = 100;
/** Description of the document that was used for an identification. Unit: characters. */
export const maxDocumentUsed = 200;
/** Notes on one onboarding, deleted ones included. */
export const maxNotes = 500;
/** People mentioned in one note. */
export const maxMentions = 20;
/** Notifications are deleted after this time. Unit: days. Source: docs/decisions/0221. */
export const notificationDays = 90;
/** Notifications that a daily mail lists; further ones are counted. */
export const dailyMailLines = 50;
/** Notifications of one answer. */
export const maxNotifications = 100;
/** Characters of a note in a notification. */
export const noteExcerpt = 140;
/** Corrections requested from a client in one step. */
export const maxCorrections = 50;
/** Recipients of one subscription. */
export const maxRecipients = 50;
/** Digits of an amount of money in minor units. */
export const maxAmountDigits = 30;
/** Years after which a date of birth is not that of a living person. */
export const maxAgeYears = 125;
/** Answers of one section of the client's form. Unit: bytes of JSON. */
export const maxSectionBytes = 64 * 1024;
/** One text of the client's form, also in a draft: as many as the longest field accepts. Unit: characters. */
export const maxAnswerLength = 5_000;
/** Contrast of white text on an institution's colour. Source: WCAG 2.2, 1.4.3. */
export const minAccentContrast = 4.5;
/** Bytes of a file that may precede the header of a PDF, the header included. */
export const pdfHeaderBytes = 1024;
/**
 * Matches whose name alone would alert and that facts brought below the threshold are stored from this score on.
 * Source: docs/decisions/0073.
 */
export const reviewFromScore = 0.55;
/**
 * Stored matches of one name. A name with that many is too common: its result stays open for a person to record.
 * Source: docs/screening.md.
 */
export const maxStoredMatches = 200;
/** Shortest password that the sign-in form of staff accepts. Unit: characters. Source: docs/specification.md 5. */
export const minPasswordLength = 6;
/** A sign-in is fresh for this long: it confirms changes of the own account. Unit: seconds. Source: docs/decisions/0130. */
export const freshSignInSeconds = 600;
/** How long the link works by which the first lead is created. Unit: minutes. Source: docs/decisions/0219. */
export const setupLinkMinutes = 60;
/** Shortest and longest new password of staff. Unit: characters. Source: docs/decisions/0129. */
export const newPasswordLength = { min: 8, max: 71 } as const;
/**
 * Sessions of staff and of clients end after this time without use, and after this time in all. Unit: seconds.
 * Source: docs/decisions/0129.
 */
export const staffSession = { idleSeconds: 12 * 3600, totalSeconds: 7 * 24 * 3600 } as const;
/** See `staffSession`. */
export const clientSession = { idleSeconds: 7 * 24 * 3600, totalSeconds: 30 * 24 * 3600 } as const;
/** Shortest search query: shorter ones match too much. Unit: characters. */
export const minQueryLength = 2;
/** E-mail address. Unit: characters. Source: RFC 5321. */
export const maxEmail = 254;
/** Largest file of a screening list that is uploaded or fetched. Unit: megabytes. */
export const maxListMegabytes = 512;
/** The same. Unit: bytes. */
export const maxListBytes = maxListMegabytes * 1024 * 1024;
/** Files of one version of a screening list. */
export const maxListFiles = 8;
/** Largest logo of an institution. Unit: bytes. */
export const maxLogoBytes = 1024 * 1024;
/** Support text of an institution, in each language. Unit: characters. */
export const maxSupportText = 140;
/** Longest time between the password and the second factor of a sign-in. Unit: seconds. */
export const secondFactorSeconds = 900;
/** Authenticator apps and passkeys of one account. */
export const maxFactors = 10;
/** Name that its owner gives a factor. Unit: characters. */
export const maxFactorName = 60;
/** Codes in one set of recovery codes. */
export const recoveryCodeCount = 10;
/** Time in which a started factor must be confirmed. Unit: seconds. */
export const factorSetUpSeconds = 15 * 60;
/** Furthest row of a list. */
export const maxOffset = 10_000_000;
/** Rows of one answer of a list. */
export const maxRows = 200;
/** Subscriptions of one answer. */
export const maxSubscriptions = 100;
/** Onboardings of one CSV file. */
export const maxExportedRows = 100_000;
/** Pages of an extract that are read, and letters of each: extracts are short. */
export const maxExtractPages = 20;
/** See `maxExtractPages`. */
export const maxExtractLetters = 20_000;
/** A form or file that its client left on a device is deleted from it after this time. Unit: days. */
export const onDeviceDays = 7;
/**
 * Refused mails in a row after which an address counts as unreachable; one refusal is enough if it says that the
 * address does not exist. Source: docs/decisions/0123.
 */
export const unreachableAfterMails = 2;
/** Days in which an archived onboarding can be restored. Source: docs/domain.md section 2. */
export const restoreDays = 30;
/** Retention of an archived onboarding. Unit: years. Source: Wwft, article 33: five years after the relation ends. */
export const retentionYears = 5;
/** A document is shown as expiring soon from this many days before its last day. Unit: days. */
export const expiresSoonDays = 90;
/** A client is shown as inactive after this many days without a sign of them. Unit: days. */
export const inactiveDays = 7;
/** A deadline is shown as near from this many days before it. Source: docs/experience.md section 4. */
export const deadlineNearDays = 7;
/** Staff are notified of a deadline or due time that has passed while it is not longer ago. Unit: days. */
export const lateNoticeDays = 7;
/** Monitoring reports an identity document this many days before it expires. Unit: days. */
export const expiryNoticeDays = 30;
/** Latest first run of a subscription, counted from today. Unit: days. */
export const firstRunWithinDays = 366;
/** A clear screening result is outdated when it is older than the newest list by more than this. Unit: days. */
export const staleClearDays = 7;
/** Deadline of a monitoring alert. Unit: days. */
export const alertDueDays = 7;
/** Screening matches that can be decided in one step. */
export const maxHitsAtOnce = 200;
/** Life of a helper link after it was sent last. Unit: days. Source: docs/decisions/0147. */
export const helperLinkDays = 14;
/** Life of the link in a code to scan, which opens once. Unit: minutes. Source: docs/decisions/0147. */
export const scanCodeMinutes = 15;
/** Mails with a helper link to one address, from all onboardings together. Unit: per day. */
export const helperMailsPerAddress = 6;
/** Helper links of one onboarding, ended ones included. */
export const maxHelperLinks = 200;
/** Reminders that an institution may send a client. Unit: hours between two. Source: docs/domain.md section 2. */
export const remindHours = 24;

/**
 * Share of the votes above which their holder controls a company. Unit: 1/10000 of a percent.
 * Source: docs/domain.md section 8.
 */
export const controlThreshold = { share: 500_000, orMore: false } as const;
/** A structure with this many layers of companies, or with `complexCompanies` companies, is a risk indicator. */
export const complexLayers = 3;
/** See `complexLayers`. */
export const complexCompanies = 6;
/** Persons and companies of one ownership structure. Bounds the time of an exact answer. */
export const maxOwnershipNodes = 150;
/** Holdings of one ownership structure. Bounds the time of an exact answer. */
export const maxOwnershipEdges = 300;
/**
 * The sum of known shares from which a company counts as fully known: three owners with 33.33 % each. Unit: 1/10000 of
 * a percent. Source: docs/domain.md section 10.
 */
export const fullyKnownShare = 999_000;
/** Paths that are written out for one person; the rest is given as one figure. */
export const maxShownPaths = 100;

/** A legal rule whose value changes on a known date. */
interface DatedRule<T> {
  /** First day on which the value applies, ISO. */
  readonly from: string;
  readonly value: T;
  readonly source: string;
}

/**
 * The share that makes a person a beneficial owner. Unit: 1/10000 of a percent (25 % = 250000).
 * Source: docs/specification.md 5, 9 (more than 25 %); EU regulation 2024/1624 from 10 July 2027 (25 % or more).
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

/** A client's request for the link to a form within this time of the last one sends no mail. Unit: minutes. Ours. */
export const formLinkPauseMinutes = 5;

/** Text key of the message of every text above its limit; its fact is `maximum`. */
export const tooLongText = 'errors:fields.too-long';

/** Onboardings that one request changes or exports by their ids. */
export const maxSelected = 200;
/** How long the server takes back what a person did. Unit: minutes. Source: docs/decisions/0223. */
export const undoMinutes = 5;

/** How long the mail about something that can be undone waits, so that it is not sent when it is. Unit: seconds. */
export const undoMailSeconds = 60;

/** Largest file of clients to import. Unit: megabytes. Source: docs/decisions/0226. */
export const maxImportMegabytes = 20;
/** The same. Unit: bytes. */
export const maxImportBytes = maxImportMegabytes * 1024 * 1024;
/** Clients of one file, without the header. Source: docs/domain.md 10. */
export const maxImportRows = 20_000;
/** Columns of one file. */
export const maxImportColumns = 200;
/** Sheets of one workbook that are read. */
export const maxImportSheets = 20;
/** One cell; further characters are cut. Longer than any field. Unit: characters. */
export const maxImportCell = 2_100;
/** All cells of one file. Unit: characters. */
export const maxImportCharacters = 25_000_000;
/** What a workbook may unpack to, and how many parts it may have. Unit: bytes. */
export const maxWorkbookBytes = 200 * 1024 * 1024;
/** See `maxWorkbookBytes`. */
export const maxWorkbookParts = 1_000;
/** Unpacked size of a workbook in relation to its file. Spreadsheets are below 30. */
export const maxWorkbookRatio = 100;
/** An import that is not confirmed, and the rows of a finished one, are deleted after this time. Unit: days. */
export const importDays = 30;
/** How long after its end an import can be undone. Unit: hours. Source: docs/decisions/0253. */
export const undoImportHours = 24;
/** Rows of one cause that the screen lists; the file has all. */
export const maxListedProblems = 100;
/** Imports of one institution that are not finished. */
export const maxOpenImports = 10;
