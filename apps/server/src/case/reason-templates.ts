import { mayRun } from '@dossier/domain/contracts/permissions';
import { saveReasonTemplate } from '@dossier/domain/contracts/workflows/save-reason-template';
import type { ReasonKind } from '@dossier/domain/reason-templates';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { DeskRecordsStore, Reader, Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { canViewOrganisation } from './staff.ts';

export type Template = Row<'reason_templates'>;

/** Templates of an organisation ('' is the desk) that were not removed, in their order. */
export function templatesOf(records: Reader, org: string, kind?: ReasonKind): Promise<Template[]> {
  const ofKind = kind === undefined ? '' : ' && kind = {:kind}';
  const filter = `org = {:org} && removed_at = ""${ofKind}`;
  return records.find('reason_templates', filter, { org, kind: kind ?? '' }, { sort: 'kind,position,@rowid' });
}

export const mayManageTemplates = (actor: Actor, org: string): boolean =>
  mayRun(saveReasonTemplate, actor.role) && canViewOrganisation(actor, org);

/** A template that the actor manages. Any other is `not-found`. Errors: `not-found`. */
export async function loadTemplate(records: DeskRecordsStore, actor: Actor, id: string): Promise<Result<Template>> {
  const template = await records.get('reason_templates', id);
  return template && mayManageTemplates(actor, template.org) ? accept(template) : refuse('not-found');
}
