import { addName, type EntryDraft } from './entry-draft.ts';

type RemarkPattern = readonly [pattern: RegExp, take: (to: EntryDraft, value: string, whole: string) => void];

const identifier = (kind: string) => (to: EntryDraft, value: string) => {
  const parts = /^(\S.*?)(?:\s*\(([^)]*)\))?$/.exec(value);
  if (parts)
    to.identifiers.push({ kind, value: (parts[1] as string).trim(), ...(parts[2] ? { country: parts[2] } : {}) });
};

/** Facts that OFAC remarks can contain, one line per fact. */
const remarkPatterns: readonly RemarkPattern[] = [
  [/^(?:alt\. )?DOB (.+)$/i, (to, value) => to.births.push(value)],
  [/^(?:alt\. )?POB (.+)$/i, (to, value) => to.places.push(value)],
  [/^(?:alt\. )?(?:nationality|citizen) (.+)$/i, (to, value) => to.countries.push(value)],
  [/^(?:alt\. )?Nationality of Registration (.+)$/i, (to, value) => to.countries.push(value)],
  [/^Gender (\w+)/i, (to, value) => (to.gender = value)],
  [
    /^[af]\.k\.a\. '(.+)'$/i,
    (to, value, whole) => addName(to, value, /^f/i.test(whole) ? 'former' : 'alias', { weak: true }),
  ],
  [/^(?:alt\. )?Passport (.+)$/i, identifier('passport')],
  [
    /^(?:alt\. )?(?:National ID No\.|Identification Number|Cedula No\.|C\.U\.R\.P\.|D\.N\.I\.|Personal ID Card) (.+)$/i,
    identifier('national'),
  ],
  [/^(?:alt\. )?(?:Tax ID No\.|R\.F\.C\.|NIT #|RUC #|RIF #|C\.U\.I\.T\.) (.+)$/i, identifier('tax')],
  [
    /^(?:alt\. )?(?:Registration (?:ID|Number)|Business Registration Number|Matricula Mercantil No|UK Company Number|Commercial Registry Number|Company Number) (.+)$/i,
    identifier('registration'),
  ],
  [/^(?:alt\. )?Legal Entity Number (.+)$/i, identifier('lei')],
  [/^(?:alt\. )?SWIFT\/BIC (.+)$/i, identifier('swift')],
  [
    /^(?:alt\. )?Vessel Registration Identification (.+)$/i,
    (to, value) => identifier('imo')(to, value.replace(/^IMO\s*/i, 'IMO')),
  ],
  [/^(?:alt\. )?MMSI (.+)$/i, identifier('mmsi')],
  [/^(?:alt\. )?Aircraft (?:Manufacturer's Serial|Tail) Number[^\d]* (.+)$/i, identifier('aircraft')],
  [
    /^(?:alt\. )?Digital Currency Address - (.+)$/i,
    (to, value) => identifier('wallet')(to, value.replace(/^\S+\s+/, '')),
  ],
];

/** Extracts the known facts from an OFAC remark; everything else stays a remark. */
export function readRemarks(to: EntryDraft, remarks: string): void {
  for (const part of remarks.split(';')) {
    const fact = part.trim().replace(/\.$/, '');
    if (fact === '') continue;
    const reader = remarkPatterns.find(([pattern]) => pattern.test(fact));
    const value = reader?.[0].exec(fact)?.[1];
    if (reader && value) reader[1](to, value, fact);
    else to.remarks.push(`${fact}.`);
  }
}
