import { riskSeverities } from '@dossier/domain/risk';
import { defineCollection } from '@dossier/records/collection';
import { date, json, relation, select, text } from '@dossier/records/fields';
import { noticeWhen, toGatekeepersWhenCompleted } from './notices.ts';
import { forInterns } from './rules.ts';

/** A computed risk indicator with its data. */
export const riskIndicators = defineCollection({
  name: 'risk_indicators',
  fields: {
    request: relation('gk_requests', { required: true }),
    subject: text({ required: true, max: 15 }),
    rule: text({ required: true, max: 60 }),
    data: json<Record<string, unknown>>(),
    text_key: text({ required: true, max: 120 }),
    severity: select(riskSeverities, { required: true }),
    found_at: date(),
  },
  notice: noticeWhen(['request'], toGatekeepersWhenCompleted),
  rules: forInterns,
  indexes: [{ columns: ['request', 'id'] }],
});
