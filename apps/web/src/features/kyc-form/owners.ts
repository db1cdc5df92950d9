import type { OwnershipAnswers, OwnershipEdge, OwnershipNode } from '@dossier/domain/kyc-form/answers';
import { clientId, nodeName } from '@dossier/domain/ownership/structure';
import { comparable } from '@dossier/domain/same-person';
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

/**
 * For each company the first holding of it, from the client upwards: its owners are listed there only, also in a
 * circle and where a company owns several others.
 */
export function firstHoldings(answers: OwnershipAnswers): Map<string, string> {
  const first = new Map<string, string>();
  const visit = (owned: string) => {
    for (const { edge, node } of ownersOf(answers, owned)) {
      if (node.kind !== 'company' || first.has(node.id)) continue;
      first.set(node.id, edge.id);
      visit(node.id);
    }
  };
  visit(clientId);
  return first;
}

/** The companies whose owners are listed in the card of this holding, its own company included. */
export function companiesInCard(answers: OwnershipAnswers, { edge, node }: Owner, first: ReadonlyMap<string, string>) {
  const found: string[] = [];
  const visit = (company: string, holding: string) => {
    if (first.get(company) !== holding) return;
    found.push(company);
    for (const owner of ownersOf(answers, company)) visit(owner.node.id, owner.edge.id);
  };
  visit(node.id, edge.id);
  return found;
}

interface NewOwner {
  readonly kind: OwnershipNode['kind'];
  readonly holds?: OwnershipEdge['kind'];
  /** Known without asking. */
  readonly share?: number;
}

/** Adds an owner without a name. `edge` is the id of the new holding. */
export function addOwner(answers: OwnershipAnswers, owned: string, { kind, holds = 'shares', share }: NewOwner) {
  const [id, edge] = [newAnswerId(), newAnswerId()];
  const added: OwnershipAnswers = {
    ...answers,
    nodes: [...(answers.nodes ?? []), { id, kind }],
    edges: [
      ...(answers.edges ?? []),
      { id: edge, owner: id, owned, kind: holds, ...(share !== undefined && { share }) },
    ],
  };
  return { answers: added, edge };
}

/** Removes one holding, and everyone who then owns nothing any more. */
export function removeOwner(answers: OwnershipAnswers, edge: string): OwnershipAnswers {
  return withoutIdle({ ...answers, edges: (answers.edges ?? []).filter((one) => one.id !== edge) });
}

/** An entry of a list and its position there. */
interface Placed<T> {
  readonly at: number;
  readonly entry: T;
}

/** What a removal took away. */
export interface RemovedOwners {
  readonly nodes: readonly Placed<OwnershipNode>[];
  readonly edges: readonly Placed<OwnershipEdge>[];
}

/** Returns what `after` no longer contains. */
export function removedOwners(before: OwnershipAnswers, after: OwnershipAnswers): RemovedOwners {
  return { nodes: missing(before.nodes, after.nodes), edges: missing(before.edges, after.edges) };
}

/** Puts removed owners back where they were; other changes since then are kept. */
export function restoreOwners(answers: OwnershipAnswers, { nodes, edges }: RemovedOwners): OwnershipAnswers {
  return { ...answers, nodes: withEntries(answers.nodes, nodes), edges: withEntries(answers.edges, edges) };
}

function missing<T extends { id: string }>(before: readonly T[] = [], after: readonly T[] = []): Placed<T>[] {
  const left = new Set(after.map(({ id }) => id));
  return before.flatMap((entry, at) => (left.has(entry.id) ? [] : [{ at, entry }]));
}

function withEntries<T extends { id: string }>(list: readonly T[] = [], entries: readonly Placed<T>[]): T[] {
  const known = new Set(list.map(({ id }) => id));
  const added = entries.filter(({ entry }) => !known.has(entry.id));
  return added.reduce((all, { at, entry }) => all.toSpliced(at, 0, entry), [...list]);
}

