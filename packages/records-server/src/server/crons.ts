import { dateText, type Store } from '@dossier/records';
import type { Cron } from '../operator/operator.ts';

/** A code or a first factor lives for hours at most; what is older than this is nobody's. */
const maxLifeMilliseconds = 24 * 3600_000;

/** The jobs of the record server alone. */
export function serverCrons(store: Store, now: () => Date = () => new Date()): Cron[] {
  const clean = (collection: string) => async () => {
    const before = dateText(new Date(now().getTime() - maxLifeMilliseconds));
    const old = await store.reader.find(collection, 'created < {:before}', { before }, { limit: 10_000 });
    if (old.length === 0) return;
    await store.transaction(async (records) => {
      for (const { id } of old) if (await records.get(collection, id)) await records.delete(collection, id);
    });
  };
  const optimize = async () => {
    const { dialect } = store;
    await dialect.transaction((connection) =>
      connection.run(dialect.name === 'sqlite' ? 'PRAGMA optimize' : 'ANALYZE', []),
    );
  };
  return [
    { id: '__pbDBOptimize__', expression: '0 0 * * *', run: optimize },
    { id: '__pbOTPCleanup__', expression: '0 * * * *', run: clean('_otps') },
    { id: '__pbMFACleanup__', expression: '0 * * * *', run: clean('_mfas') },
  ];
}

/** Runs each job at its minutes. Returns what ends it. */
export function startCrons(crons: readonly Cron[], report: (error: unknown, id: string) => void): () => void {
  const timer = setInterval(() => {
    const date = new Date();
    for (const { id, expression, run } of crons)
      if (cronMatches(expression, date)) run().catch((error: unknown) => report(error, id));
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** Minute, hour, day, month, weekday: `*`, a number, a list or steps (`*\/6`). In UTC. */
export function cronMatches(expression: string, date: Date): boolean {
  const parts = [date.getUTCMinutes(), date.getUTCHours(), date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCDay()];
  const fields = expression.trim().split(/\s+/);
  return fields.length === parts.length && fields.every((field, index) => fits(field, parts[index] as number));
}

function fits(field: string, value: number): boolean {
  return field.split(',').some((one) => {
    const [base = '', step] = one.split('/');
    if (step !== undefined) return base === '*' && value % Number(step) === 0;
    return base === '*' || Number(base) === value;
  });
}
