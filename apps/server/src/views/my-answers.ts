import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { accept, refuse } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import * as z from 'zod';
import { printAnswers } from '../report/my-answers.ts';
import { safeName } from './download/safe-name.ts';
import { clientFile, clientKycForm, clientVersion } from './parts/client-file.ts';
import { idParam } from './parts/params.ts';
import { defineView, type FileAnswer } from './view.ts';

/** The client's own copy of what they answered. */
export const myAnswers = defineView({
  name: 'my-answers',
  params: z.object({ request: idParam }),
  async run({ records, actor, language, now, today }, { request: id }) {
    const file = await clientFile(records, actor.id, id);
    if (!file || file.role === 'none') return refuse('not-found');
    const { request, org } = file;
    const version = await clientVersion(records, request);
    const form = await clientKycForm(records, request, version, today);
    const isSent = version?.state === 'submitted' && version.request === request.id;
    const bytes = await printAnswers({
      language,
      orgName: org.name,
      subjectName: request.client_name,
      reference: request.reference,
      sections: kycStepsOf(request.type, request.source_of_funds),
      answers: form.answers,
      documents: form.documents,
      moment: (isSent ? version.submittedAt : version?.updated) || dateText(now),
      isSent,
    });
    return accept<FileAnswer>({
      stream: bytes,
      mediaType: 'application/pdf',
      fileName: `${safeName(request.reference || request.number)}.pdf`,
      disposition: 'attachment',
      size: bytes.byteLength,
    });
  },
});
