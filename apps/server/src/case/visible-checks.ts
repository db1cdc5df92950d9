import { type Check, requiredChecks } from '@dossier/domain/checks';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { sectionOfCheck } from '@dossier/domain/visibility';
import { applicableChecks, newestStatuses } from './checks.ts';
import { newestScreenings } from './screenings.ts';
import type { VisibleCase } from './visible-case.ts';

type StatusLine = Entity['statuses'][number];

/** The status of every check of an onboarding; behind a gate the derived status alone, without who, when or why. */
export async function statusesOf({ records, request, gate }: VisibleCase): Promise<StatusLine[]> {
  const [stored, screenings] = await Promise.all([
    newestStatuses(records, request.id),
    newestScreenings(records, request.id),
  ]);
  const required = requiredChecks(request.scope ?? [], request.type);
  const shown = applicableChecks(request).filter((check) => required.includes(check) || stored.has(check));
  return shown.map((check): StatusLine => {
    const why = gate(sectionOfCheck[check]);
    const isRequired = required.includes(check);
    if (why) return { check, status: why, required: isRequired, by: '', at: '', reason: '', openHits: 0 };
    const row = stored.get(check);
    const kind = screeningKind[check];
    const open = kind ? [...screenings.values()].filter((one) => one.row.kind === kind) : [];
    return {
      check,
      status: row?.status ?? 'pending',
      required: isRequired,
      by: row?.by_name ?? '',
      at: row?.created ?? '',
      reason: row?.reason ?? '',
      openHits: open.reduce((sum, one) => sum + one.openHits, 0),
    };
  });
}

const screeningKind: Partial<Record<Check, 'company' | 'person'>> = {
  company_screening: 'company',
  person_screening: 'person',
};
