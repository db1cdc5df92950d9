import { byLanguage } from '@dossier/domain/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import type { ViewAnswer } from '#api/views.ts';
import { portalsByName } from '#portals/detect.ts';
import type { Portal } from '#portals/portal.ts';
import { show } from '#testing/test-page.tsx';
import { Toasts, toast } from '#ui/toast.tsx';
import { ClientLoginScreen } from './client-login-screen.tsx';
import { StaffLoginScreen } from './staff-login-screen.tsx';

const before: ViewAnswer<'before-sign-in'> = {
  desk: {
    name: 'Dossier',
    supportTexts: { ...byLanguage(() => ''), en: 'We answer on working days.' },
    supportEmail: 'help@desk.example',
    supportPhone: '+31 20 555 01 99',
    termsUrl: '/terms',
    privacyUrl: '/privacy',
  },
  institution: null,
  providers: [],
};
const token = `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

let asked: { verb: string; path: string; body: Record<string, unknown>; byLink: string | null }[] = [];
type Answer = [status: number, body: unknown];
let answers: Record<string, Answer | ((body: Record<string, unknown>) => Answer)> = {};
const serve = window.fetch.bind(window);

beforeEach(() => {
  asked = [];
  answers = { 'request-otp': [200, { otpId: 'otp1' }] };
  localStorage.clear();
  sessionStorage.clear();
  client.authStore.clear();
  toast.leavePage(Number.POSITIVE_INFINITY);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, config) => {
    const path = new URL(String(url), location.href).pathname;
    if (!path.startsWith('/api/collections')) return serve(url as string, config);
    const verb = path.split('/').at(-1) ?? '';
    const sent = JSON.parse(String(config?.body));
    asked.push({
      verb,
      path,
      body: sent,
      byLink: new Headers(config?.headers).get('x-dossier-asked-by'),
    });
    const found = answers[verb] ?? [500, {}];
    const [status, body] = typeof found === 'function' ? found(sent) : found;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => void vi.restoreAllMocks());

const landed = vi.fn();
const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
/** The last request, once it is the given one: a press returns before the request of its form is sent. */
async function lastBody(verb: string) {
  await expect.poll(() => asked.at(-1)?.verb).toBe(verb);
  return asked.at(-1)?.body;
}
const sees = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

async function staff(portal: Portal = portalsByName.gatekeeper, content = before) {
  landed.mockClear();
  await show(
    <>
      <StaffLoginScreen before={content} onSignedIn={landed} />
      <Toasts />
    </>,
    { portal },
  );
}

async function password() {
  await userEvent.fill(field('Email'), 'sanne@desk.example');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret1');
  await press('Continue');
}

async function atStaffCode() {
  answers['auth-with-password'] = [401, { mfaId: 'mfa1' }];
  await staff();
  await password();
  await expect.element(field('Code')).toBeVisible();
}

async function asClient(link?: string) {
  landed.mockClear();
  await show(
    <>
      <ClientLoginScreen before={before} token={link} onSignedIn={landed} />
      <Toasts />
    </>,
    { portal: portalsByName.client },
  );
}

async function atClientCode() {
  await asClient();
  await userEvent.fill(field('Your email address'), 'marit@zilverlinde.example');
  await press('Send me a code');
  await expect.element(field('Code')).toBeVisible();
}

test('[LOG-01..LOG-06, LOG-23..LOG-25] the staff login shows its parts and its support contact, and no code field', async () => {
  await staff();
  await expect.element(page.getByRole('img', { name: 'Dossier' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await sees('Onboardings and reviews for your institution.');
  await expect.element(field('Email')).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await sees('We answer on working days.');
  await expect
    .element(page.getByRole('link', { name: 'help@desk.example' }))
    .toHaveAttribute('href', 'mailto:help@desk.example');
  await expect
    .element(page.getByRole('link', { name: '+31 20 555 01 99' }))
    .toHaveAttribute('href', 'tel:+31205550199');
  expect(field('Code').elements()).toHaveLength(0);
});

test('[VAL-01, VAL-02] invalid values are reported at their fields and nothing is sent', async () => {
  await staff();
  await userEvent.fill(field('Email'), 'nobody');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), '12345');
  await press('Continue');
  await sees('Please enter a valid email address');
  await sees('Password must be at least 6 characters long');
  expect(asked).toEqual([]);
});

test('[LOG-07, LOG-08, LOG-10..LOG-15, TOAST-09] a correct password leads to the code step', async () => {
  await atStaffCode();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/collections/gatekeeper_users/auth-with-password',
    '/api/collections/gatekeeper_users/request-otp',
  ]);
  expect(asked[0]?.body).toMatchObject({ identity: 'sanne@desk.example', password: 'secret1' });
  expect(page.getByLabelText('Password', { exact: true }).elements()).toHaveLength(0);
  await sees('Password verified');
  await expect.element(page.getByText(/sent a six-digit code to sanne@desk.example/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await sees('Code sent, check your email for the code');
});

test('[LOG-16, LOG-17, LOG-26, SES-02, SES-04, SES-05, TOAST-10] a correct code signs in, and the address is remembered', async () => {
  const record = {
    id: 'u1',
    collectionId: 'c',
    collectionName: 'gatekeeper_users',
    email: 'sanne@desk.example',
    verified: true,
  };
  await atStaffCode();
  answers['auth-with-otp'] = [200, { token, record }];
  await userEvent.fill(field('Code'), '123456');
  await press('Login');
  await expect.poll(() => landed.mock.calls.length).toBe(1);
  expect(await lastBody('auth-with-otp')).toMatchObject({ otpId: 'otp1', password: '123456', mfaId: 'mfa1' });
  expect(JSON.parse(localStorage.getItem('pocketbase_auth') ?? '{}')).toMatchObject({ token, record: { id: 'u1' } });
  await sees('Successfully logged in');
  await staff();
  await expect.element(field('Email')).toHaveValue('sanne@desk.example');
  await staff(portalsByName.intern);
  await expect.element(field('Email')).toHaveValue('');
});

test('[LOG-18, LOG-21] Back returns to the password and clears the code', async () => {
  await atStaffCode();
  await userEvent.fill(field('Code'), '12');
  await press('Back');
  await expect.element(field('Email')).toHaveValue('sanne@desk.example');
  await press('Continue');
  await expect.element(field('Code')).toHaveValue('');
});

test('[LOG-22, TOAST-05, TOAST-13] a wrong password is reported in the toast and at the field, and does not sign in', async () => {
  answers['auth-with-password'] = [400, { message: 'Failed to authenticate.' }];
  await staff();
  await password();
  await expect.element(page.getByRole('alert').getByText('Invalid email or password', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(client.authStore.token).toBe('');
});

test('[LOG-07, LOG-22] after too many wrong passwords the page says until when to wait, and names the other way', async () => {
  answers['auth-with-password'] = [429, { data: { retryAfter: 300 } }];
  const until = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
  const times = [300, 301].map((seconds) => until.format(Date.now() + seconds * 1000));
  await staff();
  await password();
  await sees('Login failed');
  await expect
    .element(page.getByText(new RegExp(`Wait until (${times.join('|')}) and try again, or set`)))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
});

test('[TOAST-06, ERR-16] a wrong code at the staff login', async () => {
  await atStaffCode();
  answers['auth-with-otp'] = [400, { message: 'Invalid or expired OTP.' }];
  await userEvent.fill(field('Code'), '000000');
  await press('Login');
  await sees('Invalid code');
  await sees('invalid code');
  expect(client.authStore.token).toBe('');
});

test('[LOGC-01, LOGC-08, LOGC-09, LOGC-17] the client login asks for the address only, with terms, privacy and support contact', async () => {
  await asClient();
  expect(document.querySelectorAll('main input')).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect.element(page.getByRole('link', { name: 'privacy statement' })).toHaveAttribute('href', '/privacy');
  await expect
    .element(page.getByRole('link', { name: 'help@desk.example' }))
    .toHaveAttribute('href', 'mailto:help@desk.example');
  await expect
    .element(page.getByRole('link', { name: '+31 20 555 01 99' }))
    .toHaveAttribute('href', 'tel:+31205550199');
});

test('[VAL-04] an invalid client address is reported and nothing is sent', async () => {
  await asClient();
  await userEvent.fill(field('Your email address'), 'nobody');
  await press('Send me a code');
  await sees('Enter a valid email address');
  expect(asked).toEqual([]);
});

test('[LOGC-02..LOGC-07, LOGC-21] a code is sent, a new one is available after a delay, and Back to email starts over', async () => {
  await atClientCode();
  expect(asked).toMatchObject([
    {
      path: '/api/collections/end_client_users/request-otp',
      body: { email: 'marit@zilverlinde.example' },
      byLink: null,
    },
  ]);
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByText(/new code in 0:(30|29|2\d)/)).toBeVisible();
  await userEvent.fill(field('Code'), '70');
  await press('Back to email');
  await expect.element(field('Your email address')).toHaveValue('marit@zilverlinde.example');
  await expect.element(field('Your email address')).toHaveFocus();
  await press('Send me a code');
  await expect.element(field('Code')).toHaveValue('');
});

test('[TOAST-07, ERR-16] a wrong code of a client', async () => {
  await atClientCode();
  answers['auth-with-otp'] = [400, { message: 'Invalid or expired OTP.', data: { triesLeft: 3 } }];
  await userEvent.fill(field('Code'), '703812');
  await expect.element(field('Code')).toHaveValue('');
  await expect.element(field('Code')).toHaveFocus();
  await expect.element(field('Code')).toHaveAccessibleDescription(/Invalid code\. Try again\./);
  await expect
    .element(page.getByText('You typed 703 812. Compare it with the newest email. You have 3 tries left.'))
    .toBeVisible();
  await userEvent.type(field('Code'), '4');
  await expect.element(field('Code')).toHaveValue('4');
});

test('[ERR-16] a right code that another device used before says that a code works once', async () => {
  await atClientCode();
  answers['auth-with-otp'] = [400, { message: 'Invalid or expired OTP.', data: {} }];
  await userEvent.fill(field('Code'), '703812');
  await expect.element(page.getByText(/A code works once\. .* request a new code\.$/)).toBeVisible();
});

test('[LOGC-16, LOGC-21] after a second code, the first one still signs in', async () => {
  await atClientCode();
  await press('Back to email');
  answers['request-otp'] = [200, { otpId: 'otp2' }];
  await press('Send me a code');
  await expect.element(field('Code')).toBeVisible();
  const record = {
    id: 'm1',
    collectionId: 'c',
    collectionName: 'end_client_users',
    email: 'marit@zilverlinde.example',
  };
  answers['auth-with-otp'] = ({ otpId }) => (otpId === 'otp1' ? [200, { token, record }] : [400, { data: {} }]);
  await userEvent.fill(field('Code'), '703812');
  await expect.poll(() => landed.mock.calls.length).toBe(1);
  expect(asked.filter(({ verb }) => verb === 'auth-with-otp').map(({ body }) => body['otpId'])).toEqual([
    'otp2',
    'otp1',
  ]);
});

test('[LOGC-21, TOAST-09] when an earlier code is still valid, the page says when it was sent and claims no new mail', async () => {
  answers['request-otp'] = [200, { otpId: 'otp1', sentAt: '2026-11-20T10:42:00Z', isNew: false }];
  await atClientCode();
  const sent = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
  await expect
    .element(page.getByText(new RegExp(`at ${sent.format(new Date('2026-11-20T10:42:00Z'))}\\.`)))
    .toBeVisible();
  expect(page.getByText('Code sent, check your email for the code').elements()).toHaveLength(0);
});

test('[LOGC-16] an empty or short code is answered, and nothing is sent', async () => {
  await atClientCode();
  await press('Login');
  await sees('Enter the six digits of the code from the email.');
  await expect.element(field('Code')).toHaveFocus();
  expect(asked.filter(({ verb }) => verb === 'auth-with-otp')).toEqual([]);
});

test('[TOAST-08, LOGC-15] a code that could not be sent', async () => {
  answers['request-otp'] = [503, {}];
  await asClient();
  await userEvent.fill(field('Your email address'), 'marit@zilverlinde.example');
  await press('Send me a code');
  await sees('Failed to send code. Try again.');
  await expect.element(field('Your email address')).toHaveAttribute('aria-invalid', 'true');
});

test('[TOAST-04] a code that could not be verified', async () => {
  await atClientCode();
  answers['auth-with-otp'] = [503, {}];
  await userEvent.fill(field('Code'), '000000');
  await sees('OTP verification failed');
  await expect.element(field('Code')).toHaveValue('000000');
});

test('[LOGC-19] after the last try a client requests a new code, and sees how long to wait', async () => {
  await atClientCode();
  answers['auth-with-otp'] = [400, { data: { triesLeft: 0 } }];
  await userEvent.fill(field('Code'), '000000');
  await expect.element(page.getByRole('heading', { name: 'Request a new code' })).toHaveFocus();
  await expect.element(field('Code')).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: /^Send me a new code in/ }));
  await expect.element(page.getByText(/^Wait until \d+:\d\d, then request a new code/)).toBeVisible();
  expect(asked.filter(({ verb }) => verb === 'request-otp')).toHaveLength(1);
});

test('[LOG-07, LOGC-19] a spoiled code, and a connection that has to wait, at the staff login', async () => {
  await atStaffCode();
  answers['auth-with-otp'] = [429, { data: {} }];
  await userEvent.fill(field('Code'), '000000');
  await press('Login');
  await sees('OTP verification failed');
  await expect.element(page.getByText(/^This code can no longer be used/)).toBeVisible();
  answers['auth-with-otp'] = [429, { data: { retryAfter: 599 } }];
  const until = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
  const times = [599, 600].map((seconds) => until.format(Date.now() + seconds * 1000));
  await userEvent.fill(field('Code'), '000000');
  await press('Login');
  await expect.element(page.getByText(new RegExp(`Wait until (${times.join('|')}), then`))).toBeVisible();
  await expect.element(page.getByText(/9:5\d/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Send a new code' }).elements()).toHaveLength(0);
});

test('[LOGC-10, LOGC-18, LOGC-22] a link requests one code for its address, opens the code step and does not sign in', async () => {
  await asClient(btoa('marit@zilverlinde.example'));
  await expect.element(field('Code')).toBeVisible();
  expect(asked).toMatchObject([{ verb: 'request-otp', body: { email: 'marit@zilverlinde.example' }, byLink: 'link' }]);
  expect(client.authStore.token).toBe('');
});

test.each(['', 'bm9ib2R5', '%%%', 'bWFyaXRA'])('[LOGC-11] the token "%s" requests no code', async (link) => {
  await asClient(link);
  await expect.element(field('Your email address')).toBeVisible();
  expect(asked).toEqual([]);
});

test('[LOG-07] the step of the authenticator app names the desk as the app does; a wrong code keeps the focus', async () => {
  answers['auth-with-password'] = [401, { mfaId: 'mfa1', factors: [{ factor: 'app' }] }];
  await staff(portalsByName.gatekeeper, { ...before, desk: { ...before.desk, name: 'Noord Review' } });
  await password();
  await sees('Open your authenticator app and enter the six-digit code for Noord Review.');
  answers['auth-with-factor'] = [400, { message: 'Failed to authenticate.' }];
  await userEvent.fill(field('Code'), '000000');
  await press('Login');
  await expect.element(field('Code')).toHaveFocus();
});

test('[LOG-07, SES-03] after the sign-in of a provider, staff get a code at the address of their account', async () => {
  sessionStorage.setItem('dossier_provider', JSON.stringify({ provider: 'google', state: 's1', codeVerifier: 'v' }));
  const { href } = location;
  history.replaceState(null, '', '?code=c1&state=s1');
  answers['auth-with-oauth2'] = [401, { mfaId: 'mfa1', email: 'sanne@desk.example' }];
  answers['auth-with-otp'] = [400, { message: 'Invalid or expired OTP.' }];
  await staff();
  await expect.element(field('Code')).toHaveFocus();
  history.replaceState(null, '', href);
  await sees('Your account was verified');
  expect(asked.map(({ verb }) => verb)).toEqual(['auth-with-oauth2', 'request-otp']);
  expect(asked[1]?.body).toMatchObject({ email: 'sanne@desk.example' });
  await userEvent.fill(field('Code'), '123456');
  await press('Login');
  expect(await lastBody('auth-with-otp')).toMatchObject({ otpId: 'otp1', mfaId: 'mfa1' });
});
