import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Unit: milliseconds between two looks. */
const lookEvery = 50;

/**
 * Lets go of connections that nobody waits on while the desk ends: those that fall idle later than the end began (an
 * event stream's), and those that browsers open ahead and never used. Node would wait a minute for each.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const look = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, lookEvery);
    look.unref();
    app.server.once('close', () => clearInterval(look));
  });
}
