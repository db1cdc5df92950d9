import type { Dialect, Migration } from '@dossier/records';

/** Changes of the schema that the declarations cannot express. */
export const migrations = (dialect: Pick<Dialect, 'inspect'>): readonly Migration[] => [
  {
    id: '2026-11-22-subscription-reported',
    async up(connection) {
      const shape = await dialect.inspect(connection, 'gk_subscriptions');
      if (shape?.columns.has('told'))
        await connection.run('ALTER TABLE "gk_subscriptions" RENAME COLUMN "told" TO "reported"', []);
    },
  },
];
