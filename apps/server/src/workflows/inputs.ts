import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { accept, type Result, refuse } from '@dossier/domain/result';
import * as z from 'zod';

/** Shapes that many inputs share. */
export const recordId = z.string().regex(/^[a-z0-9]{15}$/, 'This is no id.');
export const isoDate = z.iso.date('This is no date.');
export const longText = z.string().trim().max(2_000);
export const requestRef = z.object({ request: recordId });

/** Text that must say something; what is missing has a refusal of its own, so the schema lets it pass. */
export function said(text: string | undefined, code: RefusalCode, facts: RefusalFacts = {}): Result<string> {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? refuse(code, facts) : accept(trimmed);
}