/** An owner of the same kind and name that was added before: perhaps the same one. */
export function namesakeOf({ nodes = [] }: OwnershipAnswers, node: OwnershipNode): OwnershipNode | undefined {
  const isNamed = ({ kind, firstName, lastName, name }: OwnershipNode) =>
    kind === 'company' ? !!name?.trim() : !!firstName?.trim() && !!lastName?.trim();
  const nameOf = (one: OwnershipNode) => comparable('name', nodeName(one));
  if (!isNamed(node)) return undefined;
  const before = nodes.slice(
    0,
    Math.max(
      0,
      nodes.findIndex(({ id }) => id === node.id),
    ),
  );
  return before.find((one) => one.kind === node.kind && isNamed(one) && nameOf(one) === nameOf(node));
}

/** Names two owners, in any order, whom the person said to be different. */
export const pairOf = (one: OwnershipNode, other: OwnershipNode): string => [one.id, other.id].toSorted().join(' ');

/**
 * Returns whether another owner can take over this holding with nothing lost: it holds no part of the same company yet,
 * and the present owner has neither other holdings nor owners.
 */
export function isReplaceable(answers: OwnershipAnswers, { id, owner, owned }: OwnershipEdge, other: OwnershipNode) {
  const edges = answers.edges ?? [];
  const isAlone = edges.every((one) => one.id === id || (one.owner !== owner && one.owned !== owner));
  return isAlone && other.id !== owned && !edges.some((one) => one.owned === owned && one.owner === other.id);
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
  const reached = new Set([clientId]);
  // The set grows during iteration, so that indirect owners are added.
  for (const owned of reached) for (const edge of edges) if (edge.owned === owned) reached.add(edge.owner);
  return {
    ...answers,
    nodes: (answers.nodes ?? []).filter((node) => reached.has(node.id)),
    edges: edges.filter((edge) => reached.has(edge.owned)),
  };
}

export function changeNode(answers: OwnershipAnswers, id: string, changed: OwnershipNode): OwnershipAnswers {
  return { ...answers, nodes: (answers.nodes ?? []).map((node) => (node.id === id ? changed : node)) };
}

export function changeEdge(answers: OwnershipAnswers, id: string, edge: OwnershipEdge): OwnershipAnswers {
  return { ...answers, edges: (answers.edges ?? []).map((one) => (one.id === id ? edge : one)) };
}

/** A holding and its owner as they were before they were edited. */
export interface OwnerBefore {
  readonly edge: OwnershipEdge;
  readonly node: OwnershipNode;
}

/** Discards the edits of a holding and of its owner. */
export function revertOwner(answers: OwnershipAnswers, { edge, node }: OwnerBefore): OwnershipAnswers {
  const isKnown = answers.nodes?.some((one) => one.id === node.id);
  const reverted = isKnown
    ? changeNode(answers, node.id, node)
    : { ...answers, nodes: [...(answers.nodes ?? []), node] };
  return withoutIdle(changeEdge(reverted, edge.id, edge));
}

/** Only the fields of the chosen kind: those of the other kind are kept while the kind may still change. */
export function tidyNode({ id, kind, country, ...fields }: OwnershipNode): OwnershipNode {
  const { name, registrationNumber, firstName, lastName } = fields;
  const own = kind === 'company' ? { name, registrationNumber } : { firstName, lastName };
  const given = Object.entries({ ...own, country }).filter(([, value]) => value !== undefined);
  return { id, kind, ...Object.fromEntries(given) };
}

/**
 * Parses `45`, `33,3` or `33.33 %` as 1/10000 of a percent; undefined when it is not between zero and the whole. Figures
 * after the fourth decimal are cut off, so that thirds and sixths do not add up to more than the whole. More than a whole
 * percentage stays more: 25.00001 is 25.0001, above the threshold of 25.
 */
export function parseShare(typed: string): number | undefined {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d+)?$/.test(plain)) return undefined;
  const [whole = '', decimals = ''] = plain.split('.');
  const cut = Number(whole) * 10_000 + Number(decimals.slice(0, 4).padEnd(4, '0'));
  const share = isCut(plain) && cut % 10_000 === 0 ? cut + 1 : cut;
  return share > 0 && share <= 1_000_000 ? share : undefined;
}

/** Returns whether a typed percentage has figures that a share does not keep. */
export const isCut = (typed: string): boolean => /[.,]\d{4}0*[1-9]/.test(typed.replace(/\s/g, ''));
