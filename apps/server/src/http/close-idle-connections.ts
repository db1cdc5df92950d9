import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Unit: milliseconds between two checks. */
const intervalMs = 50;

/**
 * Closes idle keep-alive connections during shutdown: those that become idle after it began (event streams) and those
 * that browsers opened ahead and never used. Node would wait a minute for each.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, intervalMs);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
