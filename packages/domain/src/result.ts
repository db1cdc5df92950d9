import type { Refusal, RefusalCode, RefusalFacts } from './refusals.ts';

/** The outcome of an operation that may be refused: a value, or a refusal with its code. Never an exception. */
export type Result<T> = Accepted<T> | Refused;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export function accept(): Accepted<null>;
export function accept<T>(value: T): Accepted<T>;
export function accept<T>(value?: T): Accepted<T | null> {
  return { ok: true, value: value ?? null };
}

/**
 * Creates a refusal.
 * @param facts are sent to the caller, so they must contain nothing that the caller may not know
 */
export function refuse(code: RefusalCode, facts: RefusalFacts = {}): Refused {
  return { ok: false, refusal: { code, facts } };
}
