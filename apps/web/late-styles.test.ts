import { expect, test } from 'vitest';
import { lateStyles } from './late-styles.ts';

test('the first lines of a page do not wait for its stylesheets', () => {
  const html =
    '<head>\n  <link rel="icon" href="/i.svg">\n  <link rel="stylesheet" crossorigin href="/a.css">\n</head><body>\n<p>first</p>\n</body>';
  expect(lateStyles(html)).toBe(
    '<head>\n  <link rel="icon" href="/i.svg">\n</head><body>\n<p>first</p>\n  <link rel="stylesheet" crossorigin href="/a.css">\n  </body>',
  );
});
