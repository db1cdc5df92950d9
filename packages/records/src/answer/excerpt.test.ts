import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('An excerpt', () => {
  it.each([
    ['plain text', 99, 'plain text'],
    ['<p>One</p><p>Two</p>', 99, 'One Two'],
    ['  a \n\t b  ', 99, 'a b'],
    ['a &amp; b &lt;i&gt; &#233; &#xe9; &unknown;', 99, 'a & b <i> é é &unknown;'],
    ['<script>alert(1)</script>x<style>p{}</style>', 99, 'x'],
    ['a<svg><text>no</text></svg>b', 99, 'a b'],
    ['a<!-- no -->b', 99, 'a b'],
    ['<img src="x" onerror="y">text<br/>more', 99, 'text more'],
    ['a < b and 3 > 2', 99, 'a < b and 3 > 2'],
    ['<p unfinished', 99, ''],
    ['🙂🙂🙂', 2, '🙂🙂'],
    ['one two', 4, 'one'],
    ['&#0;&#xd800;', 99, '&#0;&#xd800;'],
  ])('of %j cut to %i is %j', (html, max, expected) => {
    expect(excerpt(html, max, false)).toBe(expected);
  });

  it('appends an ellipsis only when truncated and requested', () => {
    expect(excerpt('abcdef', 3, true)).toBe('abc...');
    expect(excerpt('abcdef', 3, false)).toBe('abc');
    expect(excerpt('abc', 3, true)).toBe('abc');
  });
});

describe('Unfinished tags without end', () => {
  it('are dropped, however many there are', () => {
    expect(excerpt(`text ${'<script '.repeat(200_000)}`, 10, false)).toBe('text');
    expect(excerpt(`text ${'<!-- '.repeat(200_000)}`, 10, false)).toBe('text');
    expect(excerpt('&'.repeat(200_000), 3, false)).toBe('&&&');
  });
});
