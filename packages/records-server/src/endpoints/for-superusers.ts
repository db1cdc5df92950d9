import { ApiError, type SignedIn } from '@dossier/records';
import { type RecordApi, requireSuperuser } from '@dossier/records/extension';
import type { FastifyRequest } from 'fastify';
import type { Operator } from '../operator/operator.ts';

/** Errors: 401 for a guest, 403 for other users. */
export function forSuperusers(api: RecordApi, request: FastifyRequest): Promise<SignedIn> {
  return requireSuperuser(api, request);
}

/** A part of the operator's side. Errors: as `forSuperusers`; 400 where the program does not have it. */
export async function partFor<K extends keyof Operator>(
  api: RecordApi,
  request: FastifyRequest,
  operator: Operator,
  name: K,
): Promise<NonNullable<Operator[K]>> {
  await forSuperusers(api, request);
  const part = operator[name];
  if (part) return part;
  throw new ApiError(400, `This server has no ${name} that can be read or changed here.`);
}
