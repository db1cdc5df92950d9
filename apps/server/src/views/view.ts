import type { ViewName } from '@dossier/domain/permissions';
import type { Result } from '@dossier/domain/result';
import type * as z from 'zod';
import type { Actor } from '../runtime/actor.ts';
import type { ViewContext } from '../runtime/view-context.ts';

/** A query across collections. Its answer holds only what visibility.ts lets this actor see. */
export interface View<Params, Answer> {
  readonly name: ViewName;
  /** Query parameters are text on the wire. */
  readonly params: z.ZodType<Params>;
  readonly run: (context: ViewContext, params: Params) => Promise<Result<Answer>>;
}

/** A view for visitors who are not signed in: `actor` may be null. */
export interface OpenView<Params, Answer> {
  readonly name: ViewName;
  readonly open: true;
  readonly params: z.ZodType<Params>;
  readonly run: (context: ViewContext<Actor | null>, params: Params) => Promise<Result<Answer>>;
}

export function defineView<Params, Answer>(view: View<Params, Answer>): View<Params, Answer> {
  return Object.freeze(view);
}

export function defineOpenView<Params, Answer>(view: Omit<OpenView<Params, Answer>, 'open'>): OpenView<Params, Answer> {
  return Object.freeze({ ...view, open: true });
}
