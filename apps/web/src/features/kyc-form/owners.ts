import type { OwnershipAnswers, OwnershipEdge, OwnershipNode } from '@dossier/domain/kyc-form/answers';
import { newAnswerId } from './ids.ts';

export interface Owner {
  readonly edge: OwnershipEdge;
  readonly node: OwnershipNode;
}

/** The direct owners of this company, in the order of the answers. */
export function ownersOf(answers: OwnershipAnswers, owned: string): Owner[] {
  return (answers.edges ?? []).flatMap((edge) => {
    const node = edge.owned === owned ? (answers.nodes ?? []).find((one) => one.id === edge.owner) : undefined;
    return node ? [{ edge, node }] : [];
  });
}

/** Adds an owner without a name. `edge` is the id of the new holding. */
export function addOwner(answers: OwnershipAnswers, owned: string, kind: OwnershipNode['kind']) {
  const [id, edge] = [newAnswerId(), newAnswerId()];
  const added: OwnershipAnswers = {
    ...answers,
    nodes: [...(answers.nodes ?? []), { id, kind }],
    edges: [...(answers.edges ?? []), { id: edge, owner: id, owned, kind: 'shares' }],
  };
  return { answers: added, edge };
}

/** Removes one holding, and everyone who then owns nothing any more. */
export function removeOwner(answers: OwnershipAnswers, edge: string): OwnershipAnswers {
  return withoutIdle({ ...answers, edges: (answers.edges ?? []).filter((one) => one.id !== edge) });
}

/** The same holding, by an existing person or company. */
export function replaceOwner(answers: OwnershipAnswers, edge: string, owner: string): OwnershipAnswers {
  return withoutIdle({
    ...answers,
    edges: (answers.edges ?? []).map((one) => (one.id === edge ? { ...one, owner } : one)),
  });
}

/** Only those who still own the company, directly or indirectly. */
function withoutIdle(answers: OwnershipAnswers): OwnershipAnswers {
  const edges = answers.edges ?? [];
  const reached = new Set(['client']);
  // The set grows during iteration, so that indirect owners are added.
  for (const owned of reached) for (const edge of edges) if (edge.owned === owned) reached.add(edge.owner);
  return {
    ...answers,
    nodes: (answers.nodes ?? []).filter((node) => reached.has(node.id)),
    edges: edges.filter((edge) => reached.has(edge.owned)),
  };
}

export function changeNode(answers: OwnershipAnswers, id: string, patch: Partial<OwnershipNode>): OwnershipAnswers {
  return { ...answers, nodes: (answers.nodes ?? []).map((node) => (node.id === id ? { ...node, ...patch } : node)) };
}

export function changeEdge(answers: OwnershipAnswers, id: string, edge: OwnershipEdge): OwnershipAnswers {
  return { ...answers, edges: (answers.edges ?? []).map((one) => (one.id === id ? edge : one)) };
}

/** Parses `45`, `33,3` or `33.33 %` as 1/10000 of a percent; undefined when it is not between zero and the whole. */
export function parseShare(typed: string): number | undefined {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return undefined;
  const share = Math.round(Number(plain) * 10_000);
  return share > 0 && share <= 1_000_000 ? share : undefined;
}
