import { individualAnswers } from '@dossier/domain/testing/sample-form';
import { call, view } from '../support/call.ts';
import { type Desk, startDesk } from '../support/desk.ts';
import { openDesk } from '../support/people.ts';
import { type Case, makeCase } from '../support/stages.ts';
import { openPostgres } from './databases.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';

const clients = 12;
const savesPerClient = 500;
const section = 'contact';

/** Saves one section again and again, each time through the other instance. Returns the number of refused saves. */
async function saveAlternately(one: Case, instances: readonly [Desk, Desk]): Promise<number> {
  const { token } = await one.as(one.client);
  const values = individualAnswers(one.client)[section];
  const form = await view(one.desk, token, 'client-form', { request: one.request });
  let revision: number = form.revisions[section] ?? 0;
  let refused = 0;
  for (let count = 0; count < savesPerClient; count++) {
    const body = { request: one.request, section, revision, values };
    const answer = await call(instances[count % 2 === 0 ? 0 : 1], 'POST', '/api/desk/save-kyc-section', {
      token,
      body,
    });
    expectThat(answer.status === 200 || answer.status === 409, `a save was answered with ${answer.status}`);
    if (answer.status === 409) refused += 1;
    else revision = answer.body.revision;
  }
  const { revisions } = await view(one.desk, token, 'client-form', { request: one.request });
  expectThat(revisions[section] === revision, `revision ${revision} acknowledged, ${revisions[section]} stored`);
  return refused;
}

export const twoInstances: Drill = {
  title: 'clients save through two instances in turn; each save sees what the other instance acknowledged',
  limit: 240,
  async run() {
    const postgres = await openPostgres();
    if (!postgres) throw new SkippedDrill('PostgreSQL is not installed');
    const env = {
      DATABASE_URL: (await postgres.database()).url,
      DOSSIER_SECRET: 'only-for-drills-0123456789-abcdefghij',
    };
    const first = await openDesk({ env });
    const second = await startDesk({ data: first.data, env });
    try {
      const like = await makeCase(first, 'approved', { type: 'individual' });
      const more = Array.from({ length: clients - 1 }, () => makeCase(first, 'approved', { type: 'individual', like }));
      const cases = [like, ...(await Promise.all(more))];
      const refused = await Promise.all(cases.map((one) => saveAlternately(one, [first, second])));
      const total = refused.reduce((sum, count) => sum + count, 0);
      expectThat(total === 0, `${total} of ${clients * savesPerClient} saves were refused as stale`);
      return `${clients * savesPerClient} saves of ${clients} clients, each through the other instance; none was refused`;
    } finally {
      await second.stop();
      await first.remove();
      await postgres.close();
    }
  },
};
