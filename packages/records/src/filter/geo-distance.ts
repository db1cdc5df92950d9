import type { DialectSql } from '../dialect/dialect.ts';
import { castTo } from './align.ts';
import { FilterError } from './filter-error.ts';
import type { Operand } from './operand.ts';
import { raw, sql, wrap } from './sql.ts';

/** Mean radius; distances are in kilometres. */
const earthRadiusKm = 6371;

export function isKnownFunction(name: string): boolean {
  return name === 'geoDistance';
}

/** Distance in kilometres on a sphere; arguments are longitude, latitude, longitude, latitude in degrees. */
export function geoDistance(dialectSql: DialectSql, args: readonly Operand[]): Operand {
  const [lonA, latA, lonB, latB] = args;
  if (!lonA || !latA || !lonB || !latB) throw new FilterError('a distance takes four arguments');
  const radians = (arg: Operand) => sql`radians(${castTo(dialectSql, arg, 'number')})`;
  const cosine = sql`cos(${radians(latA)}) * cos(${radians(latB)}) * cos(${radians(lonB)} - ${radians(lonA)}) + sin(${radians(latA)}) * sin(${radians(latB)})`;
  const acos = dialectSql.acos ?? ((x: string) => `acos(${x})`);
  return {
    value: sql`(${raw(String(earthRadiusKm))} * ${wrap(acos, cosine)})`,
    kind: 'number',
    sources: [...new Set(args.flatMap((arg) => arg.sources))],
    multi: false,
    keepsNull: true,
    strict: true,
  };
}
