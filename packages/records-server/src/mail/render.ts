import type { AnyRecord } from '@dossier/records';
import type { MailTemplate } from '@dossier/records/extension';

/** Values of the placeholders of a template, by name. */
export type Places = Readonly<Record<string, string>>;

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Fills `{NAME}` and `{RECORD:field}`. In the body values are text, never markup.
 * Source: docs/reference/record-api.md 10.
 */
export function renderMail(template: MailTemplate, places: Places, record: AnyRecord): RenderedMail {
  const html = fill(template.body, places, record, escapeHtml);
  return {
    subject: fill(template.subject, places, record, (value) => value.replaceAll(/[\r\n]+/g, ' ')),
    html: `<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n${html}\n</body></html>\n`,
    text: plainText(html),
  };
}

function fill(text: string, places: Places, record: AnyRecord, shape: (value: string) => string): string {
  return text.replace(/\{(?:RECORD:(\w+)|([A-Z_]+))\}/g, (whole, field?: string, name?: string) => {
    if (field !== undefined) return shape(fieldText(record, field));
    return name !== undefined && Object.hasOwn(places, name) ? shape(places[name] as string) : whole;
  });
}

/** Fields that are never inserted into a mail. */
function fieldText(record: AnyRecord, field: string): string {
  const value = field === 'password' || field === 'tokenKey' ? '' : (record[field] ?? '');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => entities[sign] as string);
}

/** Plain text version: the URL of a link follows its text. */
function plainText(html: string): string {
  return html
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replaceAll(/<(?:br|\/p|\/div|\/h\d|\/li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
