import type { KycIssue, KycSection } from '@dossier/domain/kyc-form/answers';
import type { KycForm } from '@dossier/domain/kyc-form/form';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#ui/after-content.ts';

type Rules = typeof import('./form-rules.ts');

let rules: Rules | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the rules of complete answers. With the library of telephone numbers they are a fifth of a section's code, and
 * no question needs them before something is typed.
 */
export async function loadRules(): Promise<Rules> {
  rules = await import('./form-rules.ts');
  for (const listener of listeners) listener();
  return rules;
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Loads the rules before they are needed, their libraries first: between these a phone reacts to input. */
export async function loadRulesAhead(): Promise<void> {
  await import('@dossier/domain/phone');
  await idle();
  await import('@dossier/domain/schema');
  await idle();
  await loadRules();
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

/** What is missing in one section of a form; undefined until the rules are loaded. */
export function useLateSectionIssues(form: KycForm, section: KycSection): KycIssue[] | undefined {
  const known = useLateRules();
  return useMemo(() => known?.issuesOfSection(form, section), [known, form, section]);
}

/** What is missing in a form; undefined until the rules are loaded. */
export function useLateIssues(form: KycForm): KycIssue[] | undefined {
  const known = useLateRules();
  return useMemo(() => known?.issuesOfForm(form), [known, form]);
}

const none: ReadonlySet<KycSection> = new Set();

/**
 * The sections that are complete; none until they were found once, and after a change those before it for a moment.
 * @param seen as `progressOf` takes it
 */
export function useCompleteSections(form: KycForm, seen: (section: KycSection) => boolean): ReadonlySet<KycSection> {
  const known = useLateRules();
  const [complete, setComplete] = useState(none);
  useEffect(
    () => known?.findComplete(form, seen, (found) => startTransition(() => setComplete(found))),
    [known, form, seen],
  );
  return complete;
}
