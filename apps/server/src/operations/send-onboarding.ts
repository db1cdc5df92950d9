import { requiredChecks } from '@dossier/domain/checks';
import { type ClientInput, completeClientSchema } from '@dossier/domain/contracts/shared/draft-values';
import { fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import type { MoveAnswer } from '@dossier/domain/contracts/shared/move-answer';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import { isEmailAddress } from '@dossier/domain/email-address';
import { missingDetails } from '@dossier/domain/new-onboarding';
import { isAwaitingForm, isDraft } from '@dossier/domain/onboarding';
import { accept, type Refused, type Result, refuse } from '@dossier/domain/result';
import { appendCheckStatuses } from '../case/checks.ts';
import { companyToSend, isSameKey } from '../case/chosen-company.ts';
import { claimIfSeen, findOrCreateClient } from '../case/client-user.ts';
import { answerOf, checkMove, makeMove } from '../case/moves.ts';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { prefill } from '../case/prefill.ts';
import { findOrCreateSubject } from '../case/subjects.ts';
import { startDraft } from '../case/versions.ts';
import type { RequestRow, Row } from '../collections/rows.ts';
import { clientLanguage } from '../mail/client-language.ts';
import { companyKey } from '../registry/registry.ts';
import { nameOf } from '../runtime/actor.ts';
import type { PrepareContext } from '../runtime/workflow-context.ts';
import type { OperationContext, Target } from './operation.ts';

type Context = OperationContext<ClientInput | null>;
type Contact = Row<'gk_contacts'>;
type SentOnboarding = MoveAnswer & { readonly subject: string };

/** The facts of the company of a draft come from the register, looked up before the transaction, or count as typed. */
export async function prepareSending(
  { records, actor, ports, now }: Pick<PrepareContext, 'records' | 'actor' | 'ports' | 'now'>,
  { request: id }: Target,
): Promise<Result<ClientInput | null>> {
  const request = await findVisibleOnboarding(records, actor, id);
  if (!request || !isDraft(request.status) || request.client_input?.kind !== 'business') return accept(null);
  return companyToSend(request.client_input, { registry: ports.registry, org: actor.org, now });
}

/**
 * Sends an onboarding: creates its subject, its client user, the access request and the first KYC draft. `isInvited`: the
 * caller sends the invitation in the same transaction. One write of the row, because each has a history event.
 */
export async function sendOnboarding(
  context: Context,
  { request: id }: Target,
  { isInvited = false } = {},
): Promise<Result<SentOnboarding>> {
  const { records, actor } = context;
  const checked = await checkMove(records, actor, id, 'send');
  if (!checked.ok) return checked.refusal.code === 'move-not-allowed' ? sentBefore(context, id, checked) : checked;
  const { request } = checked.value;
  const contact = await checkComplete(context, request);
  if (!contact.ok) return contact;
  const user = await findOrCreateClient(records, contact.value);
  const client = sentClient(request, context.prepared);
  const subject = await findOrCreateSubject(records, client, { today: context.today, user: user.id });
  const state = await makeMove(records, checked.value, {
    ...subject,
    client_input: client,
    client_user: user.id,
    requested_at: records.now,
    description: '',
    ...(isInvited && { invite_language: await clientLanguage(records, user.id, request) }),
  });
  await writeFirstNote(context, request);
  const sent = await records.need('gk_requests', id);
  await createDependents(context, sent, user);
  return accept({ ...state, subject: sent.subject });
}

/** The stored choice, with the facts just looked up unless another tab chose another company in the meantime. */
function sentClient({ client_input }: RequestRow, found: ClientInput | null): ClientInput {
  const stored = client_input as ClientInput;
  if (stored.kind !== 'business' || found?.kind !== 'business') return stored;
  const isSame = stored.register
    ? found.register !== undefined && isSameKey(stored.register, found.register)
    : stored.company.name === found.company.name && isSameNumber(stored.company, found.company);
  return isSame ? found : stored;
}

const isSameNumber = (one: RegisterAnswer, other: RegisterAnswer): boolean =>
  companyKey(one.country, one.authority, one.registrationNumber) ===
  companyKey(other.country, other.authority, other.registrationNumber);

/** Idempotent: sending again after a double click or a lost answer returns the first answer. */
async function sentBefore<R extends Refused>({ records }: Context, id: string, refusal: R) {
  const request = await records.need('gk_requests', id);
  if (!isAwaitingForm(request.status)) return refusal;
  return accept({ ...answerOf(request), subject: request.subject });
}

async function checkComplete({ records, today }: Context, request: RequestRow): Promise<Result<Contact>> {
  const client = checkClient(request);
  if (!client.ok) return client;
  const contact = request.contact === '' ? undefined : await records.get('gk_contacts', request.contact);
  if (contact?.org !== request.org) return refuse('contact-missing');
  if (!isEmailAddress(contact.email)) return refuse('contact-email-invalid');
  const [code] = Object.values(missingDetails(request, today));
  return code === undefined ? accept(contact) : refuse(code, { deadline: request.deadline });
}

function checkClient({ client_input: client }: RequestRow): Result<null> {
  if (!client || !isFilledIn(client)) return refuse('client-missing');
  const checked = completeClientSchema.safeParse(client);
  return checked.success ? accept() : refuse('input-invalid', { fields: fieldErrors(checked.error, 'client') });
}

function isFilledIn(client: ClientInput): boolean {
  if (client.kind === 'business') return client.company.name !== '' && client.company.country !== '';
  return [client.firstName, client.lastName, client.documentNumber, client.country].every((text) => text !== '');
}

/** The internal note of the wizard is the first note, for both sides. */
async function writeFirstNote({ records, actor }: Context, { id, description: text }: RequestRow): Promise<void> {
  if (text.trim() === '') return;
  const author = { author: actor.id, author_name: nameOf(actor), side: 'institution' } as const;
  await records.create('notes', { request: id, readers: 'both', text, mentions: [], ...author });
}

async function createDependents(context: Context, request: RequestRow, user: Row<'end_client_users'>): Promise<void> {
  const { records, actor } = context;
  await records.create('gk_access', {
    org: request.org,
    request: request.id,
    [request.type]: request.subject,
    requester_name: nameOf(actor),
    description: request.transaction_description,
    status: 'pending',
  } as never);
  const required = requiredChecks(request.scope ?? [], request.type);
  await appendCheckStatuses(
    records,
    request.id,
    required.map((check) => ({ check, status: 'pending' })),
    null,
  );
  await startDraft(records, request, await prefill(records, request));
  await claimIfSeen(records, request, user);
}
