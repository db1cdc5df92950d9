const timeoutMilliseconds = 30_000;
const maxBytes = 1 << 20;

/**
 * Fetches a JSON object.
 * @throws for any other response, a timeout, or a response that is too long
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    headers: { accept: 'application/json', ...init.headers },
  });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
  const text = await answer.text();
  const value: unknown = text.length <= maxBytes ? JSON.parse(text) : undefined;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`${new URL(url).host} did not answer with a JSON object.`);
  return value as Record<string, unknown>;
}
