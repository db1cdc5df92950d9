import { codeLifeSeconds } from '@dossier/domain/limits';
import { spacedCode } from './format.ts';
import type { Template } from './template.ts';

export interface CodeData {
  readonly code: string;
  /** Date texts. */
  readonly askedAt: string;
  readonly expiresAt: string;
}

const minutes = codeLifeSeconds / 60;

/** A one-time code. The subject contains it too: it expires within minutes and is read from a lock screen. */
export const code: Template<CodeData> = (data, frame, { t, date, time }) => ({
  subject: t('code.subject', { code: spacedCode(data.code) }),
  preview: t('code.preview', { code: spacedCode(data.code), minutes }),
  heading: t('code.heading'),
  blocks: [
    { kind: 'text', text: t('code.enter', { org: frame.name }) },
    { kind: 'code', code: data.code },
    {
      kind: 'text',
      text: t('code.validity', {
        minutes,
        expires: time(data.expiresAt),
        date: date(data.askedAt),
        time: time(data.askedAt),
      }),
    },
    { kind: 'note', strong: t('code.not-requested'), text: t('code.not-requested-body') },
  ],
  why: t('code.why'),
});
