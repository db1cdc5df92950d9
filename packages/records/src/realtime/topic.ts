/** A subscription. */
export interface Topic {
  /** Exactly as subscribed, with options: the name of its events. */
  readonly name: string;
  /** Name or id of a collection, unchanged. */
  readonly collection: string;
  /** `*` or a record's id. */
  readonly target: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names lower-case with `_` for `-`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Longest topic in characters and most topics of a client. Source: docs/reference/record-api.md 13. */
export const maxTopicLength = 2500;
export const maxTopics = 1000;

/** The topic of all collections that a client may list or gets notices of. */
export const everyCollection = '*';

/** Parses a topic. Any text is valid; one with an unknown collection never matches. */
export function parseTopic(name: string): Topic {
  const mark = name.indexOf('?');
  const path = mark < 0 ? name : name.slice(0, mark);
  const options = mark < 0 ? undefined : new URLSearchParams(name.slice(mark + 1)).get('options');
  const [collection = '', target = '*'] = path.split('/');
  return { name, collection, target, ...parsedOptions(options) };
}

function parsedOptions(text: string | null | undefined): Pick<Topic, 'query' | 'headers'> {
  const options = asObject(parsedJson(text ?? '{}'));
  const headers = Object.entries(texts(options['headers']));
  return {
    query: texts(options['query']),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase().replaceAll('-', '_'), value])),
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(asObject(value)).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries.map(([key, one]) => [key, typeof one === 'string' ? one : JSON.stringify(one)]));
}
