import type { RequestRow } from '../collections/rows.ts';
import type { WorkflowContext } from '../runtime/workflow-context.ts';
import { riskRules } from './risk-rules.ts';
import { updateTrueMatchIndicator } from './true-matches.ts';
import type { Version } from './versions.ts';

/** Computes the indicators of a submitted version and replaces the former ones. */
export async function storeIndicators(
  { records, today }: Pick<WorkflowContext, 'records' | 'today'>,
  request: RequestRow,
  version: Version,
): Promise<void> {
  for (const { id } of await records.find('risk_indicators', 'request = {:id}', { id: request.id })) {
    await records.delete('risk_indicators', id);
  }
  const business = request.business === '' ? undefined : await records.need('kyc_businesses', request.business);
  const facts = { addressHistory: business?.address_history ?? [], answers: version.answers, today };
  for (const { rule, severity, find } of riskRules) {
    const data = find(facts);
    if (!data) continue;
    const about = { request: request.id, subject: request.subject };
    await records.create('risk_indicators', {
      ...about,
      rule,
      data,
      severity,
      text_key: `risk.${rule}`,
      found_at: records.now,
    });
  }
  await updateTrueMatchIndicator(records, request);
}
