import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show, tick } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { Toasts } from '#ui/toast.tsx';
import type { EntityFile } from './entity-context.ts';
import { EntityFrame } from './entity-frame.tsx';
import { completedFile } from './test-entity.ts';

const texts = ['entity', 'case-roles', 'checks', 'delivery', 'waiting-on', 'legal-forms', 'presence'] as const;
const contact = { ...completedFile.contact, hasSignedIn: false } as EntityFile['contact'];
const sentFile: EntityFile = {
  ...completedFile,
  request: { ...completedFile.request, status: 'requested', deadline: '2030-12-01', scope: ['registration', 'people'] },
  version: { number: 0, submittedAt: '', draft: false },
  moves: ['edit-onboarding'],
  contact,
};
const answer = { id: sentFile.request.id, status: 'requested', waitingOn: '', sentTo: '', others: 0 };
beforeEach(() => sessionStorage.clear());

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const edit = page.getByRole('button', { name: 'Edit' });

async function open(answers: Parameters<typeof answerWith>[0], change: Partial<EntityFile> = {}) {
  signedInAs('gatekeeper-member');
  const asked = answerWith(answers);
  await show(
    <>
      <EntityFrame entity={{ ...sentFile, ...change }} tab="overview" onChoose={() => {}}>
        <p>The file</p>
      </EntityFrame>
      <Toasts />
    </>,
    { portal: gatekeeperPortal, texts },
  );
  await userEvent.click(edit);
  await expect.element(page.getByRole('dialog', { name: 'Edit onboarding' })).toBeVisible();
  return asked;
}

test('sends only what was changed, with the values from which the user started; the focus returns to Edit', async () => {
  const asked = await open({ '/api/desk/edit-onboarding': () => answer });
  await field('Reference').fill('TR-9');
  await expect.element(page.getByText('Was: TR-1')).toBeVisible();
  // The line above one of two fields in a row moves both.
  const bottomOf = (locator: Locator) => locator.element().getBoundingClientRect().bottom;
  expect(Math.abs(bottomOf(field('Reference')) - bottomOf(page.getByRole('group', { name: 'Deadline' })))).toBeLessThan(
    4,
  );
  await tick(page.getByRole('checkbox', { name: 'Ownership' }));
  await expect.element(page.getByRole('checkbox', { name: 'Documents' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(asked.map(({ input }) => input)).toEqual([
    {
      request: sentFile.request.id,
      seen: { reference: 'TR-1', scope: ['registration', 'people'] },
      values: { reference: 'TR-9', scope: ['registration', 'ownership', 'people'] },
    },
  ]);
  await expect.element(edit).toHaveFocus();
});

test('a corrected address is sent in the same save, whose button names the invitation [MAIL-06]', async () => {
  const email = 'tess@right.example';
  const asked = await open({ '/api/desk/edit-onboarding': () => ({ ...answer, sentTo: email }) });
  await expect.element(field('Email of Tess Mulder')).toHaveFocus();
  await field('Email of Tess Mulder').fill(email);
  await userEvent.click(page.getByRole('button', { name: 'Save and send invitation' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked.at(-1)?.input).toMatchObject({ seen: { email: 'tess@polder.example' }, values: { email } });
});

test('an address with which the client has signed in can be read but not changed', async () => {
  await open({}, { contact: completedFile.contact });
  await expect.element(field('Email of Tess Mulder')).toHaveAttribute('readonly');
  await expect.element(page.getByText(/has signed in with this address/)).toBeVisible();
});

test('what the server would refuse is reported at its field and not sent', async () => {
  const asked = await open({});
  await field('Email of Tess Mulder').fill('tess');
  await field('Reference').fill(' ');
  await userEvent.click(page.getByRole('button', { name: 'Save and send invitation' }));
  await expect.element(page.getByText('Invalid email address').first()).toBeVisible();
  await expect.element(field('Reference')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Email of Tess Mulder')).toHaveValue('tess');
  expect(asked).toEqual([]);
});

test("a conflict shows the colleague's value, keeps what was typed, and saving again replaces it [UX-10]", async () => {
  const current = { email: contact?.email, deadline: '2030-12-01', reference: 'TR-2', scope: [], description: '' };
  let isStale = true;
  const refusal = { code: 'stale-revision', facts: { current }, status: 409, message: '', data: {} };
  const asked = await open({
    '/api/desk/edit-onboarding': () => (isStale ? Response.json(refusal, { status: 409 }) : answer),
  });
  await field('Reference').fill('TR-9');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText(/changed by another user/)).toBeVisible();
  await expect.element(page.getByText('Was: TR-2')).toBeVisible();
  await expect.element(field('Reference')).toHaveValue('TR-9');
  isStale = false;
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(asked.at(-1)?.input).toMatchObject({ seen: { reference: 'TR-2' }, values: { reference: 'TR-9' } });
});

test('Esc keeps what was typed, and the cancel button discards it [UX-10]', async () => {
  await open({});
  await field('Reference').fill('TR-12');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(edit);
  await expect.element(field('Reference')).toHaveValue('TR-12');
  await expect.element(page.getByText('Was: TR-1')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(edit);
  await expect.element(field('Reference')).toHaveValue('TR-1');
});
