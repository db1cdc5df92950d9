import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from files: `<NAME>_FILE` names a file with the value of `<NAME>`, as secrets of containers and
 * credentials of systemd are passed. Space at the end of the file is removed.
 * @param names - the settings that exist; other variables are not touched
 * @throws ConfigError where a file cannot be read or is empty, or a setting is given twice
 */
export function settingsFromFiles(env: Environment, names: readonly string[]): Environment {
  const read: Record<string, string> = {};
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: unset one of them.`);
    read[name] = contentOf(name, path);
  }
  return { ...env, ...read };
}

function contentOf(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trimEnd();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `${name}_FILE: ${path} cannot be read (${code}). Check its path and that this user may read it.`,
    );
  }
  if (text === '') throw new ConfigError(`${name}_FILE: ${path} is empty. Write the value of ${name} into it.`);
  return text;
}
