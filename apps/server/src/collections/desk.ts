import type { SetupStep } from '@dossier/domain/setup-steps';
import type { BackupSchedule } from '@dossier/domain/system';
import type { DueTargets } from '@dossier/domain/turns';
import { defineCollection } from '@dossier/records/collection';
import { bool, email, json, text, url } from '@dossier/records/fields';
import { onlyByWorkflow } from './rules.ts';
import { supportTextFields } from './support-texts.ts';

/** The desk itself, one row: shown on the login screens before sign-in. */
export const desk = defineCollection({
  name: 'desk',
  fields: {
    name: text({ required: true, max: 200 }),
    ...supportTextFields,
    support_email: email(),
    support_phone: text({ max: 40 }),
    terms_url: url(),
    privacy_url: url(),
    /** Staff of the desk must sign in with an authenticator app or a passkey. */
    requires_factor: bool({ hidden: true }),
    /** Null while nothing was set: the standard applies. */
    due_targets: json<Partial<DueTargets> | null>({ hidden: true }),
    /** Null while no lead has chosen: the standard applies. */
    backup_schedule: json<BackupSchedule | null>({ hidden: true }),
    /** Steps of the setup that a lead decided to do without. */
    setup_skipped: json<readonly SetupStep[] | null>({ hidden: true }),
    /** The first templates were written; removed ones do not return. */
    has_templates: bool({ hidden: true }),
  },
  rules: { list: '', view: '', create: onlyByWorkflow, update: onlyByWorkflow, delete: onlyByWorkflow },
});
