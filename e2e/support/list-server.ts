import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server for a journey: a list at an address, and an external service with yente's API. */
export interface ListServer {
  readonly address: string;
  /** Sets the answer to every request for the list. */
  serve(text: string): void;
  /** Removes the list. */
  refuse(): void;
  close(): Promise<void>;
}

interface Asked {
  readonly queries: Readonly<Record<string, { readonly properties: Readonly<Record<string, readonly string[]>> }>>;
}

/** Everyone with this name is on the service's list. */
export async function listServer(listed: string): Promise<ListServer> {
  let text: string | undefined;
  const server = createServer(async (request, answer) => {
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      answer.setHeader('content-type', 'application/json');
      return answer.end(JSON.stringify(matches(JSON.parse(body) as Asked, listed)));
    }
    answer.statusCode = text === undefined ? 404 : 200;
    return answer.end(text ?? 'Not here.');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next) => {
      text = next;
    },
    refuse: () => {
      text = undefined;
    },
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

function matches({ queries }: Asked, listed: string) {
  const entry = {
    id: 'NK-1',
    caption: listed,
    schema: 'Person',
    properties: { name: [listed], birthDate: ['1980-02-29'], nationality: ['nl'], topics: ['sanction'] },
    datasets: ['xx_sanctions'],
    score: 0.97,
    match: true,
    explanations: { name_match: { score: 0.97 } },
  };
  const responses = Object.entries(queries).map(([name, { properties }]) => {
    const results = properties['name']?.includes(listed) ? [entry] : [];
    return [name, { status: 200, results, total: { value: results.length, relation: 'eq' } }];
  });
  return { responses: Object.fromEntries(responses), limit: 5 };
}
