import { expect, test } from 'vitest';
import { show } from '#testing/test-page.tsx';
import { Highlight } from './highlight.tsx';

test.each([
  ['Zilverlinde Vastgoed', 'LINDE', 'linde'],
  ['Café Lumière', 'lumie', 'Lumiè'],
  ['Haupt Straße 1', 'strasse 1', 'Straße 1'],
  ['Cafe\u0301 au lait', 'cafe au', 'Cafe\u0301 au'],
  ['Bakkerij', 'slager', undefined],
  ['Bakkerij', ' ', undefined],
])('in %s the query %s marks %s', async (text, query, marked) => {
  await show(<Highlight text={text} query={query} />);
  expect(document.querySelector('mark')?.textContent).toBe(marked);
  expect(document.body.textContent).toContain(text);
});
