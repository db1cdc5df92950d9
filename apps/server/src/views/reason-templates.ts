import type { ReasonTemplates } from '@dossier/domain/contracts/answers/reason-templates';
import type { ReasonKind } from '@dossier/domain/reason-templates';
import { accept, refuse } from '@dossier/domain/result';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { hasRight } from '../case/portal-rights.ts';
import { mayManageTemplates, type Template, templatesOf } from '../case/reason-templates.ts';
import { canViewOrganisation } from '../case/staff.ts';
import { clientLanguage } from '../mail/client-language.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { defineView } from './view.ts';

/** Templates of reasons: those of a form about an onboarding, or all of an organisation for its settings. */
export const reasonTemplates = defineView('reason-templates', {
  async run(context, { request, org = context.actor.org, kind }) {
    const { records, actor } = context;
    if (request !== undefined) return forOnboarding(context, request, kind);
    if (!canViewOrganisation(actor, org)) return refuse('not-found');
    const items = (await templatesOf(records, org, kind)).map(itemOf);
    return accept<ReasonTemplates>({ items, mayManage: mayManageTemplates(actor, org), about: null });
  },
});

/** The desk may use the words of the institution, then its own. Institutions see their own only. */
async function forOnboarding({ records, actor }: ViewContext, id: string, kind: ReasonKind | undefined) {
  const request = await findVisibleOnboarding(records, actor, id);
  if (!request) return refuse('not-found');
  const own = await templatesOf(records, request.org, kind);
  const desk = hasRight(actor, 'view-desk-settings') ? await templatesOf(records, '', kind) : [];
  const { org, client_name: client, reference, deadline } = request;
  return accept<ReasonTemplates>({
    items: [...own, ...desk].map(itemOf),
    mayManage: false,
    about: {
      language: await clientLanguage(records, request.client_user, request),
      institution: (await records.get('gk_org', org))?.name ?? '',
      client,
      reference,
      deadline,
    },
  });
}

const itemOf = ({ id, org, kind, texts }: Template): ReasonTemplates['items'][number] => {
  if (!texts) throw new Error(`reason_templates/${id} has no texts`);
  return { id, org, kind, texts };
};
