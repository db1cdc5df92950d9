import { saveOrganisation } from '@dossier/domain/contracts/workflows/save-organisation';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { refusalText } from '#testing/refusal-text.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { Toasts } from '#ui/toast.tsx';
import { type SettingsSearch, settingsSearch } from './sections.ts';
import { SettingsScreen } from './settings-screen.tsx';

const user = {
  id: 'me',
  collectionId: 'c',
  collectionName: 'gatekeeper_users',
  email: 'tess@office.example',
  first_name: 'Tess',
  last_name: 'Mulder',
  language: 'en',
};

const hrefOf = ({ section = 'profile' }: SettingsSearch) => `/external/settings?section=${section}`;

const profile = (more: Partial<ComponentProps<typeof SettingsScreen>> = {}) =>
  show(
    <>
      <SettingsScreen
        user={user}
        theme="system"
        themes={['system', 'light', 'dark']}
        onTheme={() => {}}
        onLoggedOut={() => {}}
        hrefOf={hrefOf}
        {...more}
      />
      <Toasts />
    </>,
    { portal: gatekeeperPortal, texts: ['settings', 'contacts'] },
  );

test('the settings are in the footer of the sidebar, and keep what is saved [SET-01]', async () => {
  expect(gatekeeperPortal.sidebar.footer.map(({ href }) => href)).toContain('/external/settings');
  const asked = answerWith({ '/api/desk/save-profile': () => ({ saved: true }) });
  await profile();
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), '');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Tessa');
  await userEvent.click(save);
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  const saved = asked.find(({ path }) => path === '/api/desk/save-profile');
  expect(saved?.input).toEqual({ firstName: 'Tessa', lastName: 'Mulder', language: 'en' });
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});

test('the address is changed under Profile through a link [SET-01]', async () => {
  await profile();
  await expect
    .element(page.getByRole('link', { name: 'Change your email address' }))
    .toHaveAttribute('href', '/confirm-email');
});

const security = (more: Partial<ComponentProps<typeof SettingsScreen>> = {}) =>
  profile({ search: { section: 'security' }, ...more });

test('the password is changed under security, which shows the day on which it was set [SET-01]', async () => {
  answerWith({ '/api/desk/views/my-login': () => ({ passwordChangedAt: '2026-09-04 10:00:00.000Z' }) });
  await security();
  await expect
    .element(page.getByRole('link', { name: 'Change password' }))
    .toHaveAttribute('href', '/reset-password?email=tess%40office.example');
  await expect.element(page.getByText('Changed on 4 September 2026.')).toBeVisible();
});

test('and where it is not known, how to set one [SET-01]', async () => {
  const asked = answerWith({ '/api/desk/views/my-login': () => ({ passwordChangedAt: '' }) });
  await security();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(page.getByText('We email you a link to choose a new one.')).toBeVisible();
  expect(document.body.textContent).not.toContain('Changed on');
});

test('few recovery codes are a warning that says how many are left [SET-01]', async () => {
  const security = (left: number) => ({
    factors: [{ id: 'f1', kind: 'app', name: 'Phone', created: '2026-09-04 10:00:00.000Z', lastUsedAt: '' }],
    recoveryCodes: left,
    ...{ acceptsMailedCode: true, isRequired: false, organisation: 'Office', canUsePasskeys: true, changes: [] },
  });
  answerWith({ '/api/desk/views/sign-in-security': () => security(2) });
  await profile({ search: { section: 'security' } });
  await expect.element(page.getByText('2 of 10 codes are left.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
  answerWith({ '/api/desk/views/sign-in-security': () => security(4) });
  await profile({ search: { section: 'security' } });
  await expect.element(page.getByText('4 unused codes')).toBeVisible();
  expect(document.body.textContent).not.toContain('codes are left');
});

test('logging out everywhere asks first, and ends nothing when one stays [SET-01]', async () => {
  let loggedOut = 0;
  const asked = answerWith({ '/api/desk/log-out-everywhere': () => ({}) });
  const ended = () => asked.filter(({ path }) => path === '/api/desk/log-out-everywhere').length;
  await security({ onLoggedOut: () => loggedOut++ });
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }).last());
  await press('Log out everywhere');
  await press('Stay logged in');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(ended()).toBe(0);
  await press('Log out everywhere');
  await press('Log out everywhere');
  await expect.poll(() => loggedOut).toBe(1);
  expect(ended()).toBe(1);
});

const organisation = {
  id: 'org000000000001',
  name: 'Office',
  code: 'OF',
  sector: 'Notary',
  accent: '',
  logo: '',
  defaultLanguage: 'en',
  supportTexts: { en: 'Call us.', nl: '' },
  supportEmail: '',
  supportPhone: '',
  roles: ['member', 'admin'],
  users: [],
  reminders: { isOn: true, days: [3, 7, 14], warnDays: 7, warnsClient: true, warnsOwner: true },
  dueTargets: { send: 5, answer: 2 },
  maySetTimes: true,
  mayManage: true,
  organisations: [],
};

async function openSection(section: 'organisation' | 'support' | 'times', mayManage = true) {
  let stored: Record<string, unknown> = { ...organisation, mayManage };
  const counts: number[] = [];
  const asked = answerWith({
    '/api/desk/views/organisation': () => stored,
    '/api/desk/save-organisation': (input) => {
      stored = { ...stored, ...(input as object) };
      return { org: 'org000000000001' };
    },
  });
  await profile({ search: { section }, onUnsaved: (count: number) => counts.push(count) });
  return { asked, counts };
}

