/** Options of a server's logger: no query and no headers, because both contain tokens and personal data. */
export const logOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  },
  // At level `trace` @fastify/multipart logs the headers of each upload.
  redact: ['*.headers'],
});
