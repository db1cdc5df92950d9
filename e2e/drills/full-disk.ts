import { mountSmallDisk, smallDiskSentence } from '@dossier/records/testing';
import { call } from '../support/call.ts';
import { makeInstitution, openDesk } from '../support/people.ts';
import { type Drill, expectThat, SkippedDrill } from './drill.ts';

export const fullDisk: Drill = {
  title: 'the disk of a running server is full and is freed; nothing acknowledged is lost, and writing continues',
  limit: 90,
  async run() {
    const disk = mountSmallDisk(64);
    if (!disk) throw new SkippedDrill(smallDiskSentence);
    try {
      const desk = await openDesk({ data: `${disk.folder}/data` });
      const { id: org } = await makeInstitution(desk);
      const path = '/api/collections/gk_contacts/records';
      const names = { org, first_name: 'Marit', last_name: 'Hoekstra', phone: '+31612345678' };
      const add = (count: number) =>
        call(desk, 'POST', path, { token: desk.token, body: { ...names, email: `c${count}@client.example` } });
      let [count, status] = [0, 0];
      for (; count < 50; count++) expectThat((await add(count)).status === 200, 'a write was refused before');
      disk.fill();
      for (; status !== 507; count++) {
        ({ status } = await add(count));
        expectThat(status === 200 || status === 507, `a write on a full disk was answered with ${status}`);
      }
      const ready = await call(desk, 'GET', '/api/ready');
      expectThat(ready.status === 503, `ready answered ${ready.status}`);
      await desk.kill();
      disk.free();
      await desk.start();
      const list = await call(desk, 'GET', `${path}?perPage=1`, { token: desk.token });
      expectThat(list.body.totalItems === count - 1, `${count - 1} acknowledged, ${list.body.totalItems} found`);
      expectThat((await add(count)).status === 200, 'writing did not continue');
      await desk.stop();
      return `${count - 1} records acknowledged before 507 and present after SIGKILL; writing continued`;
    } finally {
      disk.close();
    }
  },
};
