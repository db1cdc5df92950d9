import type { IdentityReading as Answer, ZoneValues } from '@dossier/domain/contracts/answers/identity-reading';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show, tick } from '#testing/test-page.tsx';
import { AsksFirstProvider, useAsksFirst } from './asks-first.ts';
import { Button } from './button.tsx';
import { IdentityReading } from './identity-reading.tsx';
import type { IdentityPatch } from './identity-reading-facts.tsx';

const values: ZoneValues = {
  kind: 'passport',
  country: 'NL',
  nationality: 'NL',
  number: 'IX7R42KD8',
  birthDate: '1986-06-14',
  expiry: '2091-02-08',
  sex: 'M',
  lastName: 'BAKKERVELT',
  firstNames: 'THIJS',
  fits: { number: true, birthDate: true, expiry: true, whole: true },
};

interface FormProps {
  answers: (doc: string) => Promise<Answer>;
  typed?: IdentityPatch;
  before?: readonly string[];
}

/** A form to which photos are added by buttons; it shows its fields as text, and saves them by a button of its own. */
function Form({ answers, typed = {}, before = [] }: FormProps) {
  const [docs, setDocs] = useState(before);
  const [fields, setFields] = useState(typed);
  const [isAsking, setAsking] = useAsksFirst();
  return (
    <>
      <button type="button" onClick={() => setDocs([...docs, `photo${docs.length + 1}`])}>
        Add a photo
      </button>
      <button type="button" onClick={() => setDocs([])}>
        Remove
      </button>
      <AsksFirstProvider value={setAsking}>
        <IdentityReading
          docs={docs}
          typed={fields}
          readDocument={answers}
          onUse={(patch) => setFields({ ...fields, ...patch })}
        />
      </AsksFirstProvider>
      <Button variant={isAsking ? 'secondary' : 'primary'}>Save</Button>
      <output data-testid="fields">{JSON.stringify(fields)}</output>
    </>
  );
}

const texts = ['identity-reading', 'kyc-form', 'answers', 'identity'] as const;
const shown = (form: React.ReactNode) => show(form, { texts });
const fields = () => JSON.parse(page.getByTestId('fields').element().textContent ?? '{}');
const add = () => userEvent.click(page.getByRole('button', { name: 'Add a photo' }));
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const read =
  (more: Partial<ZoneValues> = {}) =>
  async (): Promise<Answer> => ({
    unread: null,
    values: { ...values, ...more },
  });

test('a new photo is read at once; nothing is filled in before the person confirms', async () => {
  await shown(<Form answers={read()} />);
  await add();
  await expect.element(page.getByText('IX7R42KD8', { exact: true })).toBeVisible();
  expect(fields()).toEqual({});
  await press('Use these details');
  // Names have no check digit: they are shown, not filled in.
  expect(fields()).toEqual({
    identityKind: 'passport',
    identityNumber: 'IX7R42KD8',
    identityExpiry: '2091-02-08',
    birthDate: '1986-06-14',
    nationality: 'NL',
  });
  await expect.element(page.getByText('We filled in what we read. Please look at it once more.')).toBeVisible();
});

test('the country of the document is filled in where the form asks for it', async () => {
  await shown(<Form answers={read()} typed={{ identityCountry: '' }} />);
  await add();
  await expect.element(page.getByText('Country of the document')).toBeVisible();
  await press('Use these details');
  expect(fields()).toMatchObject({ identityCountry: 'NL', nationality: 'NL' });
});

const colorOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;

test.each(['Use these details', 'Type it'])(
  'the button of the page is not the next step before %s or the removal of the photo',
  async (name) => {
    await shown(<Form answers={read()} />);
    const primary = colorOf('Save');
    await add();
    await expect.element(page.getByRole('button', { name: 'Use these details' })).toBeVisible();
    expect(colorOf('Use these details')).toBe(primary);
    await expect.poll(() => colorOf('Save')).not.toBe(primary);
    await press('Remove');
    await expect.poll(() => colorOf('Save')).toBe(primary);
    await add();
    await expect.poll(() => colorOf('Save')).not.toBe(primary);
    await press(name);
    await expect.poll(() => colorOf('Save')).toBe(primary);
  },
);

test('while a photo is read, the page says where it is read', async () => {
  await shown(<Form answers={() => new Promise(() => {})} />);
  await add();
  await expect.element(page.getByText('Reading the photo')).toBeVisible();
  await expect.element(page.getByText('We read the photo on our own server. Nobody else sees it.')).toBeVisible();
});

