import type { KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { isRequestError, WorkflowRefused } from '#api/errors.ts';
import type { KeptSection } from '#api/kept-answers.ts';
import { type Conflict, join, merge } from './merge.ts';

/** Wait after the last keystroke before it is sent. Unit: ms. */
const pauseMs = 700;
/** Wait before a lost connection is tried again, doubled each time up to the second. Unit: ms. */
const [firstRetryMs, lastRetryMs] = [3_000, 30_000];

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

export interface SectionConflict {
  readonly section: KycSection;
  readonly revision: number;
  readonly theirs: unknown;
  readonly conflicts: readonly Conflict[];
}

interface Held {
  values: unknown;
  /** The newest that the server is known to have. */
  base: unknown;
  revision: number;
  isDirty: boolean;
}

export interface FormState {
  readonly answers: Partial<KycAnswers>;
  readonly save: SaveState;
  /** What was thrown when the server refused a section for good; the text is kept. */
  readonly refusal: unknown;
  readonly conflict: SectionConflict | undefined;
  /** Sections whose mistakes are shown. */
  readonly attempted: ReadonlySet<KycSection>;
}

export interface ServerSide {
  readonly answers: Partial<KycAnswers>;
  readonly revisions: Readonly<Partial<Record<KycSection, number>>>;
}

export interface FormDoors {
  readonly save: (section: KycSection, revision: number, values: unknown) => Promise<{ revision: number }>;
  readonly keep: (kept: Pick<KeptSection, 'section' | 'values' | 'base' | 'revision'>) => void;
  readonly drop: (section: KycSection) => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? {}) === JSON.stringify(other ?? {});

/**
 * The answers of one form as they are typed: kept at every keystroke, sent after each pause, sent again when the
 * connection is back. An older revision is joined with the newer one; what both changed is asked.
 */
export class FormStore {
  #held = new Map<KycSection, Held>();
  #state: FormState = { answers: {}, save: 'saved', refusal: undefined, conflict: undefined, attempted: new Set() };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #retryMs = firstRetryMs;
  #isEnded = false;
  #doors: FormDoors;

  constructor(server: ServerSide, kept: readonly KeptSection[], doors: FormDoors) {
    this.#doors = doors;
    this.absorb(server);
    for (const { section, values, base, revision } of kept)
      this.#held.set(section as KycSection, { values, base, revision, isDirty: true });
    if (kept.length > 0) this.#schedule(0);
    this.#tell({ save: kept.length > 0 ? 'saving' : 'saved' });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): FormState => this.#state;

  /** Takes over what the server says now, but for sections with something that is not sent yet. */
  absorb({ answers, revisions }: ServerSide): void {
    const names = new Set([...Object.keys(answers), ...Object.keys(revisions), ...this.#held.keys()] as KycSection[]);
    for (const section of names) {
      const revision = revisions[section] ?? 0;
      const known = this.#held.get(section);
      if (known?.isDirty || (known && revision < known.revision)) continue;
      const values = answers[section] ?? {};
      this.#held.set(section, { values, base: values, revision, isDirty: false });
    }
    this.#tell({});
  }

  change<S extends KycSection>(section: S, patch: Partial<KycAnswers[S]>): void {
    const held = this.#of(section);
    held.values = { ...(held.values as KycAnswers[S]), ...patch };
    held.isDirty = true;
    this.#keep(section, held);
    this.#tell({ save: this.#state.save === 'offline' ? 'offline' : 'saving', refusal: undefined });
    this.#schedule(pauseMs);
  }

  /** Shows the mistakes of a section from now on. */
  attempt(...sections: readonly KycSection[]): void {
    this.#tell({ attempted: new Set([...this.#state.attempted, ...sections]) });
  }

  /** Sends what is not sent yet. Done when all was answered, or when the connection failed. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#state.save === 'saving' && this.#dirty().length > 0) this.#schedule(pauseMs);
    });
    return this.#sending;
  };

  /** Is everything that was typed confirmed by the server? */
  isSaved(): boolean {
    return this.#dirty().length === 0;
  }

  /** The person chose, answer by answer: the places in `takeTheirs` from the other side, the rest from here. */
  settle(takeTheirs: ReadonlySet<string>): Promise<void> {
    const conflict = this.#state.conflict;
    if (!conflict) return Promise.resolve();
    const held = this.#of(conflict.section);
    const { values } = merge(held.base, held.values, conflict.theirs);
    held.values = join(values, conflict.theirs, takeTheirs);
    this.#rebase(conflict.section, held, conflict);
    this.#tell({ conflict: undefined, save: 'saving' });
    return this.flush();
  }

  /** Nothing is sent or kept from now on. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  #of(section: KycSection): Held {
    const known = this.#held.get(section) ?? { values: {}, base: {}, revision: 0, isDirty: false };
    this.#held.set(section, known);
    return known;
  }

  #dirty(): [KycSection, Held][] {
    return [...this.#held].filter(([, held]) => held.isDirty);
  }

  #keep(section: KycSection, { values, base, revision }: Held): void {
    if (!this.#isEnded) this.#doors.keep({ section, values, base, revision });
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.flush(), wait);
  }

  #tell(change: Partial<FormState>): void {
    const answers = Object.fromEntries([...this.#held].map(([section, { values }]) => [section, values]));
    this.#state = { ...this.#state, ...change, answers };
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const next = this.#dirty()[0];
      if (this.#isEnded || this.#state.conflict) return;
      if (!next) return this.#tell({ save: 'saved', refusal: undefined });
      if (!(await this.#send(...next))) return;
    }
  }

  /** False when sending must stop for now. */
  async #send(section: KycSection, held: Held): Promise<boolean> {
    const sent = held.values;
    if (this.#state.save !== 'offline') this.#tell({ save: 'saving' });
    try {
      const { revision } = await this.#doors.save(section, held.revision, sent);
      this.#retryMs = firstRetryMs;
      Object.assign(held, { base: sent, revision, isDirty: held.values !== sent });
      if (held.isDirty) this.#keep(section, held);
      else this.#doors.drop(section);
      this.#tell({ save: 'saving' });
      return true;
    } catch (error) {
      return this.#fail(section, held, error);
    }
  }

  #fail(section: KycSection, held: Held, error: unknown): boolean {
    if (error instanceof WorkflowRefused && error.code === 'stale-revision')
      return this.#meet(section, held, error.facts as { revision: number; values: unknown });
    const isWorthTrying = isRequestError(error) && (error.status === 0 || error.status >= 500 || error.status === 429);
    if (isWorthTrying) {
      this.#tell({ save: 'offline' });
      this.#schedule(this.#retryMs);
      this.#retryMs = Math.min(lastRetryMs, this.#retryMs * 2);
    } else this.#tell({ save: 'refused', refusal: error });
    return false;
  }

  /** Somebody else saved this section first. */
  #meet(section: KycSection, held: Held, theirs: { revision: number; values: unknown }): boolean {
    const merged = merge(held.base, held.values, theirs.values);
    if (merged.conflicts.length > 0) {
      this.#tell({
        save: 'saving',
        conflict: { section, revision: theirs.revision, theirs: theirs.values, conflicts: merged.conflicts },
      });
      return false;
    }
    held.values = merged.values;
    this.#rebase(section, held, { revision: theirs.revision, theirs: theirs.values });
    this.#tell({});
    return true;
  }

  #rebase(section: KycSection, held: Held, { revision, theirs }: { revision: number; theirs: unknown }): void {
    Object.assign(held, { base: theirs, revision, isDirty: !same(held.values, theirs) });
    if (held.isDirty) this.#keep(section, held);
    else this.#doors.drop(section);
  }
}
