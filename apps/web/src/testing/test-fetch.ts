const original = globalThis.fetch;

type Answer = (url: string, config?: RequestInit) => Promise<Response>;

/**
 * Replaces `fetch` for requests to this origin ('' for relative addresses). Test files share a process: requests of
 * other tests to other origins pass through.
 */
export function answersAt(base: string, answer: Answer): typeof fetch {
  return (target, config) => {
    const url = target instanceof Request ? target.url : String(target);
    return url.startsWith(`${base}/`) ? answer(url, config) : original(target, config);
  };
}
