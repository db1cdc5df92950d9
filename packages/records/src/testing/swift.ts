import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Bucket, BucketConnection } from '../files/s3-connection.ts';
import { freePort } from './free-port.ts';

/** OpenStack Swift with its S3 interface, started for tests. */
export interface TestSwift {
  /** Makes an empty bucket. */
  readonly makeBucket: (name: string) => Promise<Bucket>;
  readonly stop: () => Promise<void>;
}

const needed = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
  'python3',
];

export const isSwiftInstalled = (): boolean => needed.every((program) => existsSync(`/usr/bin/${program}`));

/** Says what is missing when Swift is not installed. */
export const swiftSentence =
  'OpenStack Swift was not found, so nothing was tried on it (Debian: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached).';

/** Starts Swift on loopback with a folder of its own. */
export async function startSwift(): Promise<TestSwift> {
  if (!isSwiftInstalled()) throw new Error(swiftSentence);
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const children: ReturnType<typeof spawn>[] = [];
  const stop = async () => {
    for (const child of children) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const run = (program: string, ...args: string[]) =>
    children.push(spawn(`/usr/bin/${program}`, args, { stdio: ['ignore', 'ignore', 'ignore'] }));
  try {
    const cache = await freePort();
    const proxy = await freePort();
    run('memcached', '-l', '127.0.0.1', '-p', String(cache), '-m', '16', '-u', userInfo().username);
    await mkdir(join(folder, 'devices/d1'), { recursive: true });
    await writeFile(
      join(folder, 'swift.conf'),
      '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n',
    );
    const ports = [await freePort(), await freePort(), await freePort()];
    makeRings(folder, ports);
    for (const [at, kind] of ['account', 'container', 'object'].entries())
      run(`swift-${kind}-server`, await writeConfig(folder, kind, serverConfig(folder, kind, ports[at] as number)));
    run('swift-proxy-server', await writeConfig(folder, 'proxy', proxyConfig(folder, proxy, cache)));
    await untilOpen(proxy);
    return { makeBucket: (name) => makeBucket(proxy, name), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const ringScript = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(6, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1.0,
                     'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + '/' + kind + '.ring.gz')
`;

/** The rings, each with one device, made in one process: Swift's own command takes three for each. */
function makeRings(folder: string, ports: readonly number[]): void {
  const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', ringScript, folder, ...ports.map(String)]);
  if (status !== 0) throw new Error(`Swift's rings could not be made: ${stderr}`);
}

async function writeConfig(folder: string, kind: string, text: string): Promise<string> {
  const path = join(folder, `${kind}-server.conf`);
  await writeFile(path, text);
  return path;
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
`;

const serverConfig = (folder: string, kind: string, port: number) => `${common(folder, port)}devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[${kind}-replicator]
[${kind}-updater]
[${kind}-auditor]
`;

const pipeline =
  'catch_errors healthcheck proxy-logging cache listing_formats bulk ratelimit s3api tempauth copy slo dlo versioned_writes symlink proxy-logging proxy-server';

const filters = pipeline
  .split(' ')
  .filter(
    (name, index, all) =>
      !['proxy-server', 'cache', 'tempauth', 's3api', 'proxy-logging'].includes(name) && all.indexOf(name) === index,
  )
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('');

const proxyConfig = (folder: string, port: number, cache: number) => `${common(folder, port)}[pipeline:main]
pipeline = ${pipeline}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
${filters}`;

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await setTimeout(100);
  }
  throw new Error('Swift did not start');
}

async function makeBucket(port: number, name: string): Promise<Bucket> {
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    name,
    region: 'us-east-1',
    keyId: 'test:tester',
    secret: 'testing',
  };
  await new BucketConnection(bucket, { attempts: 8 }).sendFor({ method: 'PUT' });
  return bucket;
}
