import { Agent, request } from 'node:http';

interface RawRequest {
  readonly method?: string;
  /** Sent unchanged; `fetch` would normalise it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Uint8Array;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface OneConnection {
  /** Fails when no answer arrives in time. Without `content-length` a body is sent in chunks. */
  send(call: RawRequest): Promise<RawAnswer>;
  close(): void;
}

/** Longest wait for an answer, in milliseconds. */
const maxWaitMs = 8_000;

/** A client that sends its requests one after another over one keep-alive connection. */
export function openConnection(url: string): OneConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: ({ method = 'GET', path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(maxWaitMs);
        const call = request(url, { agent, method, path, headers: { ...headers }, signal }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
          answer.on('end', () => {
            const { statusCode: status = 0, headers: received } = answer;
            resolve({ status, headers: received, text: Buffer.concat(chunks).toString() });
          });
        });
        call.on('error', reject);
        if (body !== undefined) call.write(body);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}
