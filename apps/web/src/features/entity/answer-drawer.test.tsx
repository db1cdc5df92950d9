import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteWaitingFiles } from '#api/waiting-files.ts';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { AnswerDrawer } from './answer-drawer.tsx';
import type { EntityFile } from './entity-context.ts';
import { completedFile } from './test-entity.ts';

const texts = ['entity', 'documents', 'document-kinds', 'file-intake'] as const;
const shown = { portal: gatekeeperPortal, texts };
const request = completedFile.request.id;

const entity: EntityFile = {
  ...completedFile,
  question: {
    id: 'question0000001',
    round: 1,
    target: 'institution',
    label: {},
    text: 'Please add the deed.',
    status: 'open',
    answer: '',
    askedAt: '2026-11-10 10:00:00.000Z',
    answeredAt: '',
    askedBy: 'Ruben Aerts',
    askedOf: '',
  },
};
const own = (name: string, uploadedAt: string): EntityFile['ownDocuments'][number] => ({
  doc: name,
  document: '',
  name,
  type: 'other',
  purpose: '',
  kind: 'other',
  side: '',
  owner: request,
  ownerName: '',
  mediaType: 'application/pdf',
  size: 2048,
  pages: 1,
  issuedOn: '',
  expiresOn: '',
  verification: 'pending',
  verifiedBy: '',
  updated: uploadedAt,
  verifiedAt: '',
  reason: '',
  version: 1,
  versions: 1,
  uploadedBy: 'Sanne de Wit',
  uploadedAt,
  scan: '',
  scanProblem: '',
  scanSignature: '',
  scannedAt: '',
  origin: 'institution',
});

const text = () => page.getByRole('textbox', { name: 'Answer' });
const drawer = () => page.getByRole('dialog', { name: 'Answer the question' });
const send = () => userEvent.click(drawer().getByRole('button', { name: 'Send the answer' }));
const choose = async (name: string) => {
  const input = drawer().element().querySelector('input[type=file]') as HTMLElement;
  await userEvent.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
};

/** An upload goes by XMLHttpRequest, for its progress: these answer at once. */
const original = globalThis.XMLHttpRequest;
function answerUploads(): string[] {
  const sent: string[] = [];
  class Uploads {
    upload: { onprogress?: (event: unknown) => void } = {};
    status = 200;
    response = {};
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      const file = form.get('file') as File;
      sent.push(`${file.name} as ${form.get('type')}`);
      setTimeout(() => this.onload?.());
    }
  }
  globalThis.XMLHttpRequest = Uploads as unknown as typeof XMLHttpRequest;
  return sent;
}

afterEach(async () => {
  globalThis.XMLHttpRequest = original;
  await deleteWaitingFiles();
});

test('an answer that was not sent is kept after Esc with its files, until it is sent [UX-10]', async () => {
  signedInAs('gatekeeper-member');
  const asked = answerWith({ '/api/desk/answer': () => ({ id: request, status: 'submitted', waitingOn: '' }) });
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const dialog = <AnswerDrawer entity={entity} onClose={close} />;
  await show(dialog, shown);
  await text().fill('The deed is dated 2019.');
  await choose('deed.pdf');
  await expect.element(drawer().getByText('deed.pdf')).toBeVisible();
  text().element().focus();
  await userEvent.keyboard('{Escape}');
  expect(closed).toBe(1);
  await show(dialog, shown);
  await expect.element(text()).toHaveValue('The deed is dated 2019.');
  await expect.element(drawer().getByText('deed.pdf')).toBeVisible();
  await userEvent.click(drawer().getByRole('button', { name: 'Remove deed.pdf' }));
  await send();
  await expect.poll(() => closed).toBe(2);
  expect(asked).toEqual([{ path: '/api/desk/answer', input: { request, answer: 'The deed is dated 2019.' } }]);
  await show(dialog, shown);
  await expect.element(text()).toHaveValue('');
});

test('a file is sent by Add only, and the answer not before its files', async () => {
  signedInAs('gatekeeper-member');
  const asked = answerWith({});
  const sent = answerUploads();
  await show(<AnswerDrawer entity={entity} onClose={() => {}} />, shown);
  await expect.element(drawer().getByText('Please add the deed.')).toBeVisible();
  await text().fill('Here it is.');
  const drop = drawer().getByRole('button', { name: /^Drop files here/ });
  (drop.element() as HTMLElement).focus();
  await choose('deed.pdf');
  await expect.element(drawer().getByRole('button', { name: 'Add 1 file' })).toBeDisabled();
  await expect.element(drop).toHaveFocus();
  await userEvent.click(drawer().getByRole('button', { name: /Choose a type/ }));
  await userEvent.click(page.getByRole('option', { name: 'Other document', exact: true }));
  await send();
  await expect.element(page.getByRole('alert').getByText(/1 file is not added yet/)).toBeVisible();
  expect([asked, sent]).toEqual([[], []]);
  await userEvent.click(drawer().getByRole('button', { name: 'Add 1 file' }));
  await expect.element(drawer().getByText('deed.pdf')).not.toBeInTheDocument();
  expect(sent).toEqual(['deed.pdf as other']);
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('documents that were added after the question belong to its answer, earlier ones do not', async () => {
  signedInAs('gatekeeper-member');
  const ownDocuments = [own('early.pdf', '2026-11-09 10:00:00.000Z'), own('deed.pdf', '2026-11-10 11:00:00.000Z')];
  await show(<AnswerDrawer entity={{ ...entity, ownDocuments }} onClose={() => {}} />, shown);
  const list = drawer().getByRole('list', { name: 'Added since the question' });
  await expect.element(list.getByRole('link', { name: 'deed.pdf' })).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(1);
});
