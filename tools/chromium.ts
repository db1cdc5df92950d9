import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell without a window first: the same engine, a third less work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What Playwright switches off itself, since a second list replaces the first. Source: its `chromiumSwitches`. */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What Playwright switches on itself, for the same reason. Source: its `enabledFeatures`. */
const switchedOn = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** Each window of a whole Chromium draws two pages of its address bar, which cost as much as ours. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * How browser tests start a Chromium. A page of theirs lives for seconds: what optimizes its code, and processes that
 * draw and ask the network, cost more than they give (a tenth of the time).
 */
export const chromiumArgs = [
  `--disable-features=${[...switchedOff, ...addressBar].join()}`,
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
  `--enable-features=${[...switchedOn, 'NetworkServiceInProcess2'].join()}`,
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
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation');
  if (!install()) {
    apt('update');
    install();
  }
  return findChromium();
}
