import { FilterError } from './filter-error.ts';
import type { Operand } from './operand.ts';
import { raw, sql } from './sql.ts';

/** Mean radius; the wire's distances are kilometres. */
const earthRadiusKm = 6371;

export function isKnownFunction(name: string): boolean {
  return name === 'geoDistance';
}

/** Kilometres between two points on a sphere; arguments are longitude, latitude, longitude, latitude in degrees. */
export function geoDistance(args: readonly Operand[]): Operand {
  const [lonA, latA, lonB, latB] = args;
  if (!lonA || !latA || !lonB || !latB) throw new FilterError('a distance takes four arguments');
  return {
    value: sql`(${raw(String(earthRadiusKm))} * acos(cos(radians(${latA.value})) * cos(radians(${latB.value})) * cos(radians(${lonB.value}) - radians(${lonA.value})) + sin(radians(${latA.value})) * sin(radians(${latB.value}))))`,
    kind: 'number',
    sources: [...new Set(args.flatMap((arg) => arg.sources))],
    multi: false,
    keepsNull: true,
    strict: true,
  };
}
