import type { SqlValue } from '../store/dialect/dialect.ts';
import type { BindContext, Fragment } from './fragment.ts';

/** The parameters of a fragment for one request. */
export function paramsOf(fragment: Fragment, context: BindContext): SqlValue[] {
  return fragment.binds.map((bind) => bind(context));
}
