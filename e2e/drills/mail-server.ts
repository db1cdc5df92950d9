import { call } from '../support/call.ts';
import { type MailServer, openMailServer } from '../support/mail-server.ts';
import { makeGatekeeper, makeInstitution, openDesk, type Person, type StaffedDesk } from '../support/people.ts';
import { type Drill, expectThat } from './drill.ts';

const requestLink = (desk: StaffedDesk, { email }: Person) =>
  call(desk, 'POST', '/api/collections/gatekeeper_users/request-password-reset', { body: { email } });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function runWith(desk: StaffedDesk, mail: MailServer): Promise<string> {
  const institution = await makeInstitution(desk);
  const [slow, unknown, third, late] = await Promise.all(
    Array.from({ length: 4 }, () => makeGatekeeper(desk, institution)),
  );
  if (!slow || !unknown || !third || !late) throw new Error('four users are needed');
  mail.replies.set(slow.email, '').set(unknown.email, '550 5.1.1 no such user');
  for (const person of [slow, unknown, third]) await requestLink(desk, person);
  await until(() => mail.delivered.includes(third.email) && desk.output().includes('"reply":"550 5.1.1"'));
  expectThat(mail.delivered.join() === third.email, `delivered: ${mail.delivered.length}`);
  mail.replies.delete(slow.email);
  mail.down = '554 5.3.2 maintenance';
  await requestLink(desk, late);
  await until(() => desk.output().includes('"reply":"554 5.3.2"'));
  mail.down = '';
  await until(() => [slow, late].every(({ email }) => mail.delivered.includes(email)));
  expectThat(mail.delivered.length === 3, `delivered: ${mail.delivered.length}, expected each mail once`);
  expectThat(!desk.output().includes(unknown.email), 'the log contains an address');
  return 'a mail passed one that hung, a refused address ended its mail, and the others arrived once after the refusal';
}

export const mailServer: Drill = {
  title: 'the mail server hangs at one mail, refuses an address, refuses everything, and returns; no mail is lost',
  limit: 150,
  async run() {
    const mail = await openMailServer();
    const desk = await openDesk({ env: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LOG_LEVEL: 'info' } });
    try {
      return await runWith(desk, mail);
    } finally {
      await desk.remove();
      mail.close();
    }
  },
};
