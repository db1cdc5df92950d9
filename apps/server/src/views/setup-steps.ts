import { accept } from '@dossier/domain/result';
import { type SetupStep, setupSteps } from '@dossier/domain/setup-steps';
import { fullName } from '../collections/rows.ts';
import { type MailSettings, mailConnection } from '../runtime/mail-settings.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { listState } from './dashboard/list-state.ts';
import { defineView } from './view.ts';

/** What is still missing of a new desk, for leads. */
export const setupStepsView = defineView('setup-steps', {
  async run(context) {
    const { records, actor, ports } = context;
    const desk = await records.first('desk', '');
    const skipped = new Set<SetupStep>(desk?.setup_skipped ?? []);
    const steps = await Promise.all(
      setupSteps.map(async (step) => {
        const found = await findings[step](context);
        const state = found !== undefined ? 'done' : skipped.has(step) ? 'skipped' : 'open';
        return { step, state, found: found ?? '' } as const;
      }),
    );
    const kind = { kind: 'test-mail', by: `test-mail:${actor.id}:%` };
    const mail = await records.first('mail_outbox', 'kind = {:kind} && key ~ {:by}', kind, {
      sort: '-created,-@rowid',
    });
    return accept({
      steps,
      testMail: mail
        ? {
            to: mail.to,
            state: mail.state,
            attempts: mail.attempts,
            reply: mail.state === 'sent' ? '' : mail.reply,
            at: mail.sent_at || mail.updated,
          }
        : null,
      mail: shownMail(ports.system?.config.mail),
    });
  },
});

/** What a lead may read of the mail settings: everything but the password. */
function shownMail(settings: MailSettings | undefined) {
  if (!settings) return null;
  const { host, port, encryption, user, password } = mailConnection(settings);
  const { from = '', bounces = '' } = settings;
  return { host, port, encryption, user, hasPassword: password !== '', from, bounces };
}

/** What shows that a step is done: a name or a number, '' without one; undefined while it is open. */
const findings: Readonly<Record<SetupStep, (context: ViewContext) => Promise<string | undefined>>> = {
  account: async ({ records, actor }) => fullName(await records.need('internal_users', actor.id)),
  async desk({ records }) {
    const desk = await records.first('desk', '');
    return desk && (desk.support_email || desk.support_phone) ? desk.name : undefined;
  },
  institution: async ({ records }) =>
    (await records.first('gk_org', 'closed_at = ""', {}, { sort: 'created,id' }))?.name,
  mail: async ({ records }) => ((await records.first('mail_outbox', 'state = "sent"')) ? '' : undefined),
  // Counting millions of companies takes seconds.
  register: async ({ records }) => ((await records.first('registry_companies', '')) ? '' : undefined),
  async lists(context) {
    const { inForce } = await listState(context);
    return inForce > 0 ? String(inForce) : undefined;
  },
  backup: async ({ records }) =>
    (await records.first('system_runs', 'kind = "backup" && state = "done"', {}, { sort: '-created,-@rowid' }))
      ?.created,
};
