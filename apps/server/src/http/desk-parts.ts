import type { DeclarantSignIn } from '@dossier/domain/kyc-form/declaration';
import type { z } from '@dossier/domain/schema';
import type { AnyRecord, RateLimiter, Store } from '@dossier/records';
import type { FastifyRequest } from 'fastify';
import type { DeskSchema } from '../collections/index.ts';
import type { AccessLogQueue } from '../jobs/access-log-queue.ts';
import type { Actor } from '../runtime/actor.ts';
import type { Config } from '../runtime/config.ts';
import type { Ports } from '../runtime/ports.ts';
import type { SecretBox } from '../runtime/secret-box.ts';

/** A signed-in user of a portal, as actor and as the record that changes are attributed to. */
export interface SignedInActor {
  readonly actor: Actor;
  readonly record: AnyRecord;
  /** Has to add a second factor before anything else. */
  readonly isLimited: boolean;
  /** When the session began. Unit: seconds since 1970; 0 when unknown. */
  readonly signedInAt: number;
  readonly signIn: DeclarantSignIn | null;
}

export type CheckAnswer = (name: string, schema: z.core.$ZodType, answer: unknown) => void;

/** The dependencies of the desk's own routes. */
export interface DeskParts {
  readonly config: Pick<Config, 'origins' | 'providers'>;
  readonly store: Store<DeskSchema>;
  readonly ports: Ports;
  readonly secrets: SecretBox;
  readonly limiter: RateLimiter;
  readonly accessLog: Pick<AccessLogQueue, 'add'>;
  /** Called with every answer before it is sent, and its schema. Tests throw here on an answer outside its contract. */
  readonly checkAnswer?: CheckAnswer;
  /** Returns the user of a request: undefined for guests, ended sessions, superusers and deactivated staff. */
  readonly whoIs: (request: FastifyRequest) => Promise<SignedInActor | undefined>;
}
