import type { ListedEntry, NameKind, SubjectKind } from '../model/subject.ts';
import { dateOf } from '../normalise/date.ts';
import { addName, createEntryDraft, type EntryDraft, finishEntry, joined } from './entry-draft.ts';
import type { Importer } from './list.ts';
import { advancedRoot, type OfacReferences, readReferences } from './ofac-references.ts';
import { readRemarks } from './ofac-remarks.ts';
import { all, child, type Element, readXml, textOf } from './read-xml.ts';

const kinds: Readonly<Record<string, SubjectKind>> = {
  individual: 'person',
  entity: 'body',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

const aliasKinds: Readonly<Record<string, NameKind>> = { 'F.K.A.': 'former', 'N.K.A.': 'primary' };

/** Parts of a person's name, in spoken order. */
const givenParts = ['First Name', 'Middle Name', 'Patronymic', 'Matronymic', 'Maiden Name', 'Nickname'];

const isFamilyFirst = (text: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
const isLatin = (text: string) => !/\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''));

/** The notation of OFAC's other files: `FAMILY, Given`; other scripts unchanged. */
function textOfName(family: string, given: string): string {
  if (family === '' || given === '') return joined(given, family);
  if (isLatin(family + given)) return `${family}, ${given}`;
  return isFamilyFirst(family) ? joined(family, given) : joined(given, family);
}

function addNames(entry: EntryDraft, identity: Element, references: OfacReferences): void {
  const typeOfGroup = new Map(
    all(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup').map(({ attributes }) => [
      attributes['ID'],
      references.value('NamePartType', attributes['NamePartTypeID']),
    ]),
  );
  for (const alias of all(identity, 'Alias')) {
    const { AliasTypeID: type, Primary: primary, LowQuality: low } = alias.attributes;
    const own = primary === 'true' ? 'primary' : (aliasKinds[references.value('AliasType', type)] ?? 'alias');
    for (const name of all(alias, 'DocumentedName')) {
      const parts = all(name, 'DocumentedNamePart', 'NamePartValue').map(({ attributes, text }) => ({
        type: typeOfGroup.get(attributes['NamePartGroupID']) ?? '',
        text: text.trim(),
      }));
      const of = (type: string) => joined(...parts.filter((part) => part.type === type).map(({ text }) => text));
      const family = entry.kind === 'person' ? of('Last Name') : '';
      const rest = parts.filter(({ type }) => type !== 'Last Name' && !givenParts.includes(type));
      const given = joined(...givenParts.map(of), ...rest.map(({ text }) => text));
      const text = family === '' && entry.kind !== 'person' ? joined(...parts.map((part) => part.text)) : given;
      const whole = textOfName(family, text);
      // The primary name in another script is an alias.
      const kind = own === 'primary' && !isLatin(whole) ? 'alias' : own;
      addName(entry, whole, kind, { weak: low === 'true', ...(family && text ? { family } : {}) });
    }
  }
}

/** A date range from its first to its last possible day, in the shortest notation. */
function birthIn(period: Element): string {
  const [start, end] = [child(period, 'Start'), child(period, 'End')];
  const day = (element: Element | undefined) =>
    element && dateOf(textOf(element, 'Year'), textOf(element, 'Month'), textOf(element, 'Day'));
  const first = day(child(start, 'From')) ?? '';
  const last = day(child(end, 'To')) ?? day(child(end, 'From')) ?? day(child(start, 'To')) ?? first;
  const [from, to] = [first.split('-'), last.split('-')];
  const same = from.findIndex((part, i) => part !== to[i]);
  const date = same === 0 ? `${from[0]}/${to[0]}` : same === -1 ? first : from.slice(0, same).join('-');
  const isAbout = [period, start, end].some((one) => one?.attributes['Approximate'] === 'true');
  return isAbout && date !== '' ? `~${date}` : date;
}

type FeatureReader = (entry: EntryDraft, found: { readonly value: string; readonly country: string }) => void;

const country: FeatureReader = (entry, found) => entry.countries.push(found.country || found.value);

/** Features by OFAC's own term. Any other feature is read as a remark. */
const features: Readonly<Record<string, FeatureReader>> = {
  'Place of Birth': (entry, { value }) => entry.places.push(value),
  'Nationality Country': country,
  'Citizenship Country': country,
  'Nationality of Registration': country,
  'Vessel Flag': country,
  'Other Vessel Flag': country,
  Gender: (entry, { value }) => (entry.gender = value),
  Title: (entry, { value }) => entry.positions.push({ title: value }),
  Location: (entry, { value, country: at }) => {
    entry.addresses.push(value);
    entry.countries.push(at);
  },
};

function addFeatures(entry: EntryDraft, profile: Element, references: OfacReferences): void {
  for (const feature of all(profile, 'Feature')) {
    const label = references.value('FeatureType', feature.attributes['FeatureTypeID']);
    for (const version of all(feature, 'FeatureVersion')) {
      if (label === 'Birthdate') {
        entry.births.push(...all(version, 'DatePeriod').map(birthIn));
        continue;
      }
      const detail = child(version, 'VersionDetail');
      const place = references.places.get(child(version, 'VersionLocation')?.attributes['LocationID'] ?? '');
      const said = references.value('DetailReference', detail?.attributes['DetailReferenceID']) || detail?.text.trim();
      const value = said || place?.text || '';
      if (value === '') continue;
      const take = features[label];
      if (take) take(entry, { value, country: place?.country ?? '' });
      else readRemarks(entry, `${label.replace(/:$/, '')} ${value.replaceAll(';', ',')}`);
    }
  }
}

function readProfile(profile: Element, comment: string, references: OfacReferences): ListedEntry | string {
  const id = profile.attributes['ID'] ?? '';
  const subType = profile.attributes['PartySubTypeID'] ?? '';
  const words = [references.value('PartySubType', subType), references.value('PartyType', references.typeOf(subType))];
  const kind = words.map((word) => kinds[word.toLowerCase()]).find((one) => one !== undefined);
  if (!kind) return `unknown type '${words.filter(Boolean).join(', ')}'`;
  const entry = createEntryDraft(id, kind);
  for (const identity of all(profile, 'Identity')) {
    addNames(entry, identity, references);
    entry.identifiers.push(...(references.documents.get(identity.attributes['ID'] ?? '') ?? []));
  }
  addFeatures(entry, profile, references);
  const sanctions = references.sanctions.get(id);
  entry.programmes.push(...(sanctions?.programmes ?? []));
  if (sanctions?.listedOn) entry.listedOn = sanctions.listedOn;
  entry.remarks.push(comment);
  entry.topics.push('sanction');
  return finishEntry(entry) ?? 'has no id or no name';
}

/**
 * Imports OFAC's SDN_ADVANCED.XML and CONS_ADVANCED.XML, the only OFAC files with names in their
 * original scripts.
 */
export const ofacAdvanced: Importer = async function* (path, report) {
  const references = await readReferences(path);
  report.version(references.issued);
  for await (const party of readXml(path, advancedRoot, ['DistinctParty'])) {
    for (const profile of all(party, 'Profile')) {
      const entry = readProfile(profile, textOf(party, 'Comment'), references);
      if (typeof entry === 'string') report.bad(`profile ${profile.attributes['ID'] ?? '?'}`, entry);
      else yield entry;
    }
  }
};
