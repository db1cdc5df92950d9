import type { FastifyServerOptions } from 'fastify';

const refuse = (): never => {
  throw new Error('Routes must not declare a JSON schema: they validate their input themselves.');
};

/**
 * Option of a Fastify server without JSON schemas: schema compilers, a tenth of the server's modules, are not loaded.
 * A route with a schema throws at startup.
 */
export const noSchemas: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};
