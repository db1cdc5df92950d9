/** What white text needs on a filled button. Source: WCAG 2.2, 1.4.3. */
export const accentFloor = 4.5;

export type AccentCheck =
  | { readonly ok: true; readonly contrast: number }
  /** `nearest` is the same hue, as much darker as it must be. */
  | { readonly ok: false; readonly contrast: number; readonly nearest: string };

const white = 1;

/**
 * May an institution's colour carry white text and stand as a link on a light page?
 * Shape: contrasts to one decimal, rounded down, so that 4.49 is not called 4.5. Errors: throws when it is no `#rrggbb`.
 */
export function checkAccent(colour: string): AccentCheck {
  const contrast = contrastToWhite(colour);
  if (contrast >= accentFloor) return { ok: true, contrast: down(contrast) };
  return { ok: false, contrast: down(contrast), nearest: darkened(colour) };
}

/** Is this text a colour as it is stored: `#0f5c57`? */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

function channels(colour: string): number[] {
  if (!isColour(colour)) throw new Error(`no colour: ${colour}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function contrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return (white + 0.05) / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** In steps of a hundredth, the lightest of the same hue that passes. Black passes, so there always is one. */
function darkened(colour: string): string {
  const parts = channels(colour);
  for (let share = 99; share >= 0; share--) {
    const hex = parts.map((part) =>
      Math.round((part * share * 255) / 100)
        .toString(16)
        .padStart(2, '0'),
    );
    const found = `#${hex.join('')}`;
    if (contrastToWhite(found) >= accentFloor) return found;
  }
  return '#000000';
}

const down = (contrast: number): number => Math.floor(contrast * 10) / 10;

/** The eight of the tokens that an institution's colour stands for. Shape: each `#rrggbb`. */
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

/** What stands farthest from the page in each theme: on it text is hardest to read. Source: tokens.css, `active`. */
const grounds = { light: '#ebe8e2', dark: '#34312d' } as const;
const night = '#100f0e';
const day = '#ffffff';

/**
 * The look of a page in an institution's colour, by day and by night; every text on it is as readable as on ours.
 * Errors: throws when `checkAccent` refuses the colour.
 */
export function accentTokens(colour: string): { readonly light: AccentTokens; readonly dark: AccentTokens } {
  if (!checkAccent(colour).ok) throw new Error(`too light: ${colour}`);
  return { light: byDay(colour), dark: byNight(colour) };
}

function byDay(colour: string): AccentTokens {
  const soft = mixed(colour, day, 0.9);
  const ink = untilReadable(colour, '#000000', [grounds.light, soft]);
  return {
    accent: colour,
    'accent-hover': mixed(colour, '#000000', 0.2),
    'accent-active': mixed(colour, '#000000', 0.36),
    'accent-ink': ink,
    'accent-soft': soft,
    'accent-line': mixed(colour, day, 0.6),
    'on-accent': day,
    focus: ink,
  };
}

function byNight(colour: string): AccentTokens {
  const soft = mixed(colour, night, 0.72);
  const accent = untilReadable(colour, day, [grounds.dark]);
  const ink = untilReadable(mixed(accent, day, 0.15), day, [grounds.dark, soft]);
  return {
    accent,
    'accent-hover': mixed(accent, day, 0.15),
    'accent-active': mixed(accent, day, 0.3),
    'accent-ink': ink,
    'accent-soft': soft,
    'accent-line': mixed(accent, night, 0.55),
    'on-accent': night,
    focus: ink,
  };
}

/** WCAG contrast of two colours. Shape: 1 to 21. Source: WCAG 2.2, 1.4.3. */
export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 1] = [contrastToWhite(one), contrastToWhite(other)].sort((a, b) => a - b);
  return dark / light;
}

function untilReadable(colour: string, towards: string, on: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mixed(colour, towards, share);
    if (on.every((ground) => contrastOf(found, ground) >= accentFloor)) return found;
  }
  return towards;
}

/** `share` of the other colour in it, 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
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
