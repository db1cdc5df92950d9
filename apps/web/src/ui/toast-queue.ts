import { toastLimit, toastRemovalDelayMs } from '@dossier/domain/limits';

export interface ToastMessage {
  readonly id: number;
  readonly tone: 'ok' | 'bad';
  readonly text: string;
}

/** The toasts on screen: never more than the limit, the newest replaces the oldest; each is removed after the delay. */
export class ToastQueue {
  #shown: readonly ToastMessage[] = [];
  #next = 1;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  readonly list = (): readonly ToastMessage[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(tone: ToastMessage['tone'], text: string): void {
    const message = { id: this.#next++, tone, text };
    this.#timers.set(
      message.id,
      setTimeout(() => this.close(message.id), toastRemovalDelayMs),
    );
    const kept = [...this.#shown, message];
    for (const old of kept.slice(0, -toastLimit)) this.#forget(old.id);
    this.#set(kept.slice(-toastLimit));
  }

  close(id: number): void {
    this.#forget(id);
    this.#set(this.#shown.filter((message) => message.id !== id));
  }

  clear(): void {
    for (const message of this.#shown) this.#forget(message.id);
    this.#set([]);
  }

  #forget(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #set(shown: readonly ToastMessage[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

/** The toasts of this page. */
export const toastQueue = new ToastQueue();
