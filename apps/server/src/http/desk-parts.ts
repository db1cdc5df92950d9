import type { z } from '@dossier/domain/schema';
import type { AnyRecord, Store } from '@dossier/records';
import type { FastifyRequest } from 'fastify';
import type { DeskSchema } from '../collections/index.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Config } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';

/** A user of a portal, as actor and as the record that causes changes. */
export interface SignedInActor {
  readonly actor: Actor;
  readonly record: AnyRecord;
}

export type CheckAnswer = (name: string, schema: z.core.$ZodType, answer: unknown) => void;

/** What the desk's own routes work with. */
export interface DeskParts {
  readonly config: Pick<Config, 'origins' | 'providers'>;
  readonly store: Store<DeskSchema>;
  readonly ports: Ports;
  /** Folder of uploads before their inspection. */
  readonly uploadFolder: string;
  /** Called with every answer before it is sent, and its schema. Tests throw here on an answer outside its contract. */
  readonly checkAnswer?: CheckAnswer;
  /** Who asks: undefined for guests, ended sessions, superusers and staff that was let go. */
  readonly whoIs: (request: FastifyRequest) => Promise<SignedInActor | undefined>;
}
