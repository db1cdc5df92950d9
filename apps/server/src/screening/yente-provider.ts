import type { IncomingMessage } from 'node:http';
import { maxStoredMatches, reviewFromScore } from '@dossier/domain/limits';
import type { ScreenedFacts } from '../collections/shapes.ts';
import { AddressNotAllowedError, type AddressPolicy } from '../runtime/address-policy.ts';
import { dayOf } from '../runtime/clock.ts';
import { sendOutgoing } from '../runtime/outgoing-request.ts';
import type { Found, Screened, ScreeningProvider } from './provider.ts';

interface Settings {
  readonly address: string;
  readonly dataset: string;
  /** Sent as `Authorization: ApiKey …`; '' for a self-hosted server without a key. */
  readonly key: string;
  readonly now: () => Date;
  readonly addresses: AddressPolicy;
}

/** Maximum number of queries per call of the service. */
const maxQueries = 100;
/** Unit: milliseconds. */
const timeoutMs = 20_000;
/** Longest answer. Unit: bytes. */
const maxAnswerBytes = 32 * 1024 * 1024;
/** The service's own default. */
const threshold = 0.7;

interface Result {
  readonly id: string;
  readonly caption?: string;
  readonly schema?: string;
  readonly properties?: Readonly<Record<string, readonly string[]>>;
  readonly datasets?: readonly string[];
  readonly score: number;
  readonly explanations?: Readonly<Record<string, { readonly score?: number | null }>>;
}

interface Answer {
  readonly responses: Readonly<Record<string, { readonly status: number; readonly results?: readonly Result[] }>>;
}

/**
 * An external service with yente's API, behind the same interface as the local engine. While it is unavailable, names
 * are pending, never clear.
 */
export class YenteProvider implements ScreeningProvider {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async screen(subjects: readonly ScreenedFacts[]): Promise<Screened> {
    const found: Found[][] = [];
    try {
      for (let at = 0; at < subjects.length; at += maxQueries) {
        found.push(...(await this.#query(subjects.slice(at, at + maxQueries))));
      }
    } catch (error) {
      const isRefused = error instanceof AddressNotAllowedError;
      return { ok: false, error: isRefused ? 'provider-not-allowed' : 'provider-not-reached' };
    }
    const { dataset, now } = this.#settings;
    const today = dayOf(now());
    const lists = [{ name: dataset, version: today, date: today }];
    return { ok: true, source: 'provider', lists, threshold, algorithm: 'yente', found };
  }

  async #query(subjects: readonly ScreenedFacts[]): Promise<Found[][]> {
    const { address, dataset, key, addresses } = this.#settings;
    const url = `${address.replace(/\/+$/, '')}/match/${encodeURIComponent(dataset)}?limit=${maxStoredMatches}&threshold=${reviewFromScore}`;
    const answer = await sendOutgoing(addresses, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `ApiKey ${key}` }) },
      body: JSON.stringify({ queries: Object.fromEntries(subjects.map((facts, i) => [`q${i}`, queryOf(facts)])) }),
      signal: AbortSignal.timeout(timeoutMs),
      idleMs: timeoutMs,
    });
    const { responses } = JSON.parse(await textOf(answer)) as Answer;
    return subjects.map((_, i) => {
      const response = responses[`q${i}`];
      // A query that failed is not an answer without matches.
      if (response?.status !== 200 || !Array.isArray(response.results)) throw new Error(`no answer to query ${i}`);
      // Weak matches are omitted: the service does not explain reliably why a score is low.
      return response.results.filter(({ score }) => score >= threshold).map((one) => foundOf(one, dataset));
    });
  }
}

/** @throws for another status than 200, which includes redirects, and for an answer that is too long */
async function textOf(answer: IncomingMessage): Promise<string> {
  try {
    if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxAnswerBytes) throw new Error('the answer is too long');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } finally {
    answer.destroy();
  }
}

function queryOf(facts: ScreenedFacts) {
  const isPerson = facts.type === 'person';
  const given = (text: string) => (text === '' ? [] : [text]);
  const country = given(facts.country.toLowerCase());
  const properties = isPerson
    ? {
        birthDate: given(facts.birthDate),
        nationality: given(facts.nationality.toLowerCase()),
        country,
        idNumber: facts.documents,
      }
    : { jurisdiction: country, registrationNumber: given(facts.registrationNumber) };
  const name = [facts.name, ...facts.otherNames];
  return { schema: isPerson ? 'Person' : 'Company', properties: { name, ...properties } };
}

function foundOf(
  { id, caption, schema, properties: p = {}, datasets = [], score, explanations = {} }: Result,
  dataset: string,
): Found {
  const names = p['name'] ?? [];
  const title = caption ?? names[0] ?? id;
  const topics = p['topics'] ?? [];
  const isPep =
    topics.some((topic) => topic.startsWith('role.')) && !topics.some((topic) => topic.startsWith('sanction'));
  const reasons = Object.entries(explanations).map(([code, part]) => ({
    code,
    query: '',
    listed: '',
    score: part.score ?? 0,
  }));
  return {
    entryKey: `yente:${id}`,
    list: datasets[0] ?? dataset,
    listId: '',
    listKind: isPep ? 'pep' : 'sanctions',
    listVersion: '',
    listDate: '',
    name: title,
    score: Math.min(1, Math.max(0, score)),
    band: 'alert',
    isCrowded: false,
    reasons,
    entry: {
      id,
      kind: schema === 'Person' ? 'person' : 'body',
      names: [
        { text: title, kind: 'primary' },
        ...[...names, ...(p['alias'] ?? [])].filter((text) => text !== title).map((text) => ({ text, kind: 'alias' })),
      ],
      births: p['birthDate'] ?? [],
      countries: [...(p['nationality'] ?? []), ...(p['country'] ?? []), ...(p['jurisdiction'] ?? [])],
      identifiers: [...(p['idNumber'] ?? []), ...(p['registrationNumber'] ?? [])].map((value) => ({
        kind: 'other',
        value,
      })),
      programmes: [...(p['program'] ?? []), ...datasets],
      positions: (p['position'] ?? []).map((one) => ({ title: one })),
      topics,
      gender: p['gender']?.[0] ?? '',
      places: p['birthPlace'] ?? [],
    },
  };
}
