import { hash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type WorkflowName, type Workflows, workflowContracts } from '@dossier/domain/contracts/workflows';
import type { Result } from '@dossier/domain/result';
import { z } from '@dossier/domain/schema';
import type { AnyRecord, Store } from '@dossier/records';
import type { DeskSchema } from '../collections/index.ts';
import { actorOf } from '../http/actor-of.ts';
import type { Actor } from '../runtime/actor.ts';
import { dayOf } from '../runtime/clock.ts';
import type { Origins } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';
import { createSecretBox } from '../runtime/secret-box.ts';
import type { DeskScreening } from '../screening/open-screening.ts';
import { workflows } from '../workflows/index.ts';
import type { WorkflowSteps } from '../workflows/workflow.ts';
import type { DemoClock } from './clock.ts';

export interface Player {
  readonly actor: Actor;
  readonly record: AnyRecord;
}

export interface DemoFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface WorldParts {
  readonly store: Store<DeskSchema>;
  readonly ports: Ports;
  readonly origins: Origins;
  readonly clock: DemoClock;
  readonly screening: DeskScreening;
  /** Folder of pending uploads. */
  readonly folder: string;
}

/** The demo data contains no stored secrets. */
export const secrets = createSecretBox(randomBytes(32).toString('base64url'));
const unlimited = { take: () => true };

/** The application as the demo uses it: every step runs through a workflow, as a person would do it. */
export class World {
  readonly store: Store<DeskSchema>;
  readonly clock: DemoClock;
  readonly #parts: WorldParts;

  constructor(parts: WorldParts) {
    this.store = parts.store;
    this.clock = parts.clock;
    this.#parts = parts;
  }

  async player(collection: 'gatekeeper_users' | 'internal_users' | 'end_client_users', id: string): Promise<Player> {
    const record: AnyRecord = { ...(await this.store.reader.need(collection, id)), collectionName: collection };
    const actor = actorOf(collection, record);
    if (!actor) throw new Error(`${collection}/${id} cannot act`);
    return { actor, record };
  }

  /** @throws when a workflow refuses, which is an error in the demo data */
  async run<N extends WorkflowName>(
    name: N,
    { actor, record }: Player,
    input: Workflows[N]['input'],
    file?: DemoFile,
  ): Promise<Workflows[N]['answer']> {
    const { store, ports, origins } = this.#parts;
    const shared = {
      secrets,
      limiter: unlimited,
      noteAccess: () => undefined,
      origins,
      isLimited: false,
      signedInAt: 0,
      noteInfected: async () => undefined,
    };
    const workflow = workflows[name] as unknown as WorkflowSteps<unknown, Workflows[N]['answer'], unknown>;
    const now = this.clock.now();
    const moment = { now, today: dayOf(now) };
    const uploads = file ? [await this.#upload(file)] : [];
    const parsed = z.parse(workflowContracts[name].input, input);
    const prepared = await workflow.prepare?.(
      { ...moment, ...shared, actor, uploads, ports, records: store.reader },
      parsed,
    );
    if (prepared && !prepared.ok) throw refused(name, prepared);
    const context = { ...moment, actor, signIn: null, origins, secrets, ports, prepared: prepared?.value };
    return store.transaction(
      async (records) => {
        const result = await workflow.run({ ...context, records }, parsed);
        if (!result.ok) throw refused(name, result);
        return result.value;
      },
      { actor: record, operation: name },
    );
  }

  async #upload({ name, bytes }: DemoFile) {
    const path = join(this.#parts.folder, 'upload');
    await mkdir(this.#parts.folder, { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    return { name, path, size: bytes.byteLength, sha256: hash('sha256', bytes) };
  }

  /** Runs the background work that follows a submission. */
  async screenFiles(): Promise<void> {
    await this.#parts.screening.screenFiles();
  }

  async tidy(): Promise<void> {
    await rm(this.#parts.folder, { recursive: true, force: true });
  }
}

function refused(name: string, result: Result<unknown> & { ok: false }): Error {
  return new Error(`the demo's ${name} was refused: ${JSON.stringify(result.refusal)}`);
}
