import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answering, residentBytes, stop } from '../records/servers.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Place {
  readonly folder: string;
  readonly database: string;
}

export const environmentOf = ({ folder, database }: Place, port: number) => ({
  // As with `npm start`.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PORT: String(port),
  DOSSIER_DATA: folder,
  DATABASE_URL: database,
});

/** Several instances of the desk on one database and one folder of files, behind Caddy where it is installed. */
export class Instances {
  readonly #children: readonly ChildProcess[];
  readonly #proxy: ChildProcess | undefined;
  /** Where users connect: the proxy, or each instance. */
  readonly ports: readonly number[];

  private constructor(children: readonly ChildProcess[], proxy: ChildProcess | undefined, ports: readonly number[]) {
    this.#children = children;
    this.#proxy = proxy;
    this.ports = ports;
  }

  static async start(place: Place, count: number, port: number): Promise<Instances> {
    const log = openSync(join(tmpdir(), 'bench-scale.log'), 'a');
    const ports = Array.from({ length: count }, (_, at) => port + 1 + at);
    const children: ChildProcess[] = [];
    for (const own of ports) {
      const env = environmentOf(place, own);
      const options = { cwd: root, env, stdio: ['ignore', log, log] } as const;
      const child = spawn(process.execPath, ['apps/server/src/main.ts'], { ...options, stdio: ['ignore', log, log] });
      process.once('exit', () => child.kill());
      children.push(child);
      await answering(own, child);
    }
    const proxy = await startProxy(port, ports);
    return new Instances(children, proxy, proxy ? [port] : ports);
  }

  get hasProxy(): boolean {
    return this.#proxy !== undefined;
  }

  /** Resident memory of each instance. Unit: bytes. */
  memory(): number[] {
    return this.#children.map(({ pid }) => residentBytes(pid));
  }

  /** Processor time so far. Unit: seconds. */
  processorSeconds(): { readonly instances: number; readonly proxy: number } {
    const sum = this.#children.map(({ pid }) => secondsOfTree(pid)).reduce((total, one) => total + one, 0);
    return { instances: sum, proxy: this.#proxy ? secondsOfTree(this.#proxy.pid) : 0 };
  }

  async stop(): Promise<void> {
    if (this.#proxy) await stop(this.#proxy);
    await Promise.all(this.#children.map(stop));
  }
}

async function startProxy(port: number, upstreams: readonly number[]): Promise<ChildProcess | undefined> {
  if (spawnSync('caddy', ['version']).status !== 0) return undefined;
  const file = join(tmpdir(), `bench-scale-${process.pid}.caddyfile`);
  const to = upstreams.map((one) => `127.0.0.1:${one}`).join(' ');
  const lines = ['{', 'admin off', 'auto_https off', '}', `http://127.0.0.1:${port} {`];
  // A desk without public origins answers requests of this machine only, and no forwarded ones.
  const hidden = ['For', 'Host', 'Proto'].map((name) => `header_up -X-Forwarded-${name}`);
  const rules = [`reverse_proxy ${to} {`, 'lb_policy least_conn', ...hidden, '}', '}', ''];
  writeFileSync(file, [...lines, ...rules].join('\n'));
  const options = { stdio: 'ignore' } as const;
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], options);
  process.once('exit', () => child.kill());
  await answering(port, child);
  return child;
}

/** Clock ticks per second. Source: `getconf CLK_TCK`. */
const ticks = 100;

interface Stat {
  readonly parent: number;
  /** Of the process, and of its children that ended. Unit: seconds. */
  readonly own: number;
  readonly ended: number;
}

function statOf(pid: number | string): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: (at(11) + at(12)) / ticks, ended: (at(13) + at(14)) / ticks };
  } catch {
    // Ended meanwhile.
    return undefined;
  }
}

/** Processor time of a process and its descendants. Unit: seconds. */
export function secondsOfTree(pid: number | undefined): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.map((name) => [Number(name), statOf(name)]));
  const sum = (one: number): number => {
    const stat = stats.get(one);
    if (!stat) return 0;
    const children = [...stats].filter(([, other]) => other?.parent === one).map(([child]) => sum(child));
    return children.reduce((total, seconds) => total + seconds, stat.own + stat.ended);
  };
  return pid === undefined ? 0 : sum(pid);
}
