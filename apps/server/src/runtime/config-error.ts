/** A setting that cannot be used; its message says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
