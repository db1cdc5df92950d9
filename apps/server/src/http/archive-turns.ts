import { readerSignal, TransferLimit } from '@dossier/records';
import type { FastifyReply } from 'fastify';
import { sendRefusal } from './refusal-body.ts';

/** Archives that are packed at the same time. One that is read with less than 1.6 MB per second is slow. */
const bounds = { perKey: 1, total: 2, slowBytes: 8 * 1024 * 1024, slowWindowMs: 5_000 };
/** Archives of one person that wait. */
const maxWaiting = 5;

/** Time limits of archives. Unit: milliseconds. */
export interface ArchiveTimes {
  /** Until it starts: below the minute after which proxies give up. */
  readonly waitMs: number;
  /** Until it has been sent: 200 MB at 1 Mbit per second. */
  readonly sendMs: number;
}

const usual: ArchiveTimes = { waitMs: 50_000, sendMs: 30 * 60_000 };

/** Sends archives: one at a time per person, two in all; others wait in turn. */
export class ArchiveTurns {
  readonly #limit = new TransferLimit(bounds);
  readonly #times: ArchiveTimes;

  constructor(times: ArchiveTimes = usual) {
    this.#times = times;
  }

  /**
   * Answers when it is the person's turn. Refuses with `archive-not-started` at the time limit for waiting; at that for
   * sending, closes the connection, so that no client takes a part for the whole archive.
   * @param send resolves when the answer has been sent
   */
  async run(person: string, reply: FastifyReply, send: () => Promise<unknown>): Promise<void> {
    const { raw } = reply;
    const refuse = () => void sendRefusal(reply, { code: 'archive-not-started', facts: {} });
    if (this.#limit.waiting(person) >= maxWaiting) return refuse();
    const waiting = new AbortController();
    const waitTimer = setTimeout(() => waiting.abort(new WaitedTooLong()), this.#times.waitMs);
    const run = async () => {
      clearTimeout(waitTimer);
      const sendTimer = setTimeout(() => raw.destroy(), this.#times.sendMs);
      await send().finally(() => clearTimeout(sendTimer));
    };
    const moved = () => (raw.headersSent ? raw.socket?.bytesWritten : undefined);
    const signal = AbortSignal.any([readerSignal(reply), waiting.signal]);
    try {
      await this.#limit.run(person, { run, moved, signal });
    } catch (error) {
      if (!(error instanceof WaitedTooLong)) throw error;
      refuse();
    } finally {
      clearTimeout(waitTimer);
    }
  }
}

class WaitedTooLong extends Error {}
