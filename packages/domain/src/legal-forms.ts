import { wordsOf } from './fold.ts';

/** Whether a rule about a form applies; `ask` when it depends on the deed. */
type Applicability = 'yes' | 'no' | 'ask';

interface LegalForm {
  /** Name in Dutch law, as registers and deeds write it. Names for display: `legal-forms.json` of each language. */
  readonly officialName: string;
  readonly legalPerson: Applicability;
  /** Whether the form is in a register of beneficial owners, so that an extract exists. */
  readonly uboRegister: Applicability;
  /** Code of the form in ISO 20275, if any. */
  readonly elf?: string;
}

/**
 * Legal forms and their codes. A foreign form has the nearest code or PR, with its own name stored next to it.
 * Source: docs/specification.md section 3 (codes); KVK, Wwft and ISO 20275 for the rest.
 */
export const legalForms = {
  EMZ: { officialName: 'eenmanszaak', legalPerson: 'no', uboRegister: 'no', elf: '4QXM' },
  BV: { officialName: 'besloten vennootschap', legalPerson: 'yes', uboRegister: 'yes', elf: '54M6' },
  NV: { officialName: 'naamloze vennootschap', legalPerson: 'yes', uboRegister: 'yes', elf: 'B5PM' },
  VOF: {
    officialName: 'vennootschap onder firma',
    legalPerson: 'no',
    uboRegister: 'yes',
    elf: '62Y3',
  },
  CV: {
    officialName: 'commanditaire vennootschap',
    legalPerson: 'no',
    uboRegister: 'yes',
    elf: 'CODH',
  },
  COP: { officialName: 'coöperatie', legalPerson: 'yes', uboRegister: 'yes', elf: 'NFFH' },
  MA: { officialName: 'maatschap', legalPerson: 'no', uboRegister: 'yes', elf: '9AAK' },
  BR: { officialName: 'nevenvestiging', legalPerson: 'no', uboRegister: 'no' },
  RED: { officialName: 'rederij', legalPerson: 'no', uboRegister: 'yes', elf: 'UNJ2' },
  VER: { officialName: 'vereniging', legalPerson: 'yes', uboRegister: 'yes', elf: '33MN' },
  ST: { officialName: 'stichting', legalPerson: 'yes', uboRegister: 'yes', elf: 'V44D' },
  KG: { officialName: 'kerkgenootschap', legalPerson: 'yes', uboRegister: 'yes', elf: 'L7HX' },
  PR: { officialName: '', legalPerson: 'ask', uboRegister: 'ask' },
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

/**
 * The form that a text names: its code, its name in Dutch law, or one of the names for display. Dots and case do not
 * count: `b.v.` is BV.
 */
export function legalFormNamed(
  text: string,
  names: Readonly<Record<LegalFormCode, readonly string[]>>,
): LegalFormCode | undefined {
  const key = wordsOf(text).join(' ');
  if (key === '') return undefined;
  return legalFormCodes.find((code) =>
    [code, legalForms[code].officialName, ...names[code]].some((name) => wordsOf(name).join(' ') === key),
  );
}

/** Abbreviations of legal forms in company names: Dutch ones and those of the countries that clients come from most. */
const abbreviations = new Set(
  'bv nv vof cv cvba bvba ua coop ltd limited llc llp lp plc inc corp gmbh mbh ag kg ohg ug kgaa se sa sas sarl eurl snc srl spa sl slu lda ltda ab as aps oy oyj asa sp zoo sro kft zrt ood eood doo ad uab sia ou ooo oao zao pao ao jsc pjsc pty pte pvt'.split(
    ' ',
  ),
);

/** Whether a word of a company name is nothing but a legal form: `B.V.`, `GmbH`, `Ltd`. */
export function isLegalFormWord(word: string): boolean {
  const parts = wordsOf(word);
  return parts.length > 0 && parts.every((part) => abbreviations.has(part));
}
