import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInActor } from './desk-parts.ts';

/** Shorter answers fit into one packet anyway. Unit: bytes. */
const minBytes = 1_400;

const compress = promisify(brotliCompress);
/** A third of the size for less time than the line saves; higher qualities take many times longer. */
const quality = 4;

const accepts = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends a value as JSON, compressed when it is long and the client accepts brotli. Only for answers without secrets:
 * the length of a compressed answer depends on what it repeats (docs/decisions/0168).
 */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  void reply.header('vary', 'Origin, Accept-Encoding').type('application/json; charset=utf-8');
  if (text.length < minBytes || !accepts(request)) return reply.send(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return reply.header('content-encoding', 'br').send(await compress(text, { params }));
}

interface ViewAnswer {
  readonly value: unknown;
  readonly reader: SignedInActor | undefined;
}

/**
 * Sends the answer of a view, compressed for clients and guests: they are on slow lines, and their answers have nothing
 * that the reader may not know. Those of staff combine internal facts with texts of other people, so that the length
 * of a compressed answer would reveal something about them (docs/decisions/0168).
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, reader }: ViewAnswer,
): FastifyReply | Promise<FastifyReply> {
  const mayPack = reader === undefined || reader.actor.role === 'client';
  return mayPack ? sendPacked(request, reply, value) : reply.send(value);
}
