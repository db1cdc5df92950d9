import { ApiError } from '../../core/errors.ts';

/** Source: docs/reference/record-api.md 3. */
export const defaultPerPage = 30;
export const maxPerPage = 1000;

export interface ListParams {
  readonly page: number;
  readonly perPage: number;
  readonly skipTotal: boolean;
  readonly sort: string;
  readonly filter: string;
}

const trueTexts = new Set(['1', 't', 'T', 'TRUE', 'true', 'True']);
const falseTexts = new Set(['', '0', 'f', 'F', 'FALSE', 'false', 'False']);

/** @throws ApiError 400 for an invalid number or boolean */
export function readListParams(query: Readonly<Record<string, string>>): ListParams {
  const page = integer(query['page'], 1);
  const perPage = integer(query['perPage'], defaultPerPage);
  return {
    page: Math.max(page, 1),
    perPage: perPage <= 0 ? defaultPerPage : Math.min(perPage, maxPerPage),
    skipTotal: truth(query['skipTotal'] ?? ''),
    sort: query['sort'] ?? '',
    filter: query['filter'] ?? '',
  };
}

function integer(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^[+-]?\d+$/.test(text)) throw new ApiError(400);
  const value = BigInt(text.replace('+', ''));
  if (BigInt.asIntN(64, value) !== value) throw new ApiError(400);
  return Number(value);
}

function truth(text: string): boolean {
  if (trueTexts.has(text)) return true;
  if (falseTexts.has(text)) return false;
  throw new ApiError(400);
}
