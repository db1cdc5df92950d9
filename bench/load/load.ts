import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a job in a child process.
 * @throws when an answer was not 200; the child prints it
 */
export function load<Outcome>(program: 'client.ts' | 'subscribers.ts', job: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)));
    child.once('message', (outcome) => resolve(outcome as Outcome));
    child.once('exit', (code) => reject(new Error(`The load process ended with code ${code} without an outcome.`)));
    child.send(job);
  });
}
