/** The subscribed record, which is loaded again at each delivery. */
export interface ClientAuth {
  readonly collection: string;
  readonly id: string;
  /** When it changes (new password or e-mail), the client becomes a guest. */
  readonly tokenKey: string;
  /** When it was ended, the client becomes a guest. */
  readonly session?: string;
  /** When the token ends, in milliseconds since 1970. */
  readonly expires: number;
}

/** Where frames go. A `ServerResponse` is one. */
export interface Sink {
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  /** Bytes written but not yet sent. */
  readonly writableLength: number;
}

/** A connection is closed after this long without a message. Source: docs/reference/record-api.md 13. */
export const idleMilliseconds = 5 * 60_000;

/** A client with more unsent bytes is disconnected; the SDK reconnects and reloads. */
export const maxWaitingBytes = 64 * 1024;

/** Time in which a client must read the end of its stream. Unit: milliseconds. */
const endingMs = 10_000;

/** Why the server ended a stream before its client did. */
export type ClosedStream = 'idle' | 'slow-reader' | 'not-signed-in' | 'replaced' | 'backlog';

/** One open event stream. */
export class Client {
  readonly id: string;
  /** Counts as one address. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly openedAt = Date.now();
  readonly #sink: Sink;
  readonly #report: (reason: ClosedStream) => void;
  readonly #idle: NodeJS.Timeout;
  #asGuest: NodeJS.Timeout | undefined;
  #isOver = false;
  #auth: ClientAuth | null = null;
  #person = '';

  constructor(
    id: string,
    sink: Sink,
    { address = '', report = () => {} }: { address?: string; report?: (reason: ClosedStream) => void } = {},
  ) {
    this.id = id;
    this.address = address;
    this.#sink = sink;
    this.#report = report;
    this.#idle = setTimeout(() => this.close('idle'), idleMilliseconds).unref();
  }

  get auth(): ClientAuth | null {
    return this.#auth;
  }

  /** Equal for clients with the same sign-in; empty for a guest. */
  get person(): string {
    return this.#person;
  }

  /** @param guestMs time in which a guest must sign in; Infinity: any */
  setAuth(auth: ClientAuth | null, guestMs: number): void {
    this.#auth = auth;
    this.#person = auth ? JSON.stringify(auth) : '';
    if (auth) clearTimeout(this.#asGuest);
    if (auth || this.#isOver) this.#asGuest = undefined;
    else if (Number.isFinite(guestMs)) this.#asGuest ??= setTimeout(() => this.close('not-signed-in'), guestMs).unref();
  }

  /** Sends JSON text. Disconnects the client when its backlog is too long. */
  send(event: string, data: string): void {
    if (this.#isOver) return;
    const frame = `id:${this.id}\nevent:${event}\ndata:${data}\n\n`;
    const waiting = this.#sink.writableLength;
    if (waiting > 0 && waiting + frame.length > maxWaitingBytes) {
      this.drop('slow-reader');
      return;
    }
    this.#sink.write(frame);
    this.#idle.refresh();
  }

  /** Ends the stream; one that is not read to its end is then destroyed. */
  close(reason?: ClosedStream): void {
    if (!this.#end(reason)) return;
    this.#sink.end();
    setTimeout(() => this.#sink.destroy(), endingMs).unref();
  }

  drop(reason?: ClosedStream): void {
    this.#end(reason);
    this.#sink.destroy();
  }

  #end(reason: ClosedStream | undefined): boolean {
    const isFirst = !this.#isOver;
    this.#isOver = true;
    clearTimeout(this.#idle);
    clearTimeout(this.#asGuest);
    if (isFirst && reason) this.#report(reason);
    return isFirst;
  }
}
