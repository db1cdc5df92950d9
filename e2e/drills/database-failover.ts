import { setTimeout as wait } from 'node:timers/promises';
import { individualAnswers } from '@dossier/domain/testing/sample-form';
import { openSilentProxy } from '@dossier/records/testing';
import { call, view } from '../support/call.ts';
import { attempt } from '../support/desk.ts';
import { openDesk } from '../support/people.ts';
import { type Case, makeCase } from '../support/stages.ts';
import { type DrillPostgres, openPostgres } from './databases.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';

const section = 'contact';
/** Writes continue in this time after the database can be reached again. Unit: milliseconds. */
const recoveryMs = 10_000;
/** Time of undisturbed writing between the failures. Unit: milliseconds. */
const writingMs = 2_000;
/** Time during which the database cannot be reached at all. Unit: milliseconds. */
const outageMs = 15_000;

/** Saves of one client, one after the other. */
class Saves {
  readonly #one: Case;
  readonly #token: string;
  revision = 0;
  /** Answers other than success, by their code. */
  readonly refused = new Map<string, number>();
  #isStopped = false;
  #loop: Promise<void> | undefined;

  constructor(one: Case, token: string) {
    this.#one = one;
    this.#token = token;
  }

  async stored(): Promise<number> {
    const form = await view(this.#one.desk, this.#token, 'client-form', { request: this.#one.request });
    return form.revisions[section] ?? 0;
  }

  start(): void {
    this.#loop = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#loop;
  }

  /** Waits for a save that began after the call, and returns the time until it was acknowledged. */
  async next(): Promise<number> {
    const [start, known] = [performance.now(), this.revision];
    // The save in progress may have been executed before.
    while (this.revision < known + 2) await wait(10);
    return performance.now() - start;
  }

  async #run(): Promise<void> {
    this.revision = await this.stored();
    const values = individualAnswers(this.#one.client)[section];
    while (!this.#isStopped) {
      const body = { request: this.#one.request, section, revision: this.revision, values };
      const { status, body: answer } = await call(this.#one.desk, 'POST', '/api/desk/save-kyc-section', {
        token: this.#token,
        body,
      });
      if (status === 200) {
        expectThat(answer.revision === this.revision + 1, `revision ${answer.revision} after ${this.revision}`);
        this.revision = answer.revision;
        await wait(20);
        continue;
      }
      expectThat(status === 503, `a save was answered with ${status}: ${JSON.stringify(answer)}`);
      this.refused.set(answer.code, (this.refused.get(answer.code) ?? 0) + 1);
      if (answer.code === 'outcome-unknown') this.revision = await this.stored().catch(() => this.revision);
    }
  }
}

async function fail(
  one: Case,
  saves: Saves,
  postgres: DrillPostgres,
  proxy: Awaited<ReturnType<typeof openSilentProxy>>,
) {
  const ready = async () => (await call(one.desk, 'GET', '/api/ready')).status;
  const seconds: string[] = [];
  const expectRecovery = async (title: string) => {
    const ms = await saves.next();
    expectThat(ms < recoveryMs, `${title}: writes continued after ${ms.toFixed(0)} ms`);
    seconds.push(`${title} ${(ms / 1000).toFixed(1)} s`);
    const end = performance.now() + recoveryMs;
    while ((await ready()) !== 200) expectThat(performance.now() < end, `${title}: ready stayed 503`);
    await wait(writingMs);
  };
  await wait(writingMs);
  await postgres.restart();
  await expectRecovery('after a restart');
  proxy.silence();
  await expectRecovery('dead connections');
  proxy.acceptsNew = false;
  proxy.silence();
  await wait(outageMs);
  expectThat((await ready()) === 503, 'ready answered 200 while the database could not be reached');
  proxy.acceptsNew = true;
  await expectRecovery('after an outage');
  return seconds.join(', ');
}

export const databaseFailover: Drill = {
  title: 'PostgreSQL is restarted, its connections die without being closed, it is away; writes continue, none is lost',
  limit: 180,
  async run() {
    const postgres = await openPostgres();
    if (!postgres) throw new SkippedDrill('PostgreSQL is not installed');
    const proxy = await openSilentProxy((await postgres.database()).url);
    const desk = await openDesk({ env: { DATABASE_URL: proxy.url } });
    try {
      const one = await makeCase(desk, 'approved', { type: 'individual' });
      const saves = new Saves(one, (await one.as(one.client)).token);
      saves.start();
      const times = await fail(one, saves, postgres, proxy);
      await saves.stop();
      const stored = await saves.stored();
      expectThat(stored === saves.revision, `revision ${saves.revision} acknowledged, ${stored} stored`);
      await desk.stop();
      proxy.acceptsNew = false;
      const { code, output } = await attempt('apps/server/src/main.ts', [], desk.env);
      expectThat(code === 1 && output.trim().split('\n').length === 2, `a start without database printed: ${output}`);
      const refused = [...saves.refused].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none';
      return `${stored} saves, each stored once; writes continued: ${times}; refused: ${refused}; a start without database ended with a sentence`;
    } finally {
      await proxy.close();
      await desk.remove();
      await postgres.close();
    }
  },
};
