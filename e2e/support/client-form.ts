import { view } from './call.ts';
import type { StaffedDesk } from './people.ts';
import { type Case, type CaseOptions, makeCase, type Stage } from './stages.ts';
import type { OpenOptions, Seat } from './test.ts';

/** A client filling in their own form. */
export interface AtForm extends Seat {
  readonly one: Case;
  /** Calls the API as this client. */
  readonly token: string;
  /** Opens the form again in a new browser. */
  readonly session: Awaited<ReturnType<Case['as']>>;
  /** A step of the form; '' is the list of sections. */
  step(name: string): Promise<void>;
  /** The stored form. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire has no types; every use says what it expects
  held(): Promise<any>;
}

type Open = (portal: 'client', options: OpenOptions) => Promise<Seat>;

/** Brings an onboarding to a stage, and its client to the form. */
export async function atForm(
  { desk, open }: { desk: StaffedDesk; open: Open },
  stage: Stage,
  options: CaseOptions & { readonly seat?: OpenOptions } = {},
): Promise<AtForm> {
  const one = await makeCase(desk, stage, options);
  const session = await one.as(one.client);
  const seat = await open('client', { session, ...options.seat });
  return {
    ...seat,
    one,
    session,
    token: session.token,
    step: (name) => seat.goto(`/form/${one.request}${name && `?step=${name}`}`),
    held: () => view(desk, session.token, 'client-form', { request: one.request }),
  };
}
