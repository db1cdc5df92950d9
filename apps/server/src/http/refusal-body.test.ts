import { DatabaseUnavailable, OutcomeUnknown, TookTooLong } from '@dossier/records';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFailure } from './refusal-body.ts';

const cause = new Error('connect ECONNREFUSED 10.0.0.7:5432');

test.each([
  ['nothing was saved', new DatabaseUnavailable(cause), 'database-unavailable'],
  ['the change may have been saved', new OutcomeUnknown(cause), 'outcome-unknown'],
])(
  'while the database is away a caller learns whether %s, and nothing about the network',
  async (_title, error, code) => {
    const app = Fastify();
    app.setErrorHandler((thrown, _request, reply) => sendFailure(thrown, reply));
    app.post('/verb', () => Promise.reject(error));
    const answer = await app.inject({ method: 'POST', url: '/verb' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 503, code });
    expect(answer.body).not.toContain('10.0.0.7');
    await app.close();
  },
);

test('a query that is stopped at its time limit is refused with the way on, not as a defect', async () => {
  const app = Fastify();
  app.setErrorHandler((thrown, _request, reply) => sendFailure(thrown, reply));
  app.get('/view', () => Promise.reject(new TookTooLong()));
  const answer = await app.inject('/view');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'took-too-long']);
  await app.close();
});
