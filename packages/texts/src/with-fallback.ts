/** Texts by key; keys may be nested. */
export interface NestedTexts {
  readonly [key: string]: unknown;
}

const isNested = (value: unknown): value is NestedTexts => typeof value === 'object' && value !== null;

/** The texts of a language, with those of the fallback language where it has none: a reader needs one file only. */
export function withFallback(texts: NestedTexts, fallback: NestedTexts): NestedTexts {
  const missing = Object.entries(fallback).map(([key, value]) => {
    const own = texts[key];
    return [key, isNested(value) ? withFallback(isNested(own) ? own : {}, value) : (own ?? value)];
  });
  return { ...texts, ...Object.fromEntries(missing) };
}
