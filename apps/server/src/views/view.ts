import type { FileViewName, GuestViewName, ViewName, Views } from '@dossier/domain/contracts/views';
import type { Result } from '@dossier/domain/result';
import type { Actor } from '../runtime/actor.ts';
import type { FileAnswer, ViewContext } from '../runtime/view-context.ts';

type Viewer<Name extends ViewName> = Name extends GuestViewName ? Actor | null : Actor;
type Answer<Name extends ViewName> = Name extends FileViewName ? FileAnswer : Views[Name]['answer'];

/** A query across collections. Roles, parameters and answer are its contract: `viewContracts[name]` of the domain. */
export interface View<Name extends ViewName> {
  readonly name: Name;
  readonly run: (context: ViewContext<Viewer<Name>>, params: Views[Name]['params']) => Promise<Result<Answer<Name>>>;
}

/** Defines a view with the parameter and answer types of its contract. */
export function defineView<Name extends ViewName>(name: Name, { run }: Pick<View<Name>, 'run'>): View<Name> {
  return Object.freeze({ name, run });
}
