import { ApiError } from '@dossier/records';
import type { OperatorEndpoint } from '../operator/operator.ts';
import { partFor } from './for-superusers.ts';

/** Lists the jobs of the server and runs one on demand. Source: docs/reference/record-api.md 15. */
export const crons: OperatorEndpoint = (operator) => (app, api) => {
  app.get('/crons', async (request) => {
    const jobs = await partFor(api, request, operator, 'crons');
    return jobs.map(({ id, expression }) => ({ id, expression }));
  });
  app.post('/crons/:id', async (request, reply) => {
    const jobs = await partFor(api, request, operator, 'crons');
    const { id } = request.params as { id: string };
    const job = jobs.find((one) => one.id === id);
    if (!job) throw new ApiError(404, 'Missing or invalid cron job.');
    // The answer does not wait for it.
    job.run().catch((error: unknown) => request.log.error({ err: error, cron: id }, 'a job failed'));
    return reply.status(204).send();
  });
};
