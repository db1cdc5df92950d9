import { accentTokens, checkAccent, isColour } from '@dossier/domain/accent';
import { useEffect } from 'react';

/** Shows the whole page in an institution's colour, by day and by night, as long as the caller stands on it. */
export function useAccent(colour: string | undefined): void {
  useEffect(() => {
    if (!colour || !isColour(colour) || !checkAccent(colour).ok) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(accentSheet(colour));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [colour]);
}

function accentSheet(colour: string): string {
  const { light, dark } = accentTokens(colour);
  const values = (tokens: object) =>
    Object.entries(tokens)
      .map(([name, value]) => `--color-${name}:${value};`)
      .join('');
  return `:root{${values(light)}}[data-theme="dark"]{${values(dark)}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${values(dark)}}}`;
}
