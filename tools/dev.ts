/** Starts the server with `--watch` and Vite's development server as its proxy. When one ends, the other is stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

const apiPort = process.env['PORT'] ?? '8080';
const webPort = process.env['WEB_PORT'] ?? '5173';

const start = (args: string[], cwd: string) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, PORT: apiPort } });

const children: ChildProcess[] = [
  start(['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], root),
  start([join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort, '--strictPort'], join(root, 'apps/web')),
];

console.log(
  `The web with live reload: http://gatekeeper.localhost:${webPort} (intern., client.); the server: port ${apiPort}.`,
);

function stop(signal: NodeJS.Signals = 'SIGTERM') {
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}

for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
