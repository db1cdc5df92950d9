import { mayRun } from '@dossier/domain/contracts/permissions';
import type { WorkflowContract } from '@dossier/domain/contracts/shared/contract';
import { type WorkflowName, workflowContracts, workflowNames } from '@dossier/domain/contracts/workflows';
import { DependencySet, dependenciesText, writesHeader } from '@dossier/domain/dependencies';
import { maxBodyBytes, maxLongBodyBytes } from '@dossier/domain/limits';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { type Change, receiveFiles } from '@dossier/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../runtime/clock.ts';
import type { NoteAccess, NotedAccess } from '../runtime/noted-access.ts';
import type { InfectedUpload, Upload } from '../runtime/workflow-context.ts';
import type { SeveralSteps, WorkflowSteps } from '../workflows/workflow.ts';
import type { DeskParts, SignedInActor } from './desk-parts.ts';
import { inTransaction } from './in-transaction.ts';
import { loadWorkflows } from './load-ahead.ts';
import { readInput } from './read-input.ts';
import { recordInfected } from './record-infected.ts';
import { sendRefusal } from './refusal-body.ts';
import { refuseByHeaders } from './refuse-by-headers.ts';
import { runSeveral } from './run-several.ts';
import { readForm } from './uploads.ts';
import { noteWrites } from './written-collections.ts';

/** A workflow with its contract, without the types of either. */
interface AnyWorkflow {
  readonly name: WorkflowName;
  readonly contract: WorkflowContract;
}

type AnySteps = WorkflowSteps<unknown, unknown, unknown> | SeveralSteps<unknown, unknown, unknown>;
const stepsOf = async (name: WorkflowName) => (await loadWorkflows())[name] as unknown as AnySteps;

/** `POST /api/desk/<name>` for every workflow. */
export function mountWorkflows(app: FastifyInstance, parts: DeskParts): void {
  for (const name of workflowNames) {
    const workflow: AnyWorkflow = { name, contract: workflowContracts[name] };
    // Before the body is read: a client without rights must not cost the server more than the headers.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const admitted = await admit(parts, workflow, request);
      if (!admitted.ok) return sendRefusal(reply, admitted.refusal);
      callers.set(request, admitted.value);
      return undefined;
    };
    const bodyLimit = workflow.contract.hasLongBody ? maxLongBodyBytes : maxBodyBytes;
    app.post(`/api/desk/${workflow.name}`, { onRequest, bodyLimit }, (request, reply) =>
      answer(parts, workflow, request, reply),
    );
  }
}

/** The users of admitted requests. */
const callers = new WeakMap<FastifyRequest, SignedInActor>();

async function admit(
  parts: DeskParts,
  { name, contract }: AnyWorkflow,
  request: FastifyRequest,
): Promise<Result<SignedInActor>> {
  const signedIn = await parts.whoIs(request);
  if (!signedIn) return refuse('not-signed-in');
  if (signedIn.isLimited && !contract.inSetUp) return refuse('factor-missing');
  if (!mayRun(contract, signedIn.actor.role)) return refuse('not-allowed', { workflow: name });
  return refuseByHeaders(request, contract.files) ?? accept(signedIn);
}

async function answer(parts: DeskParts, workflow: AnyWorkflow, request: FastifyRequest, reply: FastifyReply) {
  const signedIn = callers.get(request) as SignedInActor;
  const { collectionName, id } = signedIn.record;
  const writes = new DependencySet();
  const onCommit = (changes: readonly Change[]) => noteWrites(writes, changes, signedIn.actor);
  const result = await receiveFiles({ request, reply, sender: `${collectionName} ${id}` }, (folder) =>
    readAndRun(parts, workflow, signedIn, { request, folder, onCommit }),
  );
  if (writes.size > 0) void reply.header(writesHeader, dependenciesText(writes));
  if (!result.ok) return sendRefusal(reply, result.refusal);
  parts.checkAnswer?.(workflow.name, workflow.contract.answer, result.value);
  return reply.send(result.value);
}

interface Call {
  readonly request: FastifyRequest;
  /** Of the files of the request; undefined when it has none. */
  readonly folder: string | undefined;
  readonly onCommit: (changes: readonly Change[]) => void;
}

async function readAndRun(
  parts: DeskParts,
  workflow: AnyWorkflow,
  signedIn: SignedInActor,
  { request, folder, onCommit }: Call,
): Promise<Result<unknown>> {
  const form =
    folder === undefined
      ? accept({ fields: request.body, uploads: [] })
      : await readForm(request, folder, workflow.contract.files);
  if (!form.ok) return form;
  // The account may have been closed while the files arrived.
  const current = folder === undefined ? accept(signedIn) : await admit(parts, workflow, request);
  if (!current.ok) return current;
  const input = readInput(workflow.contract.input, form.value.fields);
  if (!input.ok) return input;
  const { uploads } = form.value;
  return runWorkflow(parts, workflow, { ...current.value, input: input.value, uploads, onCommit, log: request.log });
}

interface Run extends SignedInActor {
  readonly input: unknown;
  readonly uploads: readonly Upload[];
  readonly onCommit: Call['onCommit'];
  readonly log: FastifyRequest['log'];
}

/** Prepares outside, runs inside one transaction; a refusal rolls it back. */
async function runWorkflow(
  parts: DeskParts,
  workflow: AnyWorkflow,
  { actor, record, isLimited, signedInAt, signIn, input, uploads, onCommit, log }: Run,
): Promise<Result<unknown>> {
  const clock = readClock(parts);
  const { ports, secrets, limiter } = parts;
  const shared = { ...clock, actor, signIn, secrets, origins: parts.config.origins };
  const accesses: NotedAccess[] = [];
  const noteAccess: NoteAccess = (access) => accesses.push(access);
  const noteInfected = (found: InfectedUpload) =>
    recordInfected(parts, { actor, record, workflow: workflow.name, log }, found);
  const preparing = {
    ...shared,
    uploads,
    isLimited,
    signedInAt,
    ports,
    limiter,
    noteAccess,
    noteInfected,
    records: parts.store.reader,
  };
  const steps = await stepsOf(workflow.name);
  if ('runOne' in steps) {
    const report = (error: unknown) => log.error(error);
    const run = { shared: { ...shared, ports }, preparing, record, input, onCommit, report };
    const several = await runSeveral(parts, steps, run);
    if (several.ok && accesses.length > 0) parts.accessLog.add(actor, accesses);
    return several;
  }
  const prepared = steps.prepare ? await steps.prepare(preparing, input) : accept();
  if (!prepared.ok) return prepared;
  const context = { ...shared, ports, prepared: prepared.value };
  const result = await inTransaction(
    parts,
    { actor: record, operation: workflow.name, onCommit },
    (records) => steps.run({ ...context, records }, input),
    async () => {
      await steps.discard?.(preparing, prepared.value);
    },
  );
  if (result.ok && accesses.length > 0) parts.accessLog.add(actor, accesses);
  return result;
}

export function readClock(parts: Pick<DeskParts, 'ports'>): { now: Date; today: string } {
  const now = parts.ports.now();
  return { now, today: dayOf(now) };
}
