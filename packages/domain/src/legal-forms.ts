/** Whether a rule about a form applies; `ask` when only the deed can tell. */
type Applicability = 'yes' | 'no' | 'ask';

interface LegalForm {
  readonly en: string;
  readonly nl: string;
  readonly legalPerson: Applicability;
  /** Whether the form is in a register of beneficial owners, so that an extract exists. */
  readonly uboRegister: Applicability;
  /** Code of the form in ISO 20275, if any. */
  readonly elf?: string;
}

/**
 * Legal forms and their codes. A foreign form has the nearest code or PR, with its own name stored next to it.
 * Source: docs/specification.md section 3 (codes and English names); KVK, Wwft and ISO 20275 for the rest.
 */
export const legalForms = {
  EMZ: { en: 'sole proprietorship', nl: 'eenmanszaak', legalPerson: 'no', uboRegister: 'no', elf: '4QXM' },
  BV: { en: 'private company', nl: 'besloten vennootschap', legalPerson: 'yes', uboRegister: 'yes', elf: '54M6' },
  NV: { en: 'public company', nl: 'naamloze vennootschap', legalPerson: 'yes', uboRegister: 'yes', elf: 'B5PM' },
  VOF: {
    en: 'general partnership',
    nl: 'vennootschap onder firma',
    legalPerson: 'no',
    uboRegister: 'yes',
    elf: '62Y3',
  },
  CV: {
    en: 'limited partnership',
    nl: 'commanditaire vennootschap',
    legalPerson: 'no',
    uboRegister: 'yes',
    elf: 'CODH',
  },
  COP: { en: 'cooperative', nl: 'coöperatie', legalPerson: 'yes', uboRegister: 'yes', elf: 'NFFH' },
  MA: { en: 'joint venture (maatschap)', nl: 'maatschap', legalPerson: 'no', uboRegister: 'yes', elf: '9AAK' },
  BR: { en: 'branch', nl: 'nevenvestiging', legalPerson: 'no', uboRegister: 'no' },
  RED: { en: 'shipping company', nl: 'rederij', legalPerson: 'no', uboRegister: 'yes', elf: 'UNJ2' },
  VER: { en: 'association', nl: 'vereniging', legalPerson: 'yes', uboRegister: 'yes', elf: '33MN' },
  ST: { en: 'foundation', nl: 'stichting', legalPerson: 'yes', uboRegister: 'yes', elf: 'V44D' },
  KG: { en: 'religious association', nl: 'kerkgenootschap', legalPerson: 'yes', uboRegister: 'yes', elf: 'L7HX' },
  PR: { en: 'unclear', nl: 'onduidelijk', legalPerson: 'ask', uboRegister: 'ask' },
} as const satisfies Record<string, LegalForm>;

export type LegalFormCode = keyof typeof legalForms;
export const legalFormCodes = Object.keys(legalForms) as LegalFormCode[];

export function isLegalForm(code: string | undefined): code is LegalFormCode {
  return code !== undefined && Object.hasOwn(legalForms, code);
}

/** Returns whether the form is a legal person, as far as its code shows. */
export function isLegalPerson(code: LegalFormCode): boolean {
  return legalForms[code].legalPerson === 'yes';
}

/** Returns the form of an ISO 20275 code; PR for a form without a code here. */
export function legalFormOfElf(elf: string): LegalFormCode {
  return legalFormCodes.find((code) => (legalForms[code] as LegalForm).elf === elf.trim().toUpperCase()) ?? 'PR';
}