test('the support contact exists in both languages; an empty one uses the other, and the page reports unsaved changes [SET-02]', async () => {
  const { asked, counts } = await openSection('support');
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Call us.');
  await tick(page.getByRole('radio', { name: 'Nederlands' }));
  await expect.element(page.getByText(/There is no text in this language yet/)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'Bel ons.');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  expect(counts.at(-1)).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const saved = asked.find(({ path }) => path === '/api/desk/save-organisation');
  expect(saved?.input).toEqual({ org: 'org000000000001', supportTexts: { nl: 'Bel ons.' } });
  expect(counts.at(-1)).toBe(0);
});

test('what the server would refuse cannot be saved, and the field says why in its words [SET-02]', async () => {
  const { asked } = await openSection('support');
  const phone = '1'.repeat(41);
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'help@office');
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), phone);
  const input = { org: 'org000000000001', supportEmail: 'help@office', supportPhone: phone };
  for (const name of ['supportEmail', 'supportPhone'])
    await expect.element(page.getByText(refusalText(saveOrganisation.input, input, name))).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'help@office.example');
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), '');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const saved = asked.find(({ path }) => path === '/api/desk/save-organisation');
  expect(saved?.input).toEqual({ org: 'org000000000001', supportEmail: 'help@office.example' });
});

test('days that are not allowed cannot be saved, and the field says which are [SET-02]', async () => {
  const { asked, counts } = await openSection('times');
  const warning = page.getByRole('textbox', { name: 'Days before the deadline' });
  for (const [typed, message] of [
    ['-1', 'Enter 0 or more days'],
    ['1000', 'Enter at most 90 days'],
    ['abc', 'Enter a whole number of days, in digits'],
    ['2,5', 'Enter a whole number of days, in digits'],
    ['', 'Enter a whole number of days, in digits'],
  ] as const) {
    await userEvent.fill(warning, typed);
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
  expect(counts.at(-1)).toBe(1);
  await userEvent.fill(warning, '0');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const [saved] = asked.filter(({ path }) => path === '/api/desk/save-organisation');
  expect(saved?.input).toMatchObject({ reminders: { warnDays: 0 } });
});

test('without a logo one can be selected; members cannot [SET-02]', async () => {
  await openSection('organisation');
  await expect.element(page.getByText('No logo yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Remove' }).elements()).toEqual([]);
  await openSection('organisation', false);
  await expect.element(page.getByText('No logo yet')).toBeVisible();
  expect(page.getByRole('button', { name: 'Choose a file' }).elements()).toEqual([]);
});

function WithGlobe() {
  const [language, setLanguage] = useState('en');
  return (
    <>
      <button type="button" onClick={() => setLanguage('nl')}>
        Globe
      </button>
      <SettingsScreen
        user={{ ...user, language }}
        theme="system"
        themes={['system', 'light', 'dark']}
        onTheme={() => {}}
        onLoggedOut={() => {}}
        hrefOf={hrefOf}
      />
    </>
  );
}

test('a language selected elsewhere in the meantime is kept by the next save, and so is typed input [I18N-07]', async () => {
  const asked = answerWith({ '/api/desk/save-profile': () => ({ saved: true }) });
  await show(<WithGlobe />, { portal: gatekeeperPortal, texts: ['settings', 'contacts'] });
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Tessa');
  await userEvent.click(page.getByRole('button', { name: 'Globe' }));
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => asked.find(({ path }) => path === '/api/desk/save-profile')?.input)
    .toMatchObject({ firstName: 'Tessa', language: 'nl' });
});

test('notifications are chosen by topic: what is a duty cannot be switched off and says why, the rest is saved [SET-01]', async () => {
  const asked = answerWith({ '/api/desk/save-profile': () => ({ saved: true }) });
  const given = { ...user, notify: { answers: { mail: 'never' } } };
  await profile({ user: given, search: { section: 'notifications' } });
  await expect.element(page.getByText('Emails go to tess@office.example', { exact: false })).toBeVisible();
  const duty = page.getByRole('row', { name: /Questions of the review desk/ });
  await expect.element(duty.getByText('The onboarding waits until you answer.')).toBeVisible();
  expect(duty.getByRole('switch').elements()).toEqual([]);
  expect(page.getByRole('row', { name: /^Possible matches/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: /Never.*Answers, email/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Deadlines, email/ }));
  await userEvent.click(page.getByRole('option', { name: 'Daily at 8:00' }));
  await tick(page.getByRole('switch', { name: 'Mentions, in Dossier' }));
  await expect.element(page.getByText('2 unsaved changes')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const saved = asked.find(({ path }) => path === '/api/desk/save-profile')?.input as { notify: object };
  expect(saved.notify).toMatchObject({
    deadlines: { isShown: true, mail: 'daily' },
    mentions: { isShown: false, mail: 'at-once' },
    answers: { isShown: true, mail: 'never' },
  });
});

test('an unknown section in the address, and one of others, shows the first [SET-01]', async () => {
  // A parameter that is left out would stay in the address.
  expect(Object.entries(settingsSearch({ section: 'nothing', org: 7 }))).toEqual([
    ['section', undefined],
    ['org', undefined],
    ['opened', undefined],
  ]);
  await profile({ search: { section: 'system' } });
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});
