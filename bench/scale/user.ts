import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { noteSideOf } from '@dossier/domain/notes';
import { presenceBeatMs } from '@dossier/domain/presence';
import { type Answer, Connection, requestBytes } from '../load/connection.ts';
import type { Kind, OpenForm, Person } from './job.ts';
import { openStream, Screen } from './screen.ts';

/** Called with each finished request. */
export interface Recorder {
  answered(kind: Kind, ms: number, status: number): void;
  event(): void;
  /** A screen is requested again; `cause` names its view and what changed. */
  refreshed(cause: string): void;
}

/** What browsers send. */
const headers = ['Accept-Encoding: br, gzip'];

const words = ['haven', 'linde zorg', 'brug', 'rivier', 'KV-2020-0000777', 'duin', 'advies', 'kade transport'];

/** A user who works until `end`: opens screens, reads, writes, and has them refreshed by the changes of others. */
export class User {
  readonly #person: Person;
  readonly #recorder: Recorder;
  readonly #screen: Screen;
  readonly #tab = randomBytes(8).toString('hex').slice(0, 15);
  readonly #connection: Connection;
  /** A browser uses several connections; refreshes do not wait for what the user does. */
  readonly #second: Connection;
  /** Requests on the second connection, one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  #stream: Socket | undefined;
  #beat: NodeJS.Timeout | undefined;
  #open: readonly [string, string] | undefined;
  #revision: number;

  private constructor(person: Person, recorder: Recorder, connection: Connection, second: Connection) {
    this.#person = person;
    this.#recorder = recorder;
    this.#connection = connection;
    this.#second = second;
    this.#revision = person.form?.revision ?? 0;
    this.#screen = new Screen(async (path, cause) => {
      recorder.refreshed(`${viewOf(path)} after ${cause}`);
      this.#screen.show(path, await this.#askBeside('refresh', 'GET', path));
    });
  }

  static async open(person: Person, recorder: Recorder): Promise<User> {
    const user = new User(person, recorder, await Connection.open(person.port), await Connection.open(person.port));
    user.#stream = await openStream(person, user.#second, (collection, record) => {
      recorder.event();
      user.#screen.note(collection, record);
    });
    if (person.portal !== 'client') user.#beat = setInterval(() => void user.#tellPresence(), presenceBeatMs);
    return user;
  }

  /** Repeats an action and a pause. */
  async work(end: number, pauseMs: number): Promise<void> {
    await pause(Math.random() * pauseMs);
    while (performance.now() < end) {
      await this.#act();
      await pause(-Math.log(1 - Math.random()) * pauseMs);
    }
    this.#screen.close();
    clearInterval(this.#beat);
  }

  close(): void {
    this.#stream?.destroy();
    this.#connection.close();
    this.#second.close();
  }

  #act(): Promise<void> {
    const chance = Math.random();
    const { portal, form } = this.#person;
    if (portal === 'client') return this.#actAsClient(chance, form);
    const list = portal === 'intern' ? 'queue' : 'onboardings';
    if (chance < 0.1) return this.#show('page', 'dashboard');
    if (chance < 0.3) return this.#show('page', portal === 'intern' ? `queue?tab=${pick(tabs)}` : 'onboardings');
    if (chance < 0.4) return this.#show('search', `${list}?search=${encodeURIComponent(pick(words))}`);
    if (chance < 0.45) return this.#show('search', `search?q=${encodeURIComponent(pick(words))}`);
    if (chance < 0.8 || !this.#open) return this.#openOnboarding();
    return this.#writeNote(this.#open[1]);
  }

  async #openOnboarding(): Promise<void> {
    const one = pick(this.#person.onboardings);
    const [subject, request] = one;
    this.#open = one;
    await this.#show('page', `entity?subject=${subject}&request=${request}`);
    await this.#view('page', `notes?request=${request}`);
    await this.#tellPresence();
  }

  async #writeNote(request: string): Promise<void> {
    const readers = noteSideOf(this.#person.portal);
    const note = { request, text: `Seen ${new Date().toISOString()}`, readers, mentions: [], isReported: false };
    await this.#ask('write', 'POST', '/api/desk/add-note', note);
  }

  async #tellPresence(): Promise<void> {
    if (!this.#open) return;
    const shown = { request: this.#open[1], part: 'overview', isEditing: false };
    await this.#askBeside('presence', 'POST', '/api/desk/set-presence', { tab: this.#tab, shown });
  }

  async #actAsClient(chance: number, form: OpenForm | undefined): Promise<void> {
    if (chance < 0.15 || !form) return this.#show('client page', 'client-forms');
    const { request, section, values } = form;
    if (chance < 0.4) return this.#show('client page', `client-form?request=${request}`);
    const body = { request, section, revision: this.#revision, values };
    const answer = await this.#ask('client save', 'POST', '/api/desk/save-kyc-section', body);
    if (answer.status === 200) this.#revision += 1;
  }

  async #show(kind: Kind, view: string): Promise<void> {
    const path = `/api/desk/views/${view}`;
    this.#screen.show(path, await this.#ask(kind, 'GET', path));
  }

  async #view(kind: Kind, view: string): Promise<void> {
    await this.#ask(kind, 'GET', `/api/desk/views/${view}`);
  }

  #askBeside(kind: Kind, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = this.#queue.then(() => this.#ask(kind, method, path, body, this.#second));
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  async #ask(kind: Kind, method: string, path: string, body?: unknown, on = this.#connection): Promise<Answer> {
    const { port, token } = this.#person;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = performance.now();
    const answer = await on.ask(requestBytes(port, method, path, token, text, headers));
    this.#recorder.answered(kind, performance.now() - asked, answer.status);
    return answer;
  }
}

const viewOf = (path: string): string => /views\/([^?]+)/.exec(path)?.[1] ?? path;
const tabs = ['all', 'mine', 'unassigned', 'overdue'];
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
