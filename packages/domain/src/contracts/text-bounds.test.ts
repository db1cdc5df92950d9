import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { workflowContracts, workflowNames } from './workflows.ts';

interface JsonSchema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Ids and days. */
  readonly pattern?: string;
  readonly format?: string;
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
