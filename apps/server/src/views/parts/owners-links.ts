import type { HelperTask, OwnersLink } from '@dossier/domain/contracts/answers/helper-links';
import { openCorrections } from '../../case/give-identification.ts';
import { type HelperLink, linksOf, loadLink } from '../../case/helper-links.ts';
import { personsAskedAgain } from '../../case/person-corrections.ts';
import { fullName, type Reader, type RequestRow } from '../../collections/rows.ts';
import { faceOf } from './org-face.ts';

/** Helper links of a form as its owner sees them: addresses, times and states, never what was given. */
export async function ownersLinks(records: Reader, request: RequestRow, now: Date): Promise<OwnersLink[]> {
  const links = await linksOf(records, request);
  const askedAgain = links.length === 0 ? new Set<string>() : await personsAskedAgain(records, request);
  return Promise.all(links.map((link) => ownersLink(records, link, { askedAgain, now })));
}

interface Around {
  readonly askedAgain: ReadonlySet<string>;
  readonly now: Date;
}

async function ownersLink(records: Reader, link: HelperLink, { askedAgain, now }: Around): Promise<OwnersLink> {
  const loaded = await loadLink(records, link, now);
  const mail = link.mail === '' ? undefined : await records.first('mail_outbox', 'key = {:key}', { key: link.mail });
  return {
    id: link.id,
    scope: link.scope,
    person: link.person,
    sections: link.sections ?? [],
    name: link.name,
    email: link.email,
    state: link.state,
    closed: loaded.ok ? loaded.value.closed : 'ended',
    sentAt: link.sent_at,
    openedAt: link.opened_at,
    givenAt: link.given_at,
    expiresAt: link.expires_at,
    undelivered: mail?.state === 'bounced' || mail?.state === 'failed',
    isAskedAgain: askedAgain.has(link.person),
  };
}

/** What others ask of a user by open helper links, oldest first. */
export async function helperTasks(records: Reader, user: string, now: Date): Promise<HelperTask[]> {
  const filter = 'user = {:user} && state != "ended" && state != "declined"';
  const links = await records.find('helper_links', filter, { user }, { sort: 'created,@rowid' });
  const tasks = await Promise.all(links.map((link) => taskOf(records, link, now)));
  return tasks.flatMap((task) => task ?? []);
}

async function taskOf(records: Reader, link: HelperLink, now: Date): Promise<HelperTask | undefined> {
  const loaded = await loadLink(records, link, now);
  if (!loaded.ok || loaded.value.closed !== '') return undefined;
  const { request } = loaded.value;
  return {
    link: link.id,
    scope: link.scope,
    request: link.scope === 'sections' ? request.id : '',
    org: faceOf(await records.need('gk_org', request.org)),
    company: request.client_name,
    invitedBy: fullName(await records.get('end_client_users', link.invited_by)),
    givenAt: link.given_at,
    isAskedAgain: (await openCorrections(records, loaded.value)).length > 0,
  };
}
