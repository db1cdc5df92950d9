import type { RefusalCode, RefusalFacts } from '@dossier/domain/refusals';
import { accept, type Result, refuse } from '@dossier/domain/result';

/** Text that must say something; what is missing has a refusal of its own, so the schema lets it pass. */
export function said(text: string | undefined, code: RefusalCode, facts: RefusalFacts = {}): Result<string> {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? refuse(code, facts) : accept(trimmed);
}
