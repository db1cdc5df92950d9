import { languages } from '../../languages.ts';
import { z } from '../../schema.ts';
import { factorKinds } from '../../second-factors.ts';
import type { OutputOf } from '../shared/contract.ts';
import { dueTargets, reminderPolicy } from '../shared/due-settings.ts';
import { supportTextsSchema } from './support-texts.ts';

/** What an institution used, counted from its own rows. */
export const usageSchema = z.strictObject({
  /** Oldest first, the running month last. `2026-11`. */
  months: z.array(
    z.strictObject({
      month: z.string(),
      started: z.number(),
      completed: z.number(),
      /** Times that a subscription looked; what failed did not look. */
      runs: z.number(),
      documents: z.number(),
      /** Bytes of all documents kept at its end. */
      keptBytes: z.number(),
    }),
  ),
  activeSubscriptions: z.number(),
  /** Documents that the institution added to its onboardings, ever. */
  documents: z.number(),
  /** Who sent most onboardings in the month that was asked for, else in the running one. */
  people: z.array(
    z.strictObject({
      name: z.string(),
      started: z.number(),
    }),
  ),
});
export type Usage = OutputOf<typeof usageSchema>;

/** A member of staff in the settings of an organisation. */
export const staffRowSchema = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.string(),
  state: z.enum(['active', 'invited', 'closed']),
  /** Date texts, or ''. */
  invitedAt: z.string(),
  lastSeenAt: z.string(),
  isMe: z.boolean(),
  /** Second factors, for managers; others get none. */
  factors: z.array(z.enum(factorKinds)),
});
export type StaffRow = OutputOf<typeof staffRowSchema>;

/** An institution in the settings of the desk. */
export const institutionRowSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  sector: z.string(),
  logo: z.string(),
  accent: z.string(),
  /** Of its clients and of new colleagues. */
  defaultLanguage: z.enum(languages),
  /** Active accounts, those that were invited and have not signed in included. */
  users: z.number(),
  /** Onboardings that are neither a draft nor final. */
  open: z.number(),
  onboardings: z.number(),
  /** Active admins, with the date text of their last visit; '' while they are only invited. */
  admins: z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string(), lastSeenAt: z.string() })),
  /** `invited`: none of its admins has signed in yet. */
  state: z.enum(['active', 'invited', 'no-admin', 'closed']),
  /** Of a closed one: when, by whom and why. */
  closed: z.nullable(z.strictObject({ at: z.string(), by: z.string(), reason: z.string() })),
});
export type InstitutionRow = OutputOf<typeof institutionRowSchema>;

/** The settings of an institution, or of the desk itself (`id` ''). */
export const organisationSettingsSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  sector: z.string(),
  accent: z.string(),
  logo: z.string(),
  defaultLanguage: z.enum(languages),
  supportTexts: supportTextsSchema,
  supportEmail: z.string(),
  supportPhone: z.string(),
  roles: z.array(z.string()),
  users: z.array(staffRowSchema),
  /** Staff must sign in with an authenticator app or a passkey. */
  requiresFactor: z.boolean(),
  /** Automatic mails to clients; null for the desk, which has no clients of its own. */
  reminders: z.nullable(reminderPolicy),
  /** Targets of the steps of this side. Unit: working days; 0: none. */
  dueTargets,
  /** Reminders, targets: only by managers of this organisation itself. */
  maySetTimes: z.boolean(),
  mayManage: z.boolean(),
  /** What an intern can choose between; empty for everyone else. */
  organisations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
});
export type OrganisationSettings = OutputOf<typeof organisationSettingsSchema>;
