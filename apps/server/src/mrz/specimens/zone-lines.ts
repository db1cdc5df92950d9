import { checkDigit, type ZoneFormat } from '@dossier/domain/machine-readable-zone';

/** What a specimen says. Dates are YYMMDD as in a zone. */
export interface SpecimenFacts {
  readonly format: ZoneFormat;
  /** Code of three letters. */
  readonly state: string;
  readonly lastName: string;
  readonly firstNames: string;
  /** Up to nine characters. */
  readonly number: string;
  readonly birth: string;
  readonly sex: 'F' | 'M' | '<';
  readonly expiry: string;
  /** Data of the issuing state. */
  readonly optional?: string;
}

/** The lines of a zone with its check digits. Source: ICAO Doc 9303, parts 4 to 6. */
export function zoneLines(facts: SpecimenFacts): string[] {
  const { state, optional = '' } = facts;
  const names = `${filled(facts.lastName)}<<${filled(facts.firstNames)}`;
  const number = withDigit(facts.number.padEnd(9, '<'));
  const [birth, expiry] = [withDigit(facts.birth), withDigit(facts.expiry)];
  const dates = birth + facts.sex + expiry;
  if (facts.format === 'TD3') {
    const data = withDigit(optional.padEnd(14, '<'));
    const line = number + state.padEnd(3, '<') + dates + data;
    return [
      `P<${state.padEnd(3, '<')}${names}`.padEnd(44, '<').slice(0, 44),
      line + checkDigit(number + birth + expiry + data),
    ];
  }
  if (facts.format === 'TD2') {
    const data = optional.padEnd(7, '<');
    const line = number + state.padEnd(3, '<') + dates + data;
    return [
      `I<${state.padEnd(3, '<')}${names}`.padEnd(36, '<').slice(0, 36),
      line + checkDigit(number + birth + expiry + data),
    ];
  }
  const first = `I<${state.padEnd(3, '<')}${number}${optional.padEnd(15, '<')}`;
  const second = `${dates}${state.padEnd(3, '<')}${'<'.repeat(11)}`;
  const digit = checkDigit(first.slice(5) + birth + expiry + '<'.repeat(11));
  return [first, second + digit, names.padEnd(30, '<').slice(0, 30)];
}

function withDigit(text: string): string {
  return text + checkDigit(text);
}

function filled(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '<');
}
