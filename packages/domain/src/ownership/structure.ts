import type { OwnershipAnswers, OwnershipEdge, OwnershipNode, Share } from './answers.ts';
import type { OwnershipIssue, OwnershipIssueCode } from './result.ts';
import { isShare, wholeShare } from './share.ts';

/** Id of the form's company in edges. */
export const clientId = 'client';

/** A holding with its lowest and highest possible share. */
export interface BoundedEdge {
  readonly id: string;
  readonly owner: string;
  readonly owned: string;
  readonly kind: OwnershipEdge['kind'];
  /** The exact share; undefined when only bounds are known. */
  readonly share: Share | undefined;
  readonly lowest: Share;
  readonly highest: Share;
  /** The highest share answered, before other holders' shares narrow it. */
  readonly stated: Share;
}

/** The validated answers: only edges between known nodes with valid shares, and the errors of the rest. */
export interface Structure {
  readonly names: ReadonlyMap<string, string>;
  readonly people: readonly string[];
  /** Ids of companies, the client first. */
  readonly companies: readonly string[];
  readonly edges: readonly BoundedEdge[];
  readonly issues: readonly OwnershipIssue[];
}

export function structureOf(answers: OwnershipAnswers | undefined, clientName: string): Structure {
  const nodes = distinct(answers?.nodes ?? []);
  const names = new Map([...nodes.map((node): [string, string] => [node.id, nodeName(node)]), [clientId, clientName]]);
  const people = nodes.filter((node) => node.kind === 'person').map((node) => node.id);
  const companies = [clientId, ...nodes.filter((node) => node.kind === 'company').map((node) => node.id)];
  const usable: BoundedEdge[] = [];
  const issues: OwnershipIssue[] = [];
  for (const edge of answers?.edges ?? []) {
    const fault = edgeErrorOf(edge, names, companies);
    if (fault) issues.push({ code: fault, about: edge.id, name: names.get(edge.owner) ?? '' });
    if (fault === undefined || fault === 'share-missing') usable.push(bounded(edge));
  }
  return { names, people, companies, edges: narrowed(usable), issues };
}

/** The first node of every id; only the company of the form has the id `client`. */
export function distinct(nodes: readonly OwnershipNode[]): OwnershipNode[] {
  const firsts = new Map(nodes.toReversed().map((node) => [node.id, node]));
  return nodes.filter((node) => node.id !== clientId && firsts.get(node.id) === node);
}

/** The display name: a company's name, or first and last name of a person. */
export function nodeName(node: OwnershipNode): string {
  if (node.kind === 'company') return node.name?.trim() ?? '';
  return `${node.firstName ?? ''} ${node.lastName ?? ''}`.trim();
}

function edgeErrorOf(
  edge: OwnershipEdge,
  names: ReadonlyMap<string, string>,
  companies: readonly string[],
): OwnershipIssueCode | undefined {
  if (!names.has(edge.owner) || !companies.includes(edge.owned)) return 'owner-unknown';
  if (edge.kind === 'control') return undefined;
  if (edge.share !== undefined) return isShare(edge.share) && edge.share > 0 ? undefined : 'share-invalid';
  if (edge.band === undefined) return 'share-missing';
  const { from, to } = edge.band;
  return isShare(from) && isShare(to) && from <= to && to > 0 ? undefined : 'share-invalid';
}

function bounded(edge: OwnershipEdge): BoundedEdge {
  const { id, owner, owned, kind, share } = edge;
  if (kind === 'control') return { id, owner, owned, kind, share: undefined, lowest: 0, highest: 0, stated: 0 };
  const highest = share ?? edge.band?.to ?? wholeShare;
  return { id, owner, owned, kind, share, lowest: share ?? edge.band?.from ?? 0, highest, stated: highest };
}

/** A holder cannot hold more than what the others leave at least. */
function narrowed(edges: readonly BoundedEdge[]): BoundedEdge[] {
  const together = new Map<string, Share>();
  const key = (edge: BoundedEdge) => `${edge.kind} ${edge.owned}`;
  for (const edge of edges) together.set(key(edge), (together.get(key(edge)) ?? 0) + edge.lowest);
  return edges.map((edge) => {
    const left = wholeShare - ((together.get(key(edge)) ?? 0) - edge.lowest);
    return { ...edge, highest: Math.max(edge.lowest, Math.min(edge.highest, left)) };
  });
}
