const original = globalThis.fetch;

type Answer = (url: string, config?: RequestInit) => Promise<Response>;

/**
 * Stands in for `fetch` where the server at this address is asked ('' for addresses without one). Test files share a
 * process: what others still ask elsewhere goes its way.
 */
export function answersAt(base: string, answer: Answer): typeof fetch {
  return (target, config) => {
    const url = target instanceof Request ? target.url : String(target);
    return url.startsWith(`${base}/`) ? answer(url, config) : original(target, config);
  };
}
