import type { Topic } from './topic.ts';

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
export const maxWaitingBytes = 1 << 20;

/** One open event stream with its topics. */
export class Client {
  readonly id: string;
  readonly #sink: Sink;
  #idle: NodeJS.Timeout | undefined;
  auth: ClientAuth | null = null;
  topics: readonly Topic[] = [];

  constructor(id: string, sink: Sink) {
    this.id = id;
    this.#sink = sink;
    this.#restartIdle();
  }

  /** Sends JSON text. Disconnects the client when its backlog is too long. */
  send(event: string, data: string): void {
    if (this.#sink.writableLength > maxWaitingBytes) {
      this.drop();
      return;
    }
    this.#sink.write(`id:${this.id}\nevent:${event}\ndata:${data}\n\n`);
    this.#restartIdle();
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#sink.end();
  }

  drop(): void {
    clearTimeout(this.#idle);
    this.#sink.destroy();
  }

  #restartIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), idleMilliseconds);
    this.#idle.unref();
  }
}
