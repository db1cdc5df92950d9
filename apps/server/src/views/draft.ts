import type { DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import { isDraft } from '@dossier/domain/onboarding';
import { accept, refuse } from '@dossier/domain/result';
import { deliveryOf } from '../case/delivery.ts';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import type { Row } from '../collections/rows.ts';
import { inviteMails } from '../mail/invite-mail.ts';
import { ownRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/** The saved values of an onboarding in the wizard; once it is sent, with the mail to the client. */
export const draft = defineView('draft', {
  async run({ records, actor, origins, today }, { request: id }) {
    const request = await findVisibleOnboarding(records, actor, id);
    if (!request) return refuse('not-found');
    const isUnsent = isDraft(request.status);
    return accept({
      request: request.id,
      number: request.number,
      status: request.status,
      subject: request.subject,
      values: valuesOf(request),
      documents: await ownRows(records, [request.id]),
      updated: request.updated,
      delivery: await deliveryOf(records, request, actor),
      invite: isUnsent ? null : await inviteMails(records, request, { origins, today }),
    });
  },
});

function valuesOf(request: Row<'gk_requests'>): DraftValues {
  return {
    type: request.type,
    client: request.client_input,
    hasRepresentative: request.has_representative,
    contact: request.contact,
    reference: request.reference,
    transactionDescription: request.transaction_description,
    description: request.description,
    sourceOfFunds: request.source_of_funds,
    deadline: request.deadline,
    scope: request.scope ?? [],
    scopeNote: request.scope_note,
    remarks: request.remarks,
  };
}
