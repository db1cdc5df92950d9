/** Letters that are written from right to left: Hebrew, Arabic and the scripts between them in Unicode. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as a part of a text, so that a name written from right to left does not change the order of what follows it:
 * between a first strong isolate and a pop directional isolate (Unicode Standard Annex 9). Other text is unchanged.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
