import { expect, test } from 'vitest';
import { drawSpecimen } from '../mrz/specimens/draw-specimen.ts';
import { randomFrom } from '../mrz/specimens/random.ts';
import { zoneLines } from '../mrz/specimens/zone-lines.ts';
import { readZoneIsolated } from './isolated-zone.ts';

const lines = zoneLines({
  format: 'TD3',
  state: 'UTO',
  lastName: 'Eriksson',
  firstNames: 'Anna',
  number: 'L898902C3',
  birth: '740812',
  sex: 'F',
  expiry: '320415',
  optional: '123456782',
});
const order = async () => ({
  bytes: await drawSpecimen(lines, { width: 1000 }, randomFrom(1)),
  today: '2026-11-25',
  person: 'p1',
});

test.each([
  ['memory', { memoryMb: 1, timeMs: 60_000 }],
  ['time', { memoryMb: 640, timeMs: 1 }],
])('a picture that takes more %s than allowed is given up, and the next one is read', async (_what, limits) => {
  expect(await readZoneIsolated(await order(), limits)).toBe('too-complex');
  const found = await readZoneIsolated(await order());
  expect(found).toMatchObject({ zone: { number: 'L898902C3' } });
  expect(JSON.stringify(found)).not.toContain('123456782');
});

test('bytes that are no picture, and pictures of another kind, are unclear or without a zone', async () => {
  const person = 'p1';
  const today = '2026-11-25';
  expect(await readZoneIsolated({ bytes: Buffer.from('no picture'), today, person })).toBe('unclear');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await readZoneIsolated({ bytes: svg, today, person })).toBeTypeOf('string');
});
