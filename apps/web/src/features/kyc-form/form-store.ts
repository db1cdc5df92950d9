import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { isTemporary, statusOf, WorkflowRefused } from '#api/errors.ts';
import type { OfflineSection } from '#api/offline-drafts.ts';
import { isSessionRefused } from '#api/refused-session.ts';
import { type Conflict, join, merge } from './merge.ts';

/** Delay after the last keystroke before answers are sent. Unit: ms. */
const pauseMs = 700;
/** Delay before a lost connection is retried, doubled each time up to the second value. Unit: ms. */
const [firstRetryMs, lastRetryMs] = [3_000, 30_000];

export type FormSaveState = 'saved' | 'saving' | 'offline' | 'signed-out' | 'refused';

export interface SectionConflict {
  readonly section: KycSection;
  readonly revision: number;
  readonly theirs: unknown;
  readonly conflicts: readonly Conflict[];
}

interface UnsavedSection {
  values: unknown;
  /** The newest section known from the server. */
  base: unknown;
  revision: number;
  isDirty: boolean;
}

export interface FormState {
  readonly answers: Partial<KycAnswers>;
  readonly save: FormSaveState;
  /** Since when answers cannot be sent: no connection, or no session. Milliseconds since 1970; 0 while they can. */
  readonly keptSince: number;
  /** The error of a section that the server refused permanently; the text is kept. */
  readonly refusal: unknown;
  readonly conflict: SectionConflict | undefined;
  /** Sections that were saved in this form. */
  readonly seen: ReadonlySet<KycSection>;
  /** A page of the form was opened in this tab. */
  readonly isStarted: boolean;
  /** Something was typed in this tab. */
  readonly hasTyped: boolean;
  /** Pages whose errors are shown: sections, the documents of a company, and people by `personPage`. */
  readonly attempted: ReadonlySet<string>;
}

export interface ServerSide {
  readonly answers: Partial<KycAnswers>;
  readonly revisions: Readonly<Partial<Record<KycSection, number>>>;
}

export interface FormPorts {
  readonly save: (section: KycSection, revision: number, values: unknown) => Promise<{ revision: number }>;
  readonly keep: (kept: Pick<OfflineSection, 'section' | 'values' | 'base' | 'revision'>) => void;
  /** The server has this section now. */
  readonly drop: (section: KycSection, saved: { readonly values: unknown; readonly revision: number }) => void;
  /** Whether the person who types is signed in; while not, nothing is sent. */
  readonly isSignedIn: () => boolean;
}

/** States in which answers wait on the device; typing does not change them. */
const isWaiting = (save: FormSaveState) => save === 'offline' || save === 'signed-out';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {});

/**
 * The answers of one form as typed: stored at every keystroke, sent after each pause, and sent again after
 * reconnecting. An outdated revision is merged with the newer one; conflicts are decided by the person.
 */
