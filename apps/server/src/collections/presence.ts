import { presenceParts } from '@dossier/domain/presence';
import { defineCollection } from '@dossier/records/collection';
import { bool, date, relation, select, text } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { anyOf, closed, isIntern, isOwnOrg } from './rules.ts';

/**
 * The onboardings that staff have open now: a row per tab, deleted when the tab is closed. A change names the onboarding
 * to the same side only. See docs/decisions/0225-presence.md.
 */
export const presence = defineCollection({
  name: 'presence',
  fields: {
    /** Id of a user of the side. */
    person: text({ required: true, max: 15 }),
    /** Institution of the person; '' for staff of the desk. */
    org: text({ max: 15 }),
    /** Chosen by the tab. */
    tab: text({ required: true, max: 15 }),
    request: relation('gk_requests', { required: true }),
    part: select(presenceParts, { required: true }),
    is_editing: bool(),
    since: date({ required: true }),
    /** Time of the tab's last request. Written without a change, so that a repeated request announces nothing. */
    seen_at: date({ required: true }),
  },
  notice: noticeWhen(['request'], anyOf(`(${isIntern} && org = "")`, isOwnOrg)),
  rules: closed,
  indexes: [{ columns: ['person', 'tab'], unique: true }, { columns: ['request'] }],
});
