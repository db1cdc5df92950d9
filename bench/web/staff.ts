import { sessionKey } from '@dossier/domain/limits';
import { type PortalName, portals } from '@dossier/domain/portal';
import { must } from '../records/servers.ts';
import { mailedCode } from './pages.ts';

/** Staff of the demo, whose pages are measured, and their password. Source: README.md. */
const addresses = { intern: 'ruben@desk.example', gatekeeper: 'sanne@kadevos.example' } as const;
const staffPassword = 'dossier-demo';

export type Seat = Extract<PortalName, keyof typeof addresses>;
/** What the browsers of staff store. */
export type Sessions = Readonly<Record<Seat, Readonly<Record<string, string>>>>;

export async function staffSessions(port: number): Promise<Sessions> {
  return { intern: await signIn(port, 'intern'), gatekeeper: await signIn(port, 'gatekeeper') };
}

/** With the password, then the code from the mailbox. */
async function signIn(port: number, seat: Seat): Promise<Readonly<Record<string, string>>> {
  const path = `/api/collections/${portals[seat].authCollection}`;
  const email = addresses[seat];
  const first = await fetch(`http://127.0.0.1:${port}${path}/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: email, password: staffPassword }),
  });
  const { mfaId } = (await first.json()) as { mfaId?: string };
  const request = () => must(port, '', 'POST', `${path}/request-otp`, { email });
  const [{ otpId }, password] = await mailedCode(port, email, request);
  const { token, record } = await must(port, '', 'POST', `${path}/auth-with-otp`, { otpId, password, mfaId });
  return { [sessionKey]: JSON.stringify({ token, record }) };
}
