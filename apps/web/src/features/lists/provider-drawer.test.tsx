import { saveScreeningProvider } from '@dossier/domain/contracts/workflows/save-screening-provider';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusalText } from '#testing/refusal-text.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { ProviderDrawer } from './provider-drawer.tsx';

// What a drawer keeps.
beforeEach(() => sessionStorage.clear());

const field = (name: string) => page.getByRole('textbox', { name });

test('the stored key is announced as deleted once the address is that of another service', async () => {
  const provider = { isOn: true, address: 'https://yente.example/api', dataset: 'default', hasKey: true };
  await show(<ProviderDrawer provider={provider} onClose={() => {}} />, { texts: ['screening-lists'] });
  await expect.element(page.getByText('A key is stored. Leave this empty to keep it')).toBeVisible();
  await field('Address').fill('https://yente.example/other');
  await expect.element(page.getByText('A key is stored. Leave this empty to keep it')).toBeVisible();
  await field('Address').fill('https://evil.example/api');
  await expect.element(page.getByText(/belongs to the earlier address and is deleted when you save/)).toBeVisible();
});

test('the external service is saved only with values that the server accepts; what was typed stays', async () => {
  const asked = answerWith({ '/api/desk/save-screening-provider': ({ isOn }) => ({ isOn }) });
  const provider = { isOn: false, address: '', dataset: '', hasKey: true };
  await show(<ProviderDrawer provider={provider} onClose={() => {}} />, { texts: ['screening-lists'] });
  await tick(page.getByRole('switch'));
  await field('Dataset').fill('two words');
  await page.getByRole('button', { name: 'Save' }).click();
  const input = { isOn: true, address: '', dataset: 'two words' };
  for (const name of ['address', 'dataset'])
    await expect.element(page.getByText(refusalText(saveScreeningProvider.input, input, name))).toBeVisible();
  await expect.element(field('Dataset')).toHaveValue('two words');
  expect(asked).toEqual([]);
  await field('Address').fill(' https://yente.example ');
  await field('Dataset').fill('default');
  await page.getByRole('button', { name: 'Save' }).click();
  const sent = { isOn: true, address: 'https://yente.example', dataset: 'default' };
  await expect.poll(() => asked.map(({ input }) => input)).toEqual([sent]);
});

test('Escape keeps what was typed except the key; Cancel discards it [UX-10]', async () => {
  const provider = { isOn: false, address: '', dataset: '', hasKey: false };
  const open = () => show(<ProviderDrawer provider={provider} onClose={() => {}} />, { texts: ['screening-lists'] });
  await open();
  await field('Address').fill('https://yente.example');
  await page.getByLabelText('Key').fill('secret of the service');
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(field('Address')).toHaveValue('https://yente.example');
  await expect.element(page.getByLabelText('Key')).toHaveValue('');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('secret of the service');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect.element(field('Address')).toHaveValue('');
});
