import { firstLead, setupCheck } from '@dossier/domain/contracts/setup';
import { answerAs } from '@dossier/records';
import type { FastifyInstance } from 'fastify';
import { createFirstLead } from '../setup/first-lead.ts';
import { findSetupLink } from '../setup/setup-link.ts';
import type { DeskParts } from './desk-parts.ts';
import { readInput } from './read-input.ts';
import { sendRefusal } from './refusal-body.ts';

/**
 * The way in for the first lead: `POST /api/setup/check` and `POST /api/setup`, with the token of a setup link. Without a
 * valid one, and as soon as there is a lead, both answer like unknown addresses.
 */
export function mountSetup(app: FastifyInstance, { store, ports }: DeskParts): void {
  app.post('/api/setup/check', async ({ body }, reply) => {
    const input = readInput(setupCheck, body);
    const link = input.ok ? await findSetupLink(store.reader, input.value.token, ports.now()) : undefined;
    return link ? reply.send({ expiresAt: link.expires_at }) : sendRefusal(reply, { code: 'not-found', facts: {} });
  });
  app.post('/api/setup', async (request, reply) => {
    const input = readInput(firstLead, request.body);
    if (!input.ok) return sendRefusal(reply, input.refusal);
    const created = await createFirstLead(store, input.value, ports.now());
    if (!created.ok) return sendRefusal(reply, created.refusal);
    return reply.send(await answerAs(request, 'internal_users', { ...created.value }));
  });
}
