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
  {
    id: '2026-11-23-access-transaction-description',
    // The access request used to show the client the internal note wherever the institution had written one.
    up: async (connection) => {
      await connection.run(
        `UPDATE "gk_access" SET "description" = (
           SELECT r."transaction_description" FROM "gk_requests" r WHERE r."id" = "gk_access"."request")
         WHERE EXISTS (SELECT 1 FROM "gk_requests" r WHERE r."id" = "gk_access"."request" AND r."description" <> '')`,
        [],
      );
    },
  },
];
