import { readFile } from 'node:fs/promises';
import { readZone } from '@dossier/domain/machine-readable-zone';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadNetwork } from './load-net.ts';
import { readPicture } from './read-picture.ts';
import { drawSpecimen, type Flaws } from './specimens/draw-specimen.ts';
import { randomFrom } from './specimens/random.ts';
import { type SpecimenFacts, zoneLines } from './specimens/zone-lines.ts';

const today = '2026-11-25';
const network = loadNetwork();
const facts: SpecimenFacts = {
  format: 'TD3',
  state: 'UTO',
  lastName: 'Bakkerveld',
  firstNames: 'Thijs Quirijn',
  number: 'IX7R42KD8',
  birth: '860614',
  sex: 'M',
  expiry: '320208',
};

// Time does not end a test: a busy machine is slow.
const read = (bytes: Uint8Array) => readPicture(bytes, { today, network, timeMs: 60_000 });
const drawn = (flaws: Flaws, of: Partial<SpecimenFacts> = {}) =>
  drawSpecimen(zoneLines({ ...facts, ...of }), flaws, randomFrom(1));

describe('the zone of a picture is read with all check digits', () => {
  test.each<[string, SpecimenFacts['format'], Flaws]>([
    ['a clean passport', 'TD3', {}],
    ['a clean card', 'TD1', {}],
    ['a clean older card', 'TD2', {}],
    [
      'turned by 3 degrees, with noise, small and much compressed',
      'TD3',
      { width: 900, turn: -3, noise: 20, quality: 50 },
    ],
    ['blurred, on a pattern of lines', 'TD1', { turn: 2, blur: 1.4, noise: 6, busy: true, quality: 75 }],
    ['from the side, in uneven light', 'TD3', { perspective: 0.25, light: 0.4, margin: 0.1, quality: 75 }],
  ])('%s', async (_what, format, flaws) => {
    const found = await read(await drawn(flaws, { format }));
    expect(found).toMatchObject({ zone: readZone(zoneLines({ ...facts, format }), today) });
  });

  test.each([90, 180, 270])('turned by %i degrees', async (turn) => {
    const bytes = await sharp(await drawn({ width: 1000 }))
      .rotate(turn)
      .png()
      .toBuffer();
    expect(await read(bytes)).toMatchObject({ zone: { number: 'IX7R42KD8' } });
  });

  test('turned as the camera states in the file', async () => {
    const bytes = await sharp(await drawn({ width: 1400 }))
      .rotate(90)
      .jpeg()
      .withMetadata({ orientation: 8 })
      .toBuffer();
    expect(await read(bytes)).toMatchObject({ zone: { number: 'IX7R42KD8' }, tries: 1 });
  });
});

test('a printed check digit that contradicts is reported, and the other values are read', async () => {
  const lines = zoneLines(facts);
  const wrong = [lines[0] as string, (lines[1] as string).replace(/^(.{9})./, (_all, number) => `${number}0`)];
  expect(zoneLines(facts)[1]?.[9]).not.toBe('0');
  const found = await read(await drawSpecimen(wrong, { width: 1000 }, randomFrom(1)));
  expect(found).toMatchObject({
    zone: { birthDate: '1986-06-14', expiry: '2032-02-08', fits: { number: false, birthDate: true, expiry: true } },
  });
});

test.each(['card.png', 'phone-photo.jpg'])('a picture without a zone has none: %s', async (name) => {
  expect(await read(await readFile(new URL(`../../test/files/${name}`, import.meta.url)))).toBe('none');
});

test('lines that cannot be distinguished are unclear', async () => {
  expect(await read(await drawn({ width: 700, blur: 3.2, noise: 10 }))).toBeTypeOf('string');
});
