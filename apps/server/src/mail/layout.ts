import { escapeHtml } from '../texts/escape-html.ts';
import { spacedCode } from './templates/format.ts';
import type { MailTexts } from './templates/mail-texts.ts';
import type { Block, Letter, MailFrame } from './templates/template.ts';

/** Light values of the design tokens: mail clients do not support CSS variables. */
const ink = '#1b1a17';
const faint = '#57534b';
const sunken = '#f6f5f1';
const line = '#e7e4de';
const teal = '#0f5c57';
const link = '#0e5853';
const font = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** A mail as HTML: inline style, light only, no images and no remote content. */
export function toHtml(letter: Letter, frame: MailFrame, { t, language }: MailTexts): string {
  const sentBy = t('sent-by', { desk: frame.deskName, org: frame.name });
  const card = `max-width:560px;margin:0 auto;background-color:#ffffff;border:1px solid ${line};border-radius:10px`;
  const square = `display:inline-block;width:32px;height:32px;line-height:32px;margin-right:10px;text-align:center;border-radius:4px;background-color:${safeColour(frame.accent)};color:#ffffff;font-size:14px;font-weight:700`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${sunken};color:${ink};font-family:${font};font-size:16px;line-height:24px;word-wrap:break-word">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<div style="padding:24px 12px">
<div style="${card}">
<div style="padding:20px 24px;border-bottom:1px solid ${line};font-size:14px;line-height:32px;font-weight:600"><span style="${square}">${escapeHtml(frame.initials)}</span>${escapeHtml(frame.name)}</div>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.017em">${escapeHtml(letter.heading)}</h1>
${letter.blocks.map((block) => blockHtml(block, safeColour(frame.accent))).join('\n')}
</div>
<div style="padding:16px 24px 20px;border-top:1px solid ${line};font-size:14px;line-height:20px;color:${faint}">${escapeHtml(t('questions'))} ${escapeHtml(frame.supportText)}<br>${supportHtml(frame)}</div>
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 12px;font-size:12px;line-height:18px;color:#6a665d">${escapeHtml(sentBy)} ${escapeHtml(letter.why)}</p>
</div>
</body>
</html>
`;
}

function supportHtml({ supportPhone, supportEmail }: MailFrame): string {
  const phone = supportPhone === '' ? '' : anchor(`tel:${supportPhone.replace(/[^+\d]/g, '')}`, supportPhone);
  const email = supportEmail === '' ? '' : anchor(`mailto:${supportEmail}`, supportEmail);
  return [phone, email].filter(Boolean).join(' &nbsp; ');
}

const anchor = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${link}">${escapeHtml(text)}</a>`;

/** Colours come from the settings of an institution: anything but a six-digit colour is replaced. */
const safeColour = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : teal);

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

const html: { readonly [K in Block['kind']]: (block: Of<K>, colour: string) => string } = {
  text: ({ text, strong = '' }) => `<p style="margin:0 0 16px">${emphasise(lines(text), lines(strong))}</p>`,
  list: ({ title, url, items }) =>
    `<p style="margin:0 0 8px;font-weight:600">${url === undefined ? escapeHtml(title) : anchor(url, title)}</p>\n<ul style="margin:0 0 20px;padding:0 0 0 20px">${items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('')}</ul>`,
  button: ({ label, url }, colour) =>
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background-color:${colour};border:1px solid ${colour};border-radius:6px;padding:11px 24px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
  code: ({ code }) =>
    `<p style="margin:0 0 16px;padding:16px;background-color:${sunken};border-radius:6px;text-align:center;font-size:32px;line-height:40px;font-weight:600;letter-spacing:0.14em">${spacedCode(code).replace(' ', '&#8201;')}</p>`,
  quote: ({ text }) =>
    `<p style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${line};color:${faint}">${lines(text)}</p>`,
  note: ({ strong, text }) =>
    `<p style="margin:0 0 16px;padding:12px 16px;background-color:${sunken};border-radius:6px;font-size:14px;line-height:20px;color:${faint}"><strong style="color:${ink}">${escapeHtml(strong)}</strong> ${escapeHtml(text)}</p>`,
};

const lines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>');

/** Both parameters are escaped HTML; a part that does not occur leaves the text unchanged. */
const emphasise = (text: string, part: string): string =>
  part === '' ? text : text.split(part).join(`<strong>${part}</strong>`);

const blockHtml = (block: Block, colour: string): string =>
  (html[block.kind] as (block: Block, colour: string) => string)(block, colour);

const plain: { readonly [K in Block['kind']]: (block: Of<K>) => string } = {
  text: ({ text }) => text,
  list: ({ title, url, items }) =>
    `${[title, url].filter(Boolean).join('\n')}\n${items.map((item) => `- ${item}`).join('\n')}`,
  button: ({ label, url }) => `${label}:\n${url}`,
  code: ({ code }) => `    ${spacedCode(code)}`,
  quote: ({ text }) =>
    text
      .split('\n')
      .map((row) => `> ${row}`)
      .join('\n'),
  note: ({ strong, text }) => `${strong} ${text}`,
};

/** The same mail as plain text, with the full content of the HTML. */
export function plainTextOf(letter: Letter, frame: MailFrame, { t }: MailTexts): string {
  const support = [frame.supportPhone, frame.supportEmail].filter(Boolean).join('  ');
  return [
    letter.heading,
    ...letter.blocks.map((block) => (plain[block.kind] as (block: Block) => string)(block)),
    '--',
    `${t('questions')} ${frame.supportText}\n${support}`.trim(),
    `${t('sent-by', { desk: frame.deskName, org: frame.name })} ${letter.why}`,
  ].join('\n\n');
}
