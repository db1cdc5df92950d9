import type { Random, SpecimenFacts } from '@dossier/server/mrz-specimens';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const formats = ['TD3', 'TD1', 'TD2'] as const;

/** A person and a document that do not exist; every second one has data of the issuing state. */
export function inventedFacts(random: Random, at: number): SpecimenFacts {
  const below = (most: number) => Math.floor(random() * most);
  const text = (from: string, length: number) => Array.from({ length }, () => from[below(from.length)]).join('');
  const two = (value: number) => String(value).padStart(2, '0');
  const day = (from: number, years: number) => two(from + below(years)) + two(1 + below(12)) + two(1 + below(28));
  return {
    format: formats[at % formats.length] as SpecimenFacts['format'],
    state: 'UTO',
    lastName: text(letters, 4 + below(9)),
    firstNames: `${text(letters, 5)} ${text(letters, 4)}`,
    number: text(letters + digits, 9),
    birth: day(40, 59),
    sex: random() < 0.5 ? 'F' : 'M',
    expiry: day(27, 9),
    optional: at % 2 === 1 ? text(digits, 7) : '',
  };
}
