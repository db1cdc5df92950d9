import type { AccessStatus } from '@dossier/domain/access-request';
import type { ExportLanguage } from './export-words.ts';

const en = {
  archive: 'my-data',
  answers: 'answers',
  documents: 'documents',
  access: 'access',
  history: 'history',
  versionOf: '{reference} version {number}',
  accessColumns: {
    institution: 'Institution',
    reference: 'Reference',
    purpose: 'For',
    askedBy: 'Asked by',
    askedAt: 'Asked on',
    answer: 'Answer',
    answeredAt: 'Answered on',
  },
  documentColumns: {
    file: 'File',
    kind: 'Document',
    owner: 'Of',
    version: 'Version',
    issued: 'Issued',
    expires: 'Valid until',
    addedAt: 'Added on',
    size: 'Size, bytes',
    sha256: 'SHA-256',
  },
  historyColumns: { when: 'When', who: 'Who', institution: 'Institution', reference: 'Reference', what: 'What' },
  answerOf: {
    pending: 'Not answered yet: sees nothing',
    approved: 'Approved: sees what you sent',
    rejected: 'Rejected: sees nothing',
    withdrawn: 'No longer asked: sees nothing',
  } satisfies Record<AccessStatus, string>,
};

const nl: typeof en = {
  archive: 'mijn-gegevens',
  answers: 'antwoorden',
  documents: 'documenten',
  access: 'toegang',
  history: 'geschiedenis',
  versionOf: '{reference} versie {number}',
  accessColumns: {
    institution: 'Instelling',
    reference: 'Kenmerk',
    purpose: 'Waarvoor',
    askedBy: 'Gevraagd door',
    askedAt: 'Gevraagd op',
    answer: 'Antwoord',
    answeredAt: 'Beantwoord op',
  },
  documentColumns: {
    file: 'Bestand',
    kind: 'Document',
    owner: 'Van',
    version: 'Versie',
    issued: 'Afgegeven',
    expires: 'Geldig tot',
    addedAt: 'Toegevoegd op',
    size: 'Grootte, bytes',
    sha256: 'SHA-256',
  },
  historyColumns: { when: 'Wanneer', who: 'Wie', institution: 'Instelling', reference: 'Kenmerk', what: 'Wat' },
  answerOf: {
    pending: 'Nog niet beantwoord: ziet niets',
    approved: 'Goedgekeurd: ziet wat u hebt gestuurd',
    rejected: 'Afgewezen: ziet niets',
    withdrawn: 'Niet meer gevraagd: ziet niets',
  },
};

/** Words of what a client takes along. */
export const myDataWords: Readonly<Record<ExportLanguage, typeof en>> = { en, nl };