export class FormStore {
  #held = new Map<KycSection, UnsavedSection>();
  #state: FormState = {
    answers: {},
    save: 'saved',
    keptSince: 0,
    refusal: undefined,
    conflict: undefined,
    seen: new Set(),
    isStarted: false,
    hasTyped: false,
    attempted: new Set(),
  };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #retryMs = firstRetryMs;
  #isEnded = false;
  #absorbed: ServerSide | undefined;
  #ports: FormPorts;

  constructor(server: ServerSide, kept: readonly OfflineSection[], ports: FormPorts) {
    this.#ports = ports;
    this.absorb(server);
    for (const { section, values, base, revision } of kept)
      this.#held.set(section as KycSection, { values, base, revision, isDirty: true });
    if (kept.length > 0) this.#schedule(0);
    this.#update({ save: kept.length > 0 ? 'saving' : 'saved' });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): FormState => this.#state;

  /** Applies the server's answers, except for sections with unsent changes. */
  absorb(server: ServerSide): void {
    if (server === this.#absorbed) return;
    this.#absorbed = server;
    const { answers, revisions } = server;
    const names = new Set([...Object.keys(answers), ...Object.keys(revisions), ...this.#held.keys()] as KycSection[]);
    for (const section of names) {
      const revision = revisions[section] ?? 0;
      const known = this.#held.get(section);
      if (known?.isDirty || (known && revision < known.revision)) continue;
      const values = answers[section] ?? {};
      this.#held.set(section, { values, base: values, revision, isDirty: false });
    }
    this.#update({});
  }

  /** Whether these are the newest answers of the server. */
  hasAbsorbed(server: ServerSide): boolean {
    return server === this.#absorbed;
  }

  change<S extends KycSection>(section: S, patch: Partial<KycAnswers[S]>): void {
    const held = this.#of(section);
    held.values = { ...(held.values as KycAnswers[S]), ...patch };
    held.isDirty = true;
    this.#keep(section, held);
    this.#update({ save: this.#savingState(), refusal: undefined, hasTyped: true });
    this.#schedule(pauseMs);
  }

  /** Notes that a page of the form was opened. */
  start(): void {
    if (!this.#state.isStarted) this.#update({ isStarted: true });
  }

  /** Saves a section that was left as it was filled in, so that it counts as seen. */
  confirm(section: KycSection): void {
    const held = this.#of(section);
    if (held.isDirty || held.revision > 0) return;
    held.isDirty = true;
    this.#keep(section, held);
    this.#update({ save: this.#savingState() });
  }

  /** Shows the errors of these pages from now on. */
  attempt(...pages: readonly string[]): void {
    this.#update({ attempted: new Set([...this.#state.attempted, ...pages]) });
  }

  /** Sends unsent changes. Resolves when all were answered, or when the connection failed. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#state.save === 'saving' && this.#dirty().length > 0) this.#schedule(pauseMs);
    });
    return this.#sending;
  };

  /** Returns whether the server has confirmed everything that was typed. */
  isSaved(): boolean {
    return this.#dirty().length === 0;
  }

  /** Applies the person's decision: the answers in `takeTheirs` from the other version, the rest from this one. */
  settle(takeTheirs: ReadonlySet<string>): Promise<void> {
    const conflict = this.#state.conflict;
    if (!conflict) return Promise.resolve();
    const held = this.#of(conflict.section);
    const { values } = merge(held.base, held.values, conflict.theirs);
    held.values = join(values, conflict.theirs, takeTheirs);
    this.#rebase(conflict.section, held, conflict);
    this.#update({ conflict: undefined, save: 'saving' });
    return this.flush();
  }

  /** Nothing is sent or stored from now on. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  #savingState(): FormSaveState {
    return isWaiting(this.#state.save) ? this.#state.save : 'saving';
  }

  #of(section: KycSection): UnsavedSection {
    const known = this.#held.get(section) ?? { values: {}, base: {}, revision: 0, isDirty: false };
    this.#held.set(section, known);
    return known;
  }

  #dirty(): [KycSection, UnsavedSection][] {
    return [...this.#held].filter(([, held]) => held.isDirty);
  }

  #keep(section: KycSection, { values, base, revision }: UnsavedSection): void {
    if (!this.#isEnded) this.#ports.keep({ section, values, base, revision });
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #update(change: Partial<FormState>): void {
    const answers = Object.fromEntries([...this.#held].map(([section, { values }]) => [section, values]));
    const seen = new Set([...this.#held].filter(([, { revision }]) => revision > 0).map(([section]) => section));
    const save = change.save ?? this.#state.save;
    const keptSince = isWaiting(save) ? this.#state.keptSince || Date.now() : 0;
    this.#state = { ...this.#state, ...change, keptSince, answers, seen };
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const next = this.#dirty()[0];
      if (this.#isEnded || this.#state.conflict) return;
      if (!next) return this.#update({ save: 'saved', refusal: undefined });
      if (!this.#ports.isSignedIn()) return this.#update({ save: 'signed-out' });
      if (!(await this.#send(...next))) return;
    }
  }

  /** False when sending must stop for now. */
  async #send(section: KycSection, held: UnsavedSection): Promise<boolean> {
    const sent = held.values;
    if (!isWaiting(this.#state.save)) this.#update({ save: 'saving' });
    try {
      const { revision } = await this.#ports.save(section, held.revision, sent);
      this.#retryMs = firstRetryMs;
      Object.assign(held, { base: sent, revision, isDirty: held.values !== sent });
      if (held.isDirty) this.#keep(section, held);
      else this.#ports.drop(section, held);
      this.#update({ save: 'saving' });
      return true;
    } catch (error) {
      return this.#fail(section, held, error);
    }
  }

  #fail(section: KycSection, held: UnsavedSection, error: unknown): boolean {
    if (error instanceof WorkflowRefused && error.code === 'stale-revision')
      return this.#meet(section, held, error.facts as { revision: number; values: unknown });
    // A save whose outcome is unknown may be repeated: if it was stored, its values are met as the stored ones.
    const isRefused = isSessionRefused(error);
    if (isRefused || isTemporary(error) || statusOf(error) === 429) {
      this.#update({ save: isRefused ? 'signed-out' : 'offline' });
      this.#schedule(this.#retryMs);
      this.#retryMs = Math.min(lastRetryMs, this.#retryMs * 2);
    } else this.#update({ save: 'refused', refusal: error });
    return false;
  }

  /** Another person saved this section first. */
  #meet(section: KycSection, held: UnsavedSection, theirs: { revision: number; values: unknown }): boolean {
    const merged = merge(held.base, held.values, theirs.values);
    if (merged.conflicts.length > 0) {
      this.#update({
        save: 'saving',
        conflict: { section, revision: theirs.revision, theirs: theirs.values, conflicts: merged.conflicts },
      });
      return false;
    }
    held.values = merged.values;
    this.#rebase(section, held, { revision: theirs.revision, theirs: theirs.values });
    this.#update({});
    return true;
  }

  #rebase(
    section: KycSection,
    held: UnsavedSection,
    { revision, theirs }: { revision: number; theirs: unknown },
  ): void {
    Object.assign(held, { base: theirs, revision, isDirty: !same(held.values, theirs) });
    if (held.isDirty) this.#keep(section, held);
    else this.#ports.drop(section, held);
  }
}
