import { accentTokens, checkAccent, isColour } from '@dossier/domain/accent';

/**
 * Applies an institution's colours to the page; returns a function that removes them. A colour that is too light has
 * no effect.
 */
export function showAccent(colour: string): (() => void) | undefined {
  if (!isColour(colour) || !checkAccent(colour).ok) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(accentSheet(colour));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function accentSheet(colour: string): string {
  const { light, dark } = accentTokens(colour);
  const values = (tokens: object) =>
    Object.entries(tokens)
      .map(([name, value]) => `--color-${name}:${value};`)
      .join('');
  return `:root{${values(light)}}[data-theme="dark"]{${values(dark)}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${values(dark)}}}`;
}
