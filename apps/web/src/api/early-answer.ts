import { earlyAnswerMs } from '@dossier/domain/limits';

interface Early {
  /** '' for a guest. */
  readonly token: string;
  readonly language: string;
  readonly startedAt: number;
  readonly answer: Promise<Response | undefined>;
}

/** By address. */
const early = new Map<string, Early>();

/** Requests an answer that a page begins with before the app has loaded; the client takes it as its own. */
export function requestEarly(address: string, { token, language }: Pick<Early, 'token' | 'language'>): void {
  const headers = { ...(token && { Authorization: token }), 'Accept-Language': language };
  const answer = fetch(address, { headers }).then(
    (found) => (found.ok ? found : undefined),
    () => undefined,
  );
  early.set(address, { token, language, startedAt: performance.now(), answer });
}

/**
 * The early answer to the same request: once, of the same person and language, and only while it is new. Undefined when
 * there is none or it was refused: the client asks again, and reports the error.
 */
export function takeEarly(address: string, config: RequestInit = {}): Promise<Response | undefined> | undefined {
  const found = early.get(address);
  if (!found || (config.method ?? 'GET') !== 'GET') return undefined;
  early.delete(address);
  const headers = new Headers(config.headers);
  const isSame =
    (headers.get('Authorization') ?? '') === found.token && headers.get('Accept-Language') === found.language;
  if (!isSame || performance.now() - found.startedAt > earlyAnswerMs) return undefined;
  return found.answer.then((answer) => {
    config.signal?.throwIfAborted();
    return answer;
  });
}
