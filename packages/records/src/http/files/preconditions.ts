import type { FastifyRequest } from 'fastify';

/** Result of the conditional headers. `range` is true when the `Range` header applies. */
export type Precondition = { readonly status: 200; readonly range: boolean } | { readonly status: 304 | 412 };

const whole = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Parses an HTTP date to seconds; undefined when invalid. */
function httpDate(text: string | undefined): number | undefined {
  const time =
    text !== undefined && /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** Files have a modification time but no ETag, so only `*` matches. Source: RFC 9110, section 13.2.2. */
export function precondition({ headers }: FastifyRequest, modified: Date): Precondition {
  const at = whole(modified);
  const ifMatch = headers['if-match'];
  const unmodifiedSince = httpDate(headers['if-unmodified-since'] as string | undefined);
  if (ifMatch !== undefined && ifMatch !== '*') return { status: 412 };
  if (ifMatch === undefined && unmodifiedSince !== undefined && at > unmodifiedSince) return { status: 412 };
  const ifNoneMatch = headers['if-none-match'];
  const modifiedSince = httpDate(headers['if-modified-since']);
  if (ifNoneMatch === '*') return { status: 304 };
  if (ifNoneMatch === undefined && modifiedSince !== undefined && at <= modifiedSince) return { status: 304 };
  const ifRange = headers['if-range'];
  return { status: 200, range: ifRange === undefined || httpDate(ifRange as string) === at };
}
