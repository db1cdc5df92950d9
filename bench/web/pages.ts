import { sessionKey } from '@dossier/domain/limits';
import { portals } from '@dossier/domain/portal';
import { must } from '../records/servers.ts';

/** A page with what its visitor's browser stores, and how to see its content. */
export interface VisitedPage {
  readonly name: string;
  readonly url: string;
  readonly storage: Readonly<Record<string, string>>;
  /** CSS selector of an element that only the finished page has. */
  readonly content: string;
  readonly goals?: { readonly scriptKilobytes?: number; readonly requests?: number };
}

/** A client of the demo who has not finished a form. Source: README.md. */
const email = 'marit@zilverlinde.example';

/** Pages of the demo. Signs the client in with the code from the mailbox. */
export async function visitedPages(port: number): Promise<VisitedPage[]> {
  const origin = (portal: string) => `http://${portal}.localhost:${port}`;
  const session = await signInClient(port);
  const storage = { [sessionKey]: JSON.stringify(session) };
  const request = await unfinishedForm(port, session.token);
  const login = { storage: {}, content: 'main form input[name=email]', goals: { scriptKilobytes: 110, requests: 20 } };
  const section = { storage, content: 'main h1', goals: { scriptKilobytes: 180, requests: 30 } };
  const form = `${origin('client')}/form/${request}`;
  return [
    { name: 'staff login', url: `${origin('gatekeeper')}/login`, ...login },
    { name: 'client login', url: `${origin('client')}/login`, ...login },
    { name: 'list of forms', url: `${origin('client')}/forms`, storage, content: 'main h1' },
    { name: 'form, contact', url: `${form}?step=contact`, ...section },
    { name: 'form, company', url: `${form}?step=legal-entity`, ...section },
    ...['documents', 'activities', 'ownership', 'people', 'identity'].map((step) => ({
      name: `form, ${step}`,
      url: `${form}?step=${step}`,
      ...section,
    })),
  ];
}

interface Session {
  readonly token: string;
  readonly record: unknown;
}

async function signInClient(port: number): Promise<Session> {
  const path = `/api/collections/${portals.client.authCollection}`;
  const request = () => must(port, '', 'POST', `${path}/request-otp`, { email });
  const [{ otpId }, password] = await mailedCode(port, email, request);
  const { token, record } = await must(port, '', 'POST', `${path}/auth-with-otp`, { otpId, password });
  return { token: String(token), record };
}

/** The codes in the mailbox, newest first. */
async function codesTo(port: number, address: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/mailbox.json`);
  const mails = (await answer.json()) as { to: string; subject: string }[];
  const found = mails.filter(({ to, subject }) => to.includes(address) && /\d{3} \d{3}$/.test(subject));
  return found.map(({ subject }) => subject.replace(/\D/g, ''));
}

/** Requests a code and returns its six figures; the mail arrives within moments. */
export async function mailedCode<T>(port: number, address: string, request: () => Promise<T>): Promise<[T, string]> {
  const before = (await codesTo(port, address)).length;
  const answer = await request();
  for (let tries = 0; tries < 100; tries++) {
    const codes = await codesTo(port, address);
    if (codes.length > before) return [answer, codes[0] ?? ''];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code for ${address} arrived`);
}

async function unfinishedForm(port: number, token: string): Promise<string> {
  const { forms } = (await must(port, token, 'GET', '/api/desk/views/client-forms')) as {
    forms: { request: string; sentAt: string }[];
  };
  const found = forms.find(({ sentAt }) => sentAt === '');
  if (!found) throw new Error(`${email} has no form that was not sent`);
  return found.request;
}
