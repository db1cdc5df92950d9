import { toastLimit, toastRemovalDelayMs, toastVisibleMs } from '@dossier/domain/limits';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** False after its dismissal: no longer visible. */
  readonly isOpen: boolean;
  /** When it was shown. Milliseconds since 1970. */
  readonly shownAt: number;
}

/** A toast that is older than this when a navigation begins does not report about what led there. */
const settledMs = 1_000;

/**
 * The toasts of a page: never more than the limit, the newest replaces the oldest. A success is dismissed after its
 * time on screen, which restarts when it was hovered or focused; an error stays until it is closed or the page changes.
 */
export class ToastQueue {
  #kept: readonly ToastMessage[] = [];
  #next = 1;
  #isHeld = false;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  /** Also those that were dismissed and wait for their removal. */
  readonly list = (): readonly ToastMessage[] => this.#kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(tone: ToastMessage['tone'], text: string): void {
    const message = { id: this.#next++, tone, text, isOpen: true, shownAt: Date.now() };
    const kept = [...this.#kept, message];
    for (const old of kept.slice(0, -toastLimit)) this.#stop(old.id);
    this.#isHeld = false;
    this.#set(kept.slice(-toastLimit));
    this.#dismissLater(message);
  }

  /** Dismisses a toast; it is removed from the queue after the removal delay. */
  close(id: number): void {
    if (!this.#kept.some((message) => message.id === id && message.isOpen)) return;
    this.#isHeld = false;
    this.#later(id, toastRemovalDelayMs, () => this.#set(this.#kept.filter((message) => message.id !== id)));
    this.#set(this.#kept.map((message) => (message.id === id ? { ...message, isOpen: false } : message)));
  }

  /** While a toast is hovered or focused none disappears by itself; afterwards each has its whole time again. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    for (const message of this.#kept.filter(({ isOpen }) => isOpen)) {
      if (isHeld) this.#stop(message.id);
      else this.#dismissLater(message);
    }
  }

  /**
   * Dismisses what belongs to the previous page. What was shown just before the navigation reports about the action
   * that caused it, and stays.
   */
  leavePage(navigatedAt: number): void {
    for (const { id, isOpen, shownAt } of this.#kept) if (isOpen && shownAt < navigatedAt - settledMs) this.close(id);
  }

  #dismissLater({ id, tone }: ToastMessage): void {
    if (tone === 'ok') this.#later(id, toastVisibleMs, () => this.close(id));
  }

  #later(id: number, ms: number, act: () => void): void {
    this.#stop(id);
    this.#timers.set(id, setTimeout(act, ms));
  }

  #stop(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #set(kept: readonly ToastMessage[]): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }
}

/** The toasts of this page. */
export const toastQueue = new ToastQueue();
