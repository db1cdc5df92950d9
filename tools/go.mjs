// Runs a program of the project on the right Node: `node tools/go.mjs [--dev] [--build] [--meanwhile <file>] <file> [arguments]`.
// `--dev` installs development packages as well; `--build` builds the web first when it is stale; `--meanwhile` names a
// program to run in parallel with that build.
// Every npm script goes through here, because hooks like `prestart` are skipped where `ignore-scripts` is set.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { bootstrap, findNode, giveUp, programEnv, root } from './bootstrap.mjs';

const rest = process.argv.slice(2);
const dev = rest[0] === '--dev' && rest.shift() !== undefined;
const build = rest[0] === '--build' && rest.shift() !== undefined;
const meanwhile = rest[0] === '--meanwhile' ? rest.splice(0, 2)[1] : undefined;
const file = rest.shift();
if (!file) giveUp('Usage: node tools/go.mjs [--dev] [--build] [--meanwhile <file>] <file> [arguments].');

await bootstrap({ build, dev, meanwhile });

const child = spawn(findNode(), [join(root, file), ...rest], { cwd: root, env: programEnv, stdio: 'inherit' });
child.on('error', (error) => giveUp(`${file} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    // A terminal sends its interrupt to the child as well; a second one would interrupt its graceful shutdown.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
