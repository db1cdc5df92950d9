/** `npm run bench -- passport [--count 60] [--train]`: reads photos of invented documents, by how good they are. */
import { parseArgs } from 'node:util';
import { allFit, readZone, type Zone } from '@dossier/domain/machine-readable-zone';
import { loadNetwork, readPicture } from '@dossier/server/mrz';
import { drawSpecimen, type Flaws, type Random, randomFrom, zoneLines } from '@dossier/server/mrz-specimens';
import { inventedFacts } from './invented.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '60' }, train: { type: 'boolean' } } });
const count = Number(values.count);
const today = '2026-11-25';

const either = (random: Random, degrees: number) => (random() < 0.5 ? degrees : -degrees);
const upTo = (random: Random, degrees: number) => (2 * random() - 1) * degrees;

/** How the photos of each line of the table turn out. */
const levels: Readonly<Record<string, (random: Random) => Flaws>> = {
  clean: () => ({}),
  '1°, noise': (random) => ({ turn: either(random, 1), noise: 14, quality: 80 }),
  '2°, blur': (random) => ({ turn: either(random, 2), blur: 1.4, noise: 6, quality: 75 }),
  '3°, heavy noise, 900 px, JPEG 50': (random) => ({
    width: 900,
    turn: either(random, 3),
    blur: 0.6,
    noise: 26,
    quality: 50,
  }),
  'from the side': (random) => ({
    perspective: 0.28,
    turn: upTo(random, 1.5),
    noise: 8,
    quality: 75,
    margin: 0.12,
    width: 1600,
  }),
  'uneven light': (random) => ({ light: 0.3, turn: upTo(random, 1.5), noise: 8, quality: 75 }),
  'busy background': (random) => ({ busy: true, turn: upTo(random, 1.5), noise: 8, quality: 75 }),
  'all of it': (random) => ({
    busy: true,
    light: 0.5,
    perspective: 0.2,
    blur: 0.8,
    noise: 14,
    turn: upTo(random, 2.5),
    margin: 0.1,
    width: 1500,
    quality: 60,
  }),
};

const compared = ['number', 'birthDate', 'expiry', 'lastName', 'firstNames', 'sex'] as const;
const network = loadNetwork();

async function measure(flaws: (random: Random) => Flaws, random: Random) {
  const sum = { right: 0, wrong: 0, errors: 0, characters: 0, tries: 0 };
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const lines = zoneLines(inventedFacts(random, at));
    const bytes = await drawSpecimen(lines, flaws(random), random);
    const start = performance.now();
    const found = await readPicture(bytes, { today, network, timeMs: 4_000 });
    times.push(performance.now() - start);
    if (typeof found === 'string' || !allFit(found.zone)) continue;
    const truth = readZone(lines, today) as Zone;
    sum.right += 1;
    sum.tries += found.tries;
    sum.wrong += compared.slice(0, 3).some((field) => found.zone[field] !== truth[field]) ? 1 : 0;
    for (const field of compared) {
      sum.characters += truth[field].length;
      sum.errors += [...truth[field]].filter((character, index) => found.zone[field][index] !== character).length;
    }
  }
  times.sort((one, other) => one - other);
  return { ...sum, median: times[Math.floor(count / 2)] ?? 0, most: times.at(-1) ?? 0 };
}

if (values.train) await import('./train.ts').then(({ trainNetwork }) => trainNetwork());
else {
  console.log(`${count} photos a line: passports, cards and older cards in turn\n`);
  console.log('| photo | all digits right | number or dates wrong | character errors | ms, median and most | tries |');
  console.log('|---|---|---|---|---|---|');
  for (const [name, flaws] of Object.entries(levels)) {
    const { right, wrong, errors, characters, median, most, tries } = await measure(flaws, randomFrom(name.length));
    const share = ((100 * errors) / Math.max(1, characters)).toFixed(2);
    const ms = `${median.toFixed(0)} / ${most.toFixed(0)}`;
    console.log(`| ${name} | ${right} | ${wrong} | ${share}% | ${ms} | ${(tries / Math.max(1, right)).toFixed(1)} |`);
  }
}
