import { takeEarly } from './early-answer.ts';
import type { ViewAnswer } from './views.ts';

/** Waits between two tries. Unit: milliseconds. */
const waits = [1_000, 4_000];

/** What a login page shows, without the SDK and the cache. Undefined when the server does not answer. */
export async function beforeSignInNow(
  formId: string | undefined,
  language: string,
): Promise<ViewAnswer<'before-sign-in'> | undefined> {
  const search = formId ? `?${new URLSearchParams({ formId })}` : '';
  const address = new URL(`/api/desk/views/before-sign-in${search}`, location.origin).href;
  const config = { headers: { 'Accept-Language': language } };
  const early = await takeEarly(address, config);
  for (const wait of [...waits, 0]) {
    const answer = early ?? (await fetch(address, config).catch(() => undefined));
    if (answer?.ok) return (await answer.json()) as ViewAnswer<'before-sign-in'>;
    if (answer && answer.status < 500) return undefined;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return undefined;
}
