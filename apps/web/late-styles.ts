import type { Plugin } from 'vite';

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the stylesheets of the built page behind its first lines: the browser paints these without waiting for them.
 * Scripts still run after the stylesheets.
 */
export function lateStyles(html: string): string {
  const links = html.match(stylesheet) ?? [];
  return html
    .replace(stylesheet, '')
    .replace('</body>', () => `${links.map((link) => `  ${link.trim()}\n`).join('')}  </body>`);
}

export function paintFirst(): Plugin {
  return {
    name: 'dossier:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => (filename.endsWith('/index.html') ? lateStyles(html) : html),
    },
  };
}
