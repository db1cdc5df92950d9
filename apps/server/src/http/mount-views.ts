import { Readable } from 'node:stream';
import { mayQuery } from '@dossier/domain/contracts/permissions';
import type { ViewContract } from '@dossier/domain/contracts/shared/contract';
import { fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { type ViewName, viewContracts, viewNames } from '@dossier/domain/contracts/views';
import { DependencySet, dependenciesText, readsHeader } from '@dossier/domain/dependencies';
import { preferredLanguage, resolveLanguage } from '@dossier/domain/languages';
import { type Result, refuse } from '@dossier/domain/result';
import { z } from '@dossier/domain/schema';
import { notCached, readerSignal } from '@dossier/records';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../runtime/actor.ts';
import type { NoteAccess, NotedAccess } from '../runtime/noted-access.ts';
import type { FileAnswer, ViewContext } from '../runtime/view-context.ts';
import { ArchiveTurns } from './archive-turns.ts';
import type { DeskParts } from './desk-parts.ts';
import { loadViews } from './load-ahead.ts';
import { readClock } from './mount-workflows.ts';
import { observedReader } from './observed-reader.ts';
import { sendAnswer } from './packed-answer.ts';
import { sendRefusal } from './refusal-body.ts';

/** A view with its contract, without the types of either. */
interface AnyView {
  readonly name: ViewName;
  readonly contract: ViewContract;
  readonly run: (context: ViewContext<Actor | null>, params: unknown) => Promise<Result<unknown>>;
}

/** Mounts `GET /api/desk/views/<name>` for every view. */
export function mountViews(app: FastifyInstance, parts: DeskParts): void {
  const archives = new ArchiveTurns();
  for (const name of viewNames) {
    const run: AnyView['run'] = async (context, params) =>
      ((await loadViews())[name] as unknown as Pick<AnyView, 'run'>).run(context, params);
    const view: AnyView = { name, contract: viewContracts[name], run };
    app.get(`/api/desk/views/${view.name}`, async (request, reply) => {
      const send = () => answer(parts, view, request, reply);
      const reader = view.contract.isArchive && (await parts.whoIs(request))?.record;
      if (!reader) return send();
      await archives.run(`${reader.collectionName} ${reader.id}`, reply, send);
      return reply;
    });
  }
}

/** Runs a view and sends what it answers. */
async function answer(parts: DeskParts, view: AnyView, request: FastifyRequest, reply: FastifyReply) {
  const reads = new DependencySet();
  const signal = view.contract.answer === 'file' ? { signal: readerSignal(reply) } : {};
  const accesses: NotedAccess[] = [];
  const noteAccess: NoteAccess = (access) => accesses.push(access);
  const result = await runView(parts, view, request, { reads, noteAccess, ...signal });
  void reply.header(readsHeader, dependenciesText(reads));
  if (!result.ok) return sendRefusal(reply, result.refusal);
  if (accesses.length > 0) await recordAccess(parts, request, accesses);
  if (isFile(result.value)) return sendFile(reply, result.value);
  if (view.contract.answer !== 'file') parts.checkAnswer?.(view.name, view.contract.answer, result.value);
  return sendAnswer(request, reply, { value: result.value, reader: await parts.whoIs(request) });
}

/** The entries are stored after the answer. */
async function recordAccess(parts: DeskParts, request: FastifyRequest, accesses: readonly NotedAccess[]) {
  const reader = (await parts.whoIs(request))?.actor;
  if (reader) parts.accessLog.add(reader, accesses);
}

interface Running {
  readonly reads: DependencySet;
  readonly noteAccess: NoteAccess;
  readonly signal?: AbortSignal;
}

async function runView(
  parts: DeskParts,
  view: AnyView,
  request: FastifyRequest,
  { reads, ...running }: Running,
): Promise<Result<unknown>> {
  const signedIn = await parts.whoIs(request);
  const actor = signedIn?.actor ?? null;
  if (signedIn?.isLimited && !view.contract.inSetUp && !view.contract.guests) return refuse('factor-missing');
  if (!mayQuery(view.contract, actor?.role)) return refuse(actor ? 'not-allowed' : 'not-signed-in');
  const params = z.safeParse(view.contract.params, request.query);
  if (!params.success) return refuse('input-invalid', { fields: fieldErrors(params.error) });
  const records = observedReader(parts.store, reads);
  return view.run({ ...contextOf(parts, actor, request), records, ...running }, params.data);
}

function contextOf(
  parts: DeskParts,
  actor: Actor | null,
  request: FastifyRequest,
): Omit<ViewContext<Actor | null>, 'records' | 'noteAccess'> {
  const accepted = request.headers['accept-language'] ?? '';
  return {
    ...readClock(parts),
    actor,
    language: accepted === '' ? preferredLanguage(actor?.language) : resolveLanguage(accepted),
    ports: parts.ports,
    origins: parts.config.origins,
    providers: parts.config.providers,
  };
}

function isFile(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'stream' in value && 'mediaType' in value;
}

/** Serves a file with its stored media type only: no sniffing, no scripts, no frames except the own viewer. */
function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const name = encodeURIComponent(file.fileName).replaceAll("'", '%27');
  const plain = file.fileName.replace(/[^\w .-]/g, '_');
  void reply.headers({
    'content-type': file.mediaType,
    'content-disposition': `${file.disposition}; filename="${plain}"; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': notCached,
  });
  if (file.size !== undefined) void reply.header('content-length', file.size);
  return reply.send(file.stream instanceof Readable ? file.stream : Buffer.from(file.stream));
}
