import { expect, test } from 'vitest';
import { maxBodyBytes } from '../limits.ts';
import { z } from '../schema.ts';
import type { WorkflowContract } from './shared/contract.ts';
import { workflowContracts, workflowNames } from './workflows.ts';

/** Bytes of the longest character in JSON that is not escaped, in UTF-16 units of text. */
const bytesPerUnit = 3;
/** A generous number of entries of a record, whose keys are a few known words. */
const recordEntries = 20;
/** Ids, days, numbers and keywords are shorter. */
const shortBytes = 60;

interface JsonSchema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Ids and days. */
  readonly pattern?: string;
  readonly format?: string;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Bytes of the longest JSON that a schema accepts; infinite for a list without a bound. */
function longestJson(node: JsonSchema): number {
  if (node.anyOf) return Math.max(...node.anyOf.map(longestJson));
  if (node.allOf) return node.allOf.reduce((sum, part) => sum + longestJson(part), 0);
  if (node.type === 'array') return (node.maxItems ?? Number.POSITIVE_INFINITY) * (longestJson(node.items ?? {}) + 1);
  if (node.type !== 'object') return (node.maxLength ?? 0) * bytesPerUnit + shortBytes;
  const more =
    typeof node.additionalProperties === 'object' ? recordEntries * longestJson(node.additionalProperties) : 0;
  return Object.entries(node.properties ?? {}).reduce(
    (sum, [key, part]) => sum + key.length + 4 + longestJson(part),
    more,
  );
}

/** Paths of texts without a longest length or a pattern. Keys of records are texts as well. */
function unboundedTexts(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, at) => unboundedTexts(part, `${path}/${at}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as JsonSchema;
  const bounds = [node.maxLength, node.enum, node.const, node.pattern, node.format];
  const isOpen = node.type === 'string' && bounds.every((bound) => bound === undefined);
  const inside = Object.entries(node).flatMap(([key, part]) => unboundedTexts(part, `${path}/${key}`));
  return isOpen ? [path, ...inside] : inside;
}

test.each(workflowNames)('every text that %s accepts has a longest length', (name) => {
  const schema = z.toJSONSchema(workflowContracts[name].input, { io: 'input', unrepresentable: 'any' });
  expect(unboundedTexts(schema, name)).toEqual([]);
});

test('a text without a longest length is named', () => {
  const schema = z.toJSONSchema(z.object({ a: z.string(), b: z.array(z.object({ c: z.string() })) }));
  expect(unboundedTexts(schema, 'x')).toHaveLength(2);
});

test.each(workflowNames)('the body limit of %s admits its longest input', (name) => {
  const contract: WorkflowContract = workflowContracts[name];
  const schema = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' });
  if (!contract.hasLongBody) expect(longestJson(schema as JsonSchema)).toBeLessThan(maxBodyBytes);
});

test('a list without a bound exceeds every body limit', () => {
  const schema = z.toJSONSchema(z.object({ a: z.array(z.string()) }));
  expect(longestJson(schema as JsonSchema)).toBe(Number.POSITIVE_INFINITY);
});
