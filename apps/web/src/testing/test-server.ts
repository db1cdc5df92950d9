import { writesHeader } from '@dossier/domain/dependencies';

type Answer = (input: Record<string, unknown>) => unknown;

export interface Asked {
  readonly path: string;
  readonly input: Record<string, unknown>;
}

/** What pages request by themselves: recorded only in tests that answer it. */
const inBackground: Readonly<Record<string, object>> = {
  '/api/desk/views/presence': { people: [] },
  '/api/desk/set-presence': {},
};

/** Replaces the server in component tests: answers by path, and records the requests. */
export function answerWith(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (target, options) => {
    const url = new URL(target instanceof Request ? target.url : String(target), location.href);
    if (!url.pathname.startsWith('/api/')) return original(target, options);
    const silent = inBackground[url.pathname];
    if (silent && !answers[url.pathname]) return Response.json(silent);
    const body = typeof options?.body === 'string' ? (JSON.parse(options.body) as Record<string, unknown>) : {};
    const input = { ...Object.fromEntries(url.searchParams), ...body };
    asked.push({ path: url.pathname, input });
    const answer = answers[url.pathname];
    if (!answer) return Response.json({ status: 404, message: 'nothing here', data: {} }, { status: 404 });
    const given = await answer(input);
    if (given instanceof Response) return given;
    // Answers without reads depend on everything, so any write refreshes them.
    return Response.json(given, { headers: options?.method === 'POST' ? { [writesHeader]: 'gk_requests' } : {} });
  };
  return asked;
}
