import { ConfigError } from '../runtime/config.ts';
import { createPrivately } from '../runtime/data-folder.ts';

/**
 * Runs a command, whose files only the user of the server can read. A refusal is printed as a sentence and ends with
 * exit code 1; other errors keep their stack.
 * @param command returns the exit code, or nothing for 0
 */
export async function runCommand(command: () => Promise<number> | Promise<void>): Promise<void> {
  createPrivately();
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
