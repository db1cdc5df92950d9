import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell first: the same engine with a third less work. */
const standardPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The features that Playwright disables: a second list would replace its own. Source: its `chromiumSwitches`. */
const disabledFeatures = [
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

/** The features that Playwright enables, for the same reason. Source: its `enabledFeatures`. */
const enabledFeatures = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

/** Two pages that Chromium renders for the address bar of each window; they take as long as ours. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Arguments with which browser tests start Chromium. Their pages are open for seconds, so optimizing compilers and
 * separate processes for GPU and network take longer than they save (a tenth of the time).
 */
export const chromiumArgs = [
  `--disable-features=${[...disabledFeatures, ...addressBar].join()}`,
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
  `--enable-features=${[...enabledFeatures, 'NetworkServiceInProcess2'].join()}`,
];

/** Returns the Chromium for browser tests: `CHROMIUM_PATH`, else the first standard path that exists. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return standardPaths.find((path) => existsSync(path));
}

/** Message when no Chromium was found. */
export const chromiumSentence =
  'No Chromium was found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH=/path/to/chromium.';

/** The same, after installing Debian's package if possible (as root, with apt-get). Undefined when there is none. */
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
