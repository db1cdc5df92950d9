import { type PresencePart, presenceBeatMs, presenceIdleMs } from '@dossier/domain/presence';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idleSeconds } from './last-input.ts';
import { type ViewAnswer, view } from './views.ts';
import { runWorkflow, type WorkflowInput } from './workflows.ts';

export type Colleague = ViewAnswer<'presence'>['people'][number];

interface Page {
  readonly request: string;
  readonly part: PresencePart;
}

/** Changes within this time are sent as one: between two tabs of an onboarding nothing is shown for a moment. Unit: ms. */
const settleMs = 300;
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** What is announced of a tab that is away or shows no onboarding. */
const away = JSON.stringify('');
const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

const newTabId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => idAlphabet[byte % idAlphabet.length]).join('');

/**
 * Announces what this tab shows while it is visible and used; see docs/decisions/0225-presence.md. Failures are
 * ignored: presence is a hint.
 */
class TabPresence {
  readonly #tab = newTabId();
  readonly #forms: PresencePart[] = [];
  #page: Page | undefined;
  #announced = away;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #beating: ReturnType<typeof setInterval> | undefined;
  /** Requests leave one after another, so that the last one counts. */
  #sending: Promise<unknown> = Promise.resolve();

  /** @returns the function that ends it */
  show(page: Page): () => void {
    this.#page = page;
    this.#start();
    this.#settle();
    return () => {
      if (this.#page !== page) return;
      this.#page = undefined;
      this.#settle();
    };
  }

  /** @returns the function that ends it */
  edit(part: PresencePart): () => void {
    this.#forms.push(part);
    this.#settle();
    return () => {
      this.#forms.splice(this.#forms.lastIndexOf(part), 1);
      this.#settle();
    };
  }

  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#announce(), settleMs);
  }

  #shown(): WorkflowInput<'set-presence'>['shown'] {
    const isAway = document.hidden || Number(idleSeconds()) * 1_000 > presenceIdleMs;
    if (!this.#page || isAway) return undefined;
    const { request, part } = this.#page;
    return { request, part: this.#forms.at(-1) ?? part, isEditing: this.#forms.length > 0 };
  }

  /** Sends what has changed. */
  #announce(): void {
    const shown = this.#shown();
    if (JSON.stringify(shown ?? '') !== this.#announced) this.#send(shown);
    if (!this.#page) this.#stop();
  }

  #send(shown: WorkflowInput<'set-presence'>['shown']): void {
    this.#announced = JSON.stringify(shown ?? '');
    const input = shown ? { tab: this.#tab, shown } : { tab: this.#tab };
    this.#sending = this.#sending.then(() => runWorkflow('set-presence', input)).catch(() => undefined);
  }

  /** The page is closed or left: there is no time to wait for earlier requests. */
  readonly #leave = (): void => {
    if (this.#announced === away) return;
    this.#announced = away;
    void runWorkflow('set-presence', { tab: this.#tab }, { outlivesPage: true }).catch(() => undefined);
  };

  readonly #beat = (): void => {
    const shown = this.#shown();
    if (shown) this.#send(shown);
    else this.#announce();
  };

  readonly #changed = (): void => this.#announce();

  readonly #resume = (): void => {
    if (this.#announced === away) this.#announce();
  };

  #start(): void {
    if (this.#beating !== undefined) return;
    this.#beating = setInterval(this.#beat, presenceBeatMs);
    document.addEventListener('visibilitychange', this.#changed);
    globalThis.addEventListener('pagehide', this.#leave);
    globalThis.addEventListener('pageshow', this.#changed);
    for (const input of inputs) globalThis.addEventListener(input, this.#resume, { passive: true, capture: true });
  }

  #stop(): void {
    clearInterval(this.#beating);
    this.#beating = undefined;
    document.removeEventListener('visibilitychange', this.#changed);
    globalThis.removeEventListener('pagehide', this.#leave);
    globalThis.removeEventListener('pageshow', this.#changed);
    for (const input of inputs) globalThis.removeEventListener(input, this.#resume, { capture: true });
  }
}

let tab: TabPresence | undefined;
function tabPresence(): TabPresence {
  tab ??= new TabPresence();
  return tab;
}

/** This page of an onboarding is open. */
export function usePresence(request: string, part: PresencePart): void {
  useEffect(() => tabPresence().show({ request, part }), [request, part]);
}

/** A form of this part is open; undefined: none. */
export function useEditing(part: PresencePart | undefined): void {
  useEffect(() => (part === undefined ? undefined : tabPresence().edit(part)), [part]);
}

const noColleagues: readonly Colleague[] = [];

/** Colleagues who have the onboarding open now; none until it is known. */
export function useColleagues(request: string): readonly Colleague[] {
  return useQuery(view('presence', { request })).data?.people ?? noColleagues;
}

/** Those of them who edit this part. */
export const useEditors = (request: string, part: PresencePart): readonly Colleague[] =>
  useColleagues(request).filter((one) => one.isEditing && one.part === part);

/** The same of all onboardings, by onboarding. */
export function useAllColleagues(): ReadonlyMap<string, readonly Colleague[]> {
  const people = useQuery(view('presence', {})).data?.people ?? noColleagues;
  return Map.groupBy(people, ({ request }) => request);
}
