import type { KycIssue } from '@dossier/domain/kyc-form/answers';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import { startTransition, useEffect, useMemo, useState } from 'react';

type Rules = Pick<typeof import('@dossier/domain/kyc-form/progress'), 'progressOf'> &
  Pick<typeof import('@dossier/domain/kyc-form/completeness'), 'issuesOf'>;

let rules: Rules | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the rules of complete answers. With the library of telephone numbers they are a fifth of a section's code, and
 * no question needs them before something is typed.
 */
export async function loadRules(): Promise<Rules> {
  const [{ issuesOf }, { progressOf }] = await Promise.all([
    import('@dossier/domain/kyc-form/completeness'),
    import('@dossier/domain/kyc-form/progress'),
  ]);
  rules ??= { issuesOf, progressOf };
  for (const listener of listeners) listener();
  return rules;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rules; undefined until they are loaded. What they change is rendered in pieces: the person may be typing. */
export function useLateRules(): Rules | undefined {
  const [known, setKnown] = useState(rules);
  useEffect(() => {
    const follow = () => startTransition(() => setKnown(rules));
    if (known === undefined) follow();
    return subscribe(follow);
  }, [known]);
  return known;
}

const issuesByForm = new WeakMap<KycForm, KycIssue[]>();

/** What is missing in a form; undefined until the rules are loaded. Computed once for all components of a page. */
export function useLateIssues(form: KycForm): KycIssue[] | undefined {
  const known = useLateRules();
  return useMemo(() => {
    const issues = known && (issuesByForm.get(form) ?? known.issuesOf(form));
    if (issues) issuesByForm.set(form, issues);
    return issues;
  }, [known, form]);
}
