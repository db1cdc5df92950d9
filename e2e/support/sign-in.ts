import { expect, type Page } from '@playwright/test';
import type { Desk } from './desk.ts';
import { codesSeen, nextCode } from './mailbox.ts';
import { type Person, password } from './people.ts';
import { press } from './press.ts';
import type { Texts } from './texts.ts';

/** Signs in through the screens: password for staff, the code from the mailbox for everyone. */
export async function signIn(
  desk: Desk,
  page: Page,
  person: Pick<Person, 'portal' | 'email'>,
  t: Texts,
): Promise<void> {
  const seen = await codesSeen(desk, person.email);
  if (person.portal === 'client') {
    await page.getByLabel(t('login:client.email')).fill(person.email);
    await press(page.getByRole('button', { name: t('login:client.send') }));
  } else {
    await page.getByLabel(t('login:staff.email'), { exact: true }).fill(person.email);
    await page.getByLabel(t('login:staff.password'), { exact: true }).fill(password);
    await press(page.getByRole('button', { name: t('login:staff.continue') }));
  }
  await enterCode(desk, page, person, t, seen);
}

/** The code step: reads the newest code and submits it; a client's is submitted with its last digit. */
export async function enterCode(
  desk: Desk,
  page: Page,
  { portal, email }: Pick<Person, 'portal' | 'email'>,
  t: Texts,
  seen: ReadonlySet<string>,
): Promise<void> {
  const field = page.getByLabel(t('login:code'), { exact: true });
  await expect(field).toBeVisible();
  await field.fill(await nextCode(desk, email, seen));
  if (portal !== 'client') await press(page.getByRole('button', { name: t('login:login'), exact: true }));
  await expect(field).toBeHidden();
}
