import type { KycIssue, KycSection } from './answers.ts';
import type { KycForm } from './form.ts';
import { peopleToChoose } from './identity-choices.ts';
import { ownershipOf } from './ownership.ts';
import { peopleToIdentify } from './people-to-identify.ts';
import { kycSectionTable } from './sections.ts';
import { kycStepsOf } from './steps.ts';

/** `closed`: the section cannot be asked yet, because the people are not known. */
export type SectionStatus = 'complete' | 'started' | 'to-do' | 'closed';

export interface SectionProgress {
  readonly section: KycSection;
  readonly status: SectionStatus;
  /** Estimated time that is left; 0 when complete. Unit: minutes. */
  readonly minutes: number;
}

/** Time for all answers and the document of one person. Unit: minutes. */
const minutesPerPerson = 2;
/** Missing answers that are given in a minute. */
const issuesPerMinute = 2;

/**
 * Returns the progress of each section of a form. A section is complete when nothing is missing and the client has
 * saved it: facts that a register or an institution filled in are not answers yet.
 *
 * @param issues all of the form's: `issuesOf`
 * @param seen whether the client has saved the section in this form, or has sent these answers before
 */
export function progressOf(
  form: KycForm,
  seen: (section: KycSection) => boolean,
  issues: readonly KycIssue[],
): SectionProgress[] {
  return kycStepsOf(form.type, form.sourceOfFunds).map((section) => {
    const own = issues.filter((issue) => issue.section === section);
    if (section === 'identity' && isNobodyKnown(form))
      return { section, status: 'closed', minutes: minutesOf(section, form) };
    if (!seen(section)) return { section, status: 'to-do', minutes: minutesOf(section, form) };
    if (own.length === 0) return { section, status: 'complete', minutes: 0 };
    const left = Math.min(minutesOf(section, form), Math.ceil(own.length / issuesPerMinute));
    return { section, status: 'started', minutes: left };
  });
}

/** Returns the estimated time for a whole form. Unit: minutes. */
export function minutesLeft(progress: readonly SectionProgress[]): number {
  return progress.reduce((sum, { minutes }) => sum + minutes, 0);
}

function minutesOf(section: KycSection, form: KycForm): number {
  if (section !== 'people') return kycSectionTable[section].minutes;
  return Math.max(kycSectionTable.people.minutes, minutesPerPerson * peopleToIdentify(form).length);
}

/** No person has to identify yet: the owners and representatives of the company are not given. */
function isNobodyKnown(form: KycForm): boolean {
  if (form.type !== 'business') return false;
  const ownership = ownershipOf(form);
  return peopleToChoose(form, ownership).length === 0 && peopleToIdentify(form, ownership).length === 0;
}
