import type { TemplateTexts } from '@dossier/domain/contracts/shared/template-texts';
import { reasonKinds } from '@dossier/domain/reason-templates';
import { defineCollection } from '@dossier/records/collection';
import { date, json, number, relation, select } from '@dossier/records/fields';
import { noticeWhen } from './notices.ts';
import { closed, isIntern, isOwnOrg } from './rules.ts';

/** Texts that staff choose in forms, of an institution or, with `org` '', of the desk. */
export const reasonTemplates = defineCollection({
  name: 'reason_templates',
  fields: {
    org: relation('gk_org'),
    kind: select(reasonKinds, { required: true }),
    texts: json<TemplateTexts>(),
    position: number({ min: 0, onlyInt: true }),
    /** Removed, and kept for a day in which that can be undone. */
    removed_at: date(),
  },
  notice: noticeWhen([], isOwnOrg, isIntern),
  rules: closed,
  indexes: [{ columns: ['org', 'kind', 'position', 'id'] }],
});
