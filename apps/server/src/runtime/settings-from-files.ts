import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from files: `<NAME>_FILE` names a file with the value of `<NAME>`, as secrets of containers and
 * credentials of systemd are passed. Space at the end of a file is removed.
 * @param names - the settings that exist; other variables are not touched
 * @returns the environment with these values, or a sentence where a file cannot be read or a setting is given twice
 */
export function settingsFromFiles(env: Environment, names: readonly string[]): Environment | string {
  const complete = { ...env };
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) return `${name} and ${name}_FILE are both set: unset one of them.`;
    const read = contentOf(path);
    if ('fault' in read) return `${name}_FILE: ${path} ${read.fault}`;
    complete[name] = read.text;
  }
  return complete;
}

function contentOf(path: string): { readonly text: string } | { readonly fault: string } {
  try {
    const text = readFileSync(path, 'utf8').trimEnd();
    return text === '' ? { fault: 'is empty. Write the value of the setting into it.' } : { text };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: `cannot be read (${code}). Check its path and that this user may read it.` };
  }
}
