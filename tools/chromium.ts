import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that browser tests use: `CHROMIUM_PATH`, else the first of the usual places, else undefined. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return usualPlaces.find((place) => existsSync(place));
}

/** What a person without a Chromium is told. */
export const chromiumSentence =
  'No Chromium was found: install one (Debian: apt-get install chromium) or name yours with CHROMIUM_PATH=/path/to/chromium.';

/** The same, after installing Debian's when this process may: root, and apt-get at hand. Undefined when there is none. */
export function ensureChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return findChromium() ?? installDebians();
}

function installDebians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("Installing Debian's Chromium …");
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (!install()) {
    apt('update');
    install();
  }
  return findChromium();
}
