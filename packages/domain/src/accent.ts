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
