import type { StampAccess } from '../dialect.ts';

/** In the header of the file. Source: https://www.sqlite.org/pragma.html#pragma_application_id. */
export const sqliteStamp: StampAccess = {
  async read(connection) {
    const [application] = await connection.all('PRAGMA application_id', []);
    const [version] = await connection.all('PRAGMA user_version', []);
    return { application: Number(application?.['application_id']), version: Number(version?.['user_version']) };
  },
  async write(connection, { application, version }) {
    // A pragma has no parameters.
    await connection.run(`PRAGMA application_id = ${Math.trunc(application)}`, []);
    await connection.run(`PRAGMA user_version = ${Math.trunc(version)}`, []);
  },
};
