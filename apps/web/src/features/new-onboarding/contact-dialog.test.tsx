import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { ContactDialog } from './contact-dialog.tsx';

const empty = { firstName: '', lastName: '', email: '', phone: '' };
const lastName = page.getByLabelText('Last name');

async function open(place: string, start = empty) {
  answerWith({});
  await show(<ContactDialog start={start} phoneCountry="NL" place={place} onSaved={() => {}} onClose={() => {}} />, {
    portal: gatekeeperPortal,
    texts: ['contacts'],
  });
}

test('a typed contact is there again after Escape for the same client alone, and gone after Cancel [NEW-10]', async () => {
  await open('draft1/polder');
  await userEvent.fill(lastName, 'Hoekstra');
  await userEvent.keyboard('{Escape}');
  await open('draft1/duin');
  await expect.element(lastName).toHaveValue('');
  await open('draft1/polder', { ...empty, lastName: 'Mulder' });
  await expect.element(lastName).toHaveValue('Mulder');
  await open('draft1/polder');
  await expect.element(lastName).toHaveValue('Hoekstra');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await open('draft1/polder');
  await expect.element(lastName).toHaveValue('');
});
