import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { newestScreenings } from './screenings.ts';

export const trueMatchRule = 'screening-true-match';

/** Sets the high-risk indicator while a screening hit of the onboarding is a true match, and removes it otherwise. */
export async function updateTrueMatchIndicator(records: DeskRecordsStore, request: RequestRow): Promise<void> {
  const screenings = [...(await newestScreenings(records, request.id)).values()];
  const matches = screenings.flatMap(({ row, hits }) =>
    hits
      .filter(({ state }) => state === 'true_match')
      .map((hit) => ({ name: row.name, list: hit.list, entry: hit.entry_name })),
  );
  const filter = 'request = {:request} && rule = {:rule}';
  const known = await records.find('risk_indicators', filter, { request: request.id, rule: trueMatchRule });
  if (matches.length === 0) {
    for (const { id } of known) await records.delete('risk_indicators', id);
    return;
  }
  const [first] = known;
  const data = { count: matches.length, matches };
  if (first) await records.update('risk_indicators', first.id, { data });
  else
    await records.create('risk_indicators', {
      request: request.id,
      subject: request.subject,
      rule: trueMatchRule,
      data,
      severity: 'high',
      text_key: `risk.${trueMatchRule}`,
      found_at: records.now,
    });
}
