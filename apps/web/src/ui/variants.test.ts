import { expect, test } from 'vitest';
import { tv } from './variants.ts';

const style = tv({
  base: 'box',
  variants: {
    size: { sm: 'small', md: 'middle' },
    isOpen: { true: 'open', false: 'shut' },
    isBad: { true: 'bad' },
  },
  compoundVariants: [
    { size: 'sm', isOpen: true, class: 'small-and-open' },
    { isBad: false, size: 'md', class: 'good' },
  ],
  defaultVariants: { size: 'md' },
});

test('defaults apply without a selection, and booleans stay booleans', () => {
  expect(style()).toBe('box middle shut good');
  expect(style({ size: undefined, isOpen: undefined })).toBe('box middle shut good');
});

test('every selected variant adds its classes, in the order of the variants', () => {
  expect(style({ isBad: true, isOpen: true })).toBe('box middle open bad');
});

test('a combination adds its classes only when all of it is selected', () => {
  expect(style({ size: 'sm', isOpen: true })).toBe('box small open small-and-open');
  expect(style({ size: 'sm', isOpen: false })).toBe('box small shut');
});

test('a style without variants is its base', () => {
  expect(tv({ base: 'box' })()).toBe('box');
});
