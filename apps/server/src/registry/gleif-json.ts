import type { GleifRecord } from './gleif-record.ts';
import { objectsOf } from './json-records.ts';

/** Parses one record of a file; undefined when it is invalid. */
export type MaybeRecord = GleifRecord | undefined;

/** Streams the records of a golden-copy file in JSON (`{"records":[…]}`). */
export async function* readGleifJson(chunks: AsyncIterable<string>): AsyncGenerator<MaybeRecord> {
  for await (const { text, complete } of objectsOf(chunks)) yield complete ? parse(text) : undefined;
}

function parse(text: string): MaybeRecord {
  try {
    return toRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The value at a path; every leaf of the format is `{"$": "value"}`. Empty when missing. */
function leaf(tree: unknown, ...path: string[]): string {
  let node = tree;
  for (const key of [...path, '$']) {
    if (typeof node !== 'object' || node === null) return '';
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'string' ? node : '';
}

/** A repeated element is an object or an array of them. */
function repeated(tree: unknown, ...path: string[]): unknown[] {
  let node = tree;
  for (const key of path) node = (node as Record<string, unknown> | undefined)?.[key];
  if (node === undefined) return [];
  return Array.isArray(node) ? node : [node];
}

function toRecord(tree: unknown): GleifRecord {
  const entity = (tree as { Entity?: unknown }).Entity;
  const names = [
    ...repeated(entity, 'OtherEntityNames', 'OtherEntityName'),
    ...repeated(entity, 'TransliteratedOtherEntityNames', 'TransliteratedOtherEntityName'),
  ];
  return {
    lei: leaf(tree, 'LEI'),
    legalName: leaf(entity, 'LegalName'),
    otherNames: names.map((name) => leaf(name)),
    addressLine: leaf(entity, 'LegalAddress', 'FirstAddressLine'),
    postalCode: leaf(entity, 'LegalAddress', 'PostalCode'),
    city: leaf(entity, 'LegalAddress', 'City'),
    country: leaf(entity, 'LegalAddress', 'Country'),
    authority: leaf(entity, 'RegistrationAuthority', 'RegistrationAuthorityID'),
    registrationNumber: leaf(entity, 'RegistrationAuthority', 'RegistrationAuthorityEntityID'),
    category: leaf(entity, 'EntityCategory'),
    elf: leaf(entity, 'LegalForm', 'EntityLegalFormCode'),
    otherForm: leaf(entity, 'LegalForm', 'OtherLegalForm'),
    status: leaf(entity, 'EntityStatus'),
    createdAt: leaf(entity, 'EntityCreationDate'),
  };
}
