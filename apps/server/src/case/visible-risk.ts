import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { gated } from './gates.ts';
import type { VisibleCase } from './visible-case.ts';

/** Rules whose data come from the company register, so they are not vault data. */
const registerRules: readonly string[] = ['multiple-address-changes'];

/** The risk indicators of an onboarding; data from the vault need access to the vault. */
export function visibleRisk({ gate, records, request }: VisibleCase): Promise<Entity['risk']> {
  return gated(gate, 'risk', async () => {
    const rows = await records.find('risk_indicators', 'request = {:r}', { r: request.id }, { sort: 'created,id' });
    return rows.map((row) => ({
      id: row.id,
      rule: row.rule,
      textKey: row.text_key,
      severity: row.severity,
      data: gate('ownership') && !registerRules.includes(row.rule) ? {} : (row.data ?? {}),
      foundAt: row.found_at,
    }));
  });
}
