import { attempt, startDesk } from '../support/desk.ts';
import { type Drill, expectThat } from './drill.ts';

const main = 'apps/server/src/main.ts';

export const secondServer: Drill = {
  title: 'a second server on the same SQLite folder is refused, also after the first one was killed and restarted',
  limit: 60,
  async run() {
    const desk = await startDesk();
    try {
      for (const end of [desk.kill, desk.stop]) {
        const { code, output } = await attempt(main, [], { ...desk.env, PORT: '1' });
        expectThat(code === 1, `the second server was not refused: ${output}`);
        expectThat(output.includes(`in use by another server (process `), output);
        expectThat(output.includes(`, port ${desk.port})`), output);
        await end();
        // The lock of the ended process does not prevent the next start.
        await desk.start();
      }
      const elsewhere = await attempt('apps/server/src/cli/superuser.ts', ['root@desk.example'], {
        ...desk.env,
        DOSSIER_DATA: `${desk.data}-elsewhere`,
      });
      expectThat(elsewhere.code === 1, `a superuser was created without a desk: ${elsewhere.output}`);
      expectThat(elsewhere.output.startsWith('No desk in '), elsewhere.output);
      return 'refused with process and port, twice; no superuser was created without a desk';
    } finally {
      await desk.remove();
    }
  },
};
