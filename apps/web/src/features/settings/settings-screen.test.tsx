import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeper } from '#portals/gatekeeper.ts';
import { Toasts } from '#ui/toast.tsx';
import { show } from '../../test-page.tsx';
import { answerWith } from '../../test-server.ts';
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

test('the settings stand in the foot of the sidebar, and keep what is saved [SET-01]', async () => {
  expect(gatekeeper.sidebar.footer.map(({ href }) => href)).toContain('/external/settings');
  const asked = answerWith({ '/api/desk/save-profile': () => ({ saved: true }) });
  await show(
    <>
      <SettingsScreen
        user={user}
        theme="system"
        themes={['system', 'light', 'dark']}
        onTheme={() => {}}
        onLoggedOut={() => {}}
      />
      <Toasts />
    </>,
    { portal: gatekeeper, texts: ['settings', 'contacts'] },
  );
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), '');
  await expect.element(save).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Tessa');
  await userEvent.click(page.getByText('A deadline is near'));
  await userEvent.click(save);
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  const saved = asked.find(({ path }) => path === '/api/desk/save-profile');
  expect(saved?.input).toMatchObject({ firstName: 'Tessa', lastName: 'Mulder', notify: { 'deadline-near': false } });
  await expect.element(save).toBeDisabled();
});
