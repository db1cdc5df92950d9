import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client } from '#api/client.ts';
import { deleteWaitingFiles } from '#api/waiting-files.ts';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import { documentTexts as texts } from './test-documents.ts';

const request = { id: 'request00000001', number: 'KV-1', reference: 'TR-1', status: 'submitted' };
const subject = { id: 'subject1', name: 'Polder Bouw B.V.' };
const original = globalThis.XMLHttpRequest;

afterEach(async () => {
  await deleteWaitingFiles();
  globalThis.XMLHttpRequest = original;
});

/** An upload that stops at half until it is cancelled. */
function stallUploads(): { stopped: number } {
  const seen = { stopped: 0 };
  class Stalled extends EventTarget {
    upload: { onprogress?: (event: unknown) => void } = {};
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    }
    abort() {
      seen.stopped += 1;
      this.onabort?.();
    }
  }
  globalThis.XMLHttpRequest = Stalled as unknown as typeof XMLHttpRequest;
  return seen;
}

async function openDocuments() {
  client.authStore.save('token', { id: 'me', collectionId: 'c', collectionName: 'gatekeeper_users', role: 'member' });
  const entity = { request, subject, documents: { open: true, value: [] }, ownDocuments: [] };
  answerWith({ '/api/desk/views/entity': () => entity });
  await show(<DocumentsScreen params={{ subject: 'subject1' }} filter="all" onFilter={() => {}} closed={undefined} />, {
    portal: gatekeeperPortal,
    texts,
  });
  await expect.element(page.getByRole('button', { name: 'Add documents' })).toBeVisible();
}

function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const pdf = (name: string) => new File(['%PDF-1.7 x'], name, { type: 'application/pdf' });

test('files dropped anywhere on the tab are accepted, also while others are being added [DOC-18]', async () => {
  await openDocuments();
  drop(
    page.getByText('No documents yet').element(),
    pdf('deed.pdf'),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
  );
  const drawer = page.getByRole('dialog', { name: 'Add documents' });
  await expect.element(drawer.getByText('deed.pdf')).toBeVisible();
  await expect.element(drawer.getByText('notes.txt')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Add 1 file' })).toBeVisible();
  drop(drawer.element(), pdf('later.pdf'));
  await expect.element(drawer.getByRole('button', { name: 'Add 2 files' })).toBeVisible();
  await expect.element(drawer.getByText('later.pdf')).toBeVisible();
  await expect.element(drawer.getByText('deed.pdf')).toBeVisible();
});

test('an upload shows its progress and can be cancelled [UX-11]', async () => {
  await openDocuments();
  const seen = stallUploads();
  drop(page.getByText('No documents yet').element(), pdf('deed.pdf'));
  const drawer = page.getByRole('dialog', { name: 'Add documents' });
  await userEvent.click(drawer.getByRole('button', { name: /Choose a type/ }));
  await userEvent.click(page.getByRole('option', { name: 'Other document' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Add 1 file' }));
  await expect.element(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(drawer.getByRole('listitem').getByRole('button', { name: /Cancel|Stop/ }));
  await expect.element(drawer.getByText('deed.pdf')).not.toBeInTheDocument();
  expect(seen.stopped).toBe(1);
});
