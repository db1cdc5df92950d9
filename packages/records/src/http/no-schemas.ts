import type { FastifyServerOptions } from 'fastify';

const refuse = (): never => {
  throw new Error('Routes declare no JSON schema: what comes in is checked by the route itself.');
};

/**
 * An option of a Fastify server none of whose routes has a JSON schema: the compilers of schemas, a tenth of what the
 * server loads, stay out. Errors: a route with a schema throws at the start.
 */
export const noSchemas: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};
