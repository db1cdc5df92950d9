import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Full fonts, with the Greek and Cyrillic letters of names in the member states. */
export const fonts = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  medium: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
export type Font = keyof typeof fonts;

/** Every colour has a grey of its own, because reports are printed without colour too. */
export const ink = {
  text: '#1c1b19',
  soft: '#57534c',
  line: '#e2dfd8',
  strongLine: '#a8a399',
  accent: '#0f5c57',
  ok: '#1d6b3c',
  warn: '#8a5300',
  bad: '#a4231a',
  paper: '#ffffff',
} as const;

/** Unit: points. */
export const margin = { side: 48, top: 80, bottom: 62 } as const;
/** First line of a page with the head on it, and of a cover without one. Unit: points. */
export const headTop = 42;

export interface TextStyle {
  readonly font: Font;
  /** Unit: points. */
  readonly size: number;
  readonly color: string;
  readonly lineGap: number;
  readonly features?: readonly PDFKit.Mixins.OpenTypeFeatures[];
}

/** The styles of text in paragraphs and cells. `digits`: digits of one width, the zero with a slash. */
export const styles = {
  text: { font: 'regular', size: 9, color: ink.text, lineGap: 2.2 },
  soft: { font: 'regular', size: 9, color: ink.soft, lineGap: 2.2 },
  strong: { font: 'medium', size: 9, color: ink.text, lineGap: 2.2 },
  small: { font: 'regular', size: 7.5, color: ink.soft, lineGap: 1.4 },
  head: { font: 'medium', size: 7.5, color: ink.soft, lineGap: 1.4 },
  digits: { font: 'regular', size: 6.5, color: ink.text, lineGap: 1.6, features: ['tnum', 'zero'] },
  title: { font: 'bold', size: 24, color: ink.text, lineGap: 0 },
  section: { font: 'bold', size: 13.5, color: ink.text, lineGap: 1 },
  part: { font: 'bold', size: 10, color: ink.text, lineGap: 1 },
} as const satisfies Record<string, TextStyle>;
export type Style = keyof typeof styles;

/** Of a table cell. Unit: points. */
export const padding = { vertical: 4, right: 8 } as const;
