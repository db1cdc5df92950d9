import { requestsOfSubject } from '../../case/can-view.ts';
import type { Reader, Row } from '../../case/rows-by-id.ts';
import type { Actor } from '../../runtime/actor.ts';

/** The viewer's onboarding of a subject: the named one, or the newest. Undefined: there is none to be seen. */
export async function chosenRequest(
  records: Reader,
  actor: Actor,
  params: { readonly subject: string; readonly request?: string | undefined },
): Promise<Row<'gk_requests'> | undefined> {
  const requests = await requestsOfSubject(records, actor, params.subject);
  return params.request ? requests.find((request) => request.id === params.request) : requests[0];
}
