import { accept, refuse } from '@dossier/domain/result';
import { clientVersion, loadClientOnboarding } from '../case/client-onboarding.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { safeName } from './download/safe-name.ts';
import { printedAnswers } from './parts/printed-answers.ts';
import { defineView } from './view.ts';

/** The client's copy of the answers, as PDF. */
export const myAnswers = defineView('my-answers', {
  async run({ records, actor, language, now, today, signal }, { request: id }) {
    const file = await loadClientOnboarding(records, actor.id, id);
    if (!file || file.role === 'none') return refuse('not-found');
    const { request } = file;
    const version = await clientVersion(records, request);
    const bytes = await printedAnswers(
      { records, language, now, today, printing: { key: actor.id, signal } },
      file,
      version,
    );
    return accept<FileAnswer>({
      stream: bytes,
      mediaType: 'application/pdf',
      fileName: `${safeName(request.reference || request.number)}.pdf`,
      disposition: 'attachment',
      size: bytes.byteLength,
    });
  },
});
