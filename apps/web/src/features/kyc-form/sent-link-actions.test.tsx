import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientPortal } from '#portals/client.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import type { ClientForm } from './form-context.ts';
import type { OwnersLink } from './helper-links.ts';
import { SentLinkActions } from './sent-link-actions.tsx';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const link = {
  id: 'link00000000001',
  person: 'personjoris0001',
  name: 'Joris van Rijsbergen',
  email: 'joris@tessera.example',
  state: 'invited',
} as OwnersLink;
const form = { request: 'request00000001' } as ClientForm;
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function render() {
  const asked = answerWith({
    '/api/desk/send-helper-link': () => ({ link: link.id, url: '' }),
    '/api/desk/invite-person': () => ({ link: link.id, url: '' }),
  });
  await show(<SentLinkActions form={form} link={link} />, { portal: clientPortal, texts: ['own-links', 'kyc-form'] });
  return asked;
}

test('a link that is sent again moves the focus to the sentence that says so, also the second time', async () => {
  const asked = await render();
  for (const times of [1, 2]) {
    await userEvent.click(button('Send the link of Joris van Rijsbergen again'));
    await expect.element(page.getByText('Sent again to joris@tessera.example.')).toHaveFocus();
    expect(asked).toHaveLength(times);
  }
});

test('changing the address moves the focus to its field, and then to the sentence that says where it was sent', async () => {
  const asked = await render();
  await userEvent.click(button('Change the address of Joris van Rijsbergen'));
  const field = page.getByRole('textbox', { name: 'Email of Joris van Rijsbergen' });
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'joris');
  await userEvent.click(button('Send the link'));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
  await userEvent.fill(field, 'joris@rijsbergen.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sent again to joris@rijsbergen.example.')).toHaveFocus();
  expect(asked.map(({ input }) => input['email'])).toEqual(['joris@rijsbergen.example']);
});
