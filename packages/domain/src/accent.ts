import { minAccentContrast } from './limits.ts';

export type AccentCheck =
  | { readonly ok: true; readonly contrast: number }
  /** `nearest` has the same hue, darkened as much as necessary. */
  | { readonly ok: false; readonly contrast: number; readonly nearest: string };

const white = 1;

/**
 * Checks whether an institution's colour is dark enough for white text and for links on a light page. Contrasts have
 * one decimal, rounded down, so that 4.49 is not shown as 4.5.
 * @throws when `colour` is not `#rrggbb`
 */
export function checkAccent(colour: string): AccentCheck {
  const contrast = contrastToWhite(colour);
  if (contrast >= minAccentContrast) return { ok: true, contrast: roundDown(contrast) };
  return { ok: false, contrast: roundDown(contrast), nearest: darkened(colour) };
}

/** Returns whether a text is a colour in the stored notation: `#0f5c57`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

function channels(colour: string): number[] {
  if (!isColour(colour)) throw new Error(`invalid colour: ${colour}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return (white + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The lightest colour of the same hue that passes, in steps of a hundredth. Black always passes. */
function darkened(colour: string): string {
  const parts = channels(colour);
  for (let share = 99; share >= 0; share--) {
    const hex = parts.map((part) =>
      Math.round((part * share * 255) / 100)
        .toString(16)
        .padStart(2, '0'),
    );
    const found = `#${hex.join('')}`;
    if (contrastToWhite(found) >= minAccentContrast) return found;
  }
  return '#000000';
}

const roundDown = (contrast: number): number => Math.floor(contrast * 10) / 10;

/** The eight design tokens that an institution's colour replaces, each `#rrggbb`. */
export interface AccentTokens {
  readonly accent: string;
  readonly 'accent-hover': string;
  readonly 'accent-active': string;
  readonly 'accent-ink': string;
  readonly 'accent-soft': string;
  readonly 'accent-line': string;
  readonly 'on-accent': string;
  readonly focus: string;
}

/** The background with the least contrast to text in each theme. Source: tokens.css, `active`. */
const textBackgrounds = { light: '#ebe8e2', dark: '#34312d' } as const;
const darkBackground = '#100f0e';
const lightBackground = '#ffffff';

/**
 * Derives the light and dark theme from an institution's colour; every text is as readable as in the default theme.
 * @throws when `checkAccent` rejects the colour
 */
export function accentTokens(colour: string): { readonly light: AccentTokens; readonly dark: AccentTokens } {
  if (!checkAccent(colour).ok) throw new Error(`too light: ${colour}`);
  return { light: lightTokens(colour), dark: darkTokens(colour) };
}

function lightTokens(colour: string): AccentTokens {
  const soft = mix(colour, lightBackground, 0.9);
  const ink = readableMix(colour, '#000000', [textBackgrounds.light, soft]);
  return {
    accent: colour,
    'accent-hover': mix(colour, '#000000', 0.2),
    'accent-active': mix(colour, '#000000', 0.36),
    'accent-ink': ink,
    'accent-soft': soft,
    'accent-line': mix(colour, lightBackground, 0.6),
    'on-accent': lightBackground,
    focus: ink,
  };
}

function darkTokens(colour: string): AccentTokens {
  const soft = mix(colour, darkBackground, 0.72);
  const accent = readableMix(colour, lightBackground, [textBackgrounds.dark]);
  const ink = readableMix(mix(accent, lightBackground, 0.15), lightBackground, [textBackgrounds.dark, soft]);
  return {
    accent,
    'accent-hover': mix(accent, lightBackground, 0.15),
    'accent-active': mix(accent, lightBackground, 0.3),
    'accent-ink': ink,
    'accent-soft': soft,
    'accent-line': mix(accent, darkBackground, 0.55),
    'on-accent': darkBackground,
    focus: ink,
  };
}

/** WCAG contrast ratio of two colours, 1 to 21. Source: WCAG 2.2, 1.4.3. */
export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 1] = [contrastToWhite(one), contrastToWhite(other)].sort((a, b) => a - b);
  return dark / light;
}

function readableMix(colour: string, towards: string, on: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mix(colour, towards, share);
    if (on.every((ground) => contrastOf(found, ground) >= minAccentContrast)) return found;
  }
  return towards;
}

/** Mixes `share` (0 to 1) of the other colour into this one. */
function mix(colour: string, other: string, share: number): string {
  const parts = channels(other);
  const hex = channels(colour).map((part, at) => part * (1 - share) + (parts[at] ?? 0) * share);
  return `#${hex
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
