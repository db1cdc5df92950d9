import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ApiError } from '../core/errors.ts';
import { errorBody } from './error-body.ts';

/** Status of the errors of Node's HTTP parser; all others are 400. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** For Fastify's `clientErrorHandler`: responds to bytes that are no HTTP request, and closes the connection. */
export function refuseBadRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, statuses[error.code ?? ''] ?? 400);
}

/** Responds to requests that Node would end without a body: `CONNECT`, and expectations other than `100-continue`. */
export function refuseUnsupported(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, 405);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(417);
    const length = Buffer.byteLength(body);
    response.writeHead(417, { 'content-type': 'application/json', 'content-length': length, connection: 'close' });
    response.end(body);
  });
}

const bodyOf = (status: number): string => JSON.stringify(errorBody(new ApiError(status)));

function endWith(socket: Duplex, status: number): void {
  const body = bodyOf(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