test('what differs is asked: a proven value is chosen, and for a name the typed one', async () => {
  const typed = { identityExpiry: '2037-02-08', lastName: 'Bakkerveld', identityNumber: 'ix7r 42kd8' };
  await shown(<Form answers={read()} typed={typed} />);
  await add();
  await expect.element(page.getByRole('heading', { name: '2 things differ' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '8 February 2091 As on the document' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Bakkerveld As you typed' })).toBeChecked();
  await press('Use these details');
  expect(fields()).toMatchObject({
    identityExpiry: '2091-02-08',
    lastName: 'Bakkerveld',
    identityNumber: 'ix7r 42kd8',
  });
});

test('the person decides otherwise', async () => {
  const typed = { identityExpiry: '2037-02-08', lastName: 'Bakkerveld' };
  await shown(<Form answers={read()} typed={typed} />);
  await add();
  await expect.element(page.getByRole('heading', { name: '2 things differ' })).toBeVisible();
  await tick(page.getByRole('radio', { name: '8 February 2037 As you typed' }));
  await tick(page.getByRole('radio', { name: 'Bakkervelt As on the document' }));
  await press('Use these details');
  expect(fields()).toMatchObject({ identityExpiry: '2037-02-08', lastName: 'Bakkervelt' });
});

test('a value that its check digit contradicts is named and not filled in', async () => {
  await shown(<Form answers={read({ fits: { ...values.fits, number: false, whole: false } })} />);
  await add();
  await expect.element(page.getByText('Does not fit', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/contradicts what we read/)).toBeVisible();
  await press('Use these details');
  expect(fields()).not.toHaveProperty('identityNumber');
  expect(fields()).toHaveProperty('birthDate');
});

test('an expired document is named', async () => {
  await shown(<Form answers={read({ expiry: '2012-04-15' })} />);
  await add();
  await expect.element(page.getByText(/expired on 15 April 2012/)).toBeVisible();
});

test('a photo that cannot be read says why, and its other side is read next', async () => {
  const answers = async (doc: string): Promise<Answer> =>
    doc === 'photo1' ? { unread: 'no-zone', values: null } : read()();
  await shown(<Form answers={answers} />);
  await add();
  await expect.element(page.getByText(/We see no lines of letters and figures/)).toBeVisible();
  await expect.element(page.getByText(/You can type everything yourself/)).toBeVisible();
  await add();
  await expect.element(page.getByText('IX7R42KD8', { exact: true })).toBeVisible();
});

test('after a failure the photo can be read again', async () => {
  let isFailing = true;
  await shown(<Form answers={() => (isFailing ? Promise.reject(new Error('offline')) : read()())} />);
  await add();
  await expect.element(page.getByText('The photo was not read.')).toBeVisible();
  isFailing = false;
  await press('Try again');
  await expect.element(page.getByText('IX7R42KD8', { exact: true })).toBeVisible();
});

test('earlier photos are read when the person asks for it; a removed photo takes its reading along', async () => {
  await shown(<Form answers={read()} before={['photo0']} />);
  expect(page.getByText('IX7R42KD8', { exact: true }).elements()).toHaveLength(0);
  await press('Read the details from the photo');
  await expect.element(page.getByText('IX7R42KD8', { exact: true })).toBeVisible();
  await press('Remove');
  await expect.element(page.getByText('IX7R42KD8', { exact: true })).not.toBeInTheDocument();
});

test('who types it closes the panel with nothing filled in', async () => {
  await shown(<Form answers={read()} />);
  await add();
  await press('Type it');
  expect(fields()).toEqual({});
  expect(page.getByRole('region', { name: 'We read the document' }).elements()).toHaveLength(0);
});

test.each([
  ['en', 'Read the details from the photo', 'Dutch', 'Belgian'],
  ['nl', 'De gegevens van de foto lezen', 'Nederlandse', 'Belgische'],
] as const)(
  'a nationality is shown in %s as its field shows it, not as a country',
  async (language, offer, dutch, belgian) => {
    const form = <Form answers={read()} typed={{ nationality: 'BE' }} before={['photo1']} />;
    await show(form, { texts, language });
    await press(offer);
    await expect.element(page.getByText(dutch, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(belgian, { exact: true }).first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Netherlands|Nederland(?!se)|Belgium|België/);
  },
);
