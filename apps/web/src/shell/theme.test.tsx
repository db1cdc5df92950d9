import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { chooseTheme, followTheme, useTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

function Chosen() {
  return <p>{useTheme()}</p>;
}

/** The storage of another window of this browser, which reports changes to this one. */
function otherWindow(): Storage {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return (frame.contentWindow as Window).localStorage;
}

test('a theme that is chosen in another window applies here at once, also when it is reset', async () => {
  followTheme();
  await show(<Chosen />);
  chooseTheme('light');
  const other = otherWindow();
  other.setItem('dossier_theme', 'dark');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await expect.element(page.getByText('dark')).toBeVisible();
  other.removeItem('dossier_theme');
  await expect.poll(() => document.documentElement.dataset['theme']).toBeUndefined();
  await expect.element(page.getByText('system')).toBeVisible();
});
