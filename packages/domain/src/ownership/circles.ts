/**
 * Groups the nodes by circular ownership: a group contains every node that reaches every other of it, or one node
 * alone. A group follows all groups that it reaches. Tarjan's algorithm, without recursion.
 */
export function circlesOf(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const grouped = new Set<string>();
  const trail: string[] = [];
  const groups: string[][] = [];
  const lower = (node: string, value: number) => lowest.set(node, Math.min(lowest.get(node) ?? value, value));

  const enter = (node: string) => {
    index.set(node, index.size);
    lower(node, index.size - 1);
    trail.push(node);
    return { node, rest: next(node)[Symbol.iterator]() };
  };
  const leave = (node: string) => {
    if (lowest.get(node) !== index.get(node)) return;
    const group = trail.splice(trail.lastIndexOf(node));
    for (const member of group) grouped.add(member);
    groups.push(group);
  };

  for (const start of nodes) {
    const stack = index.has(start) ? [] : [enter(start)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const step = top.rest.next();
      if (step.done === true) {
        stack.pop();
        leave(top.node);
        const parent = stack.at(-1);
        if (parent) lower(parent.node, lowest.get(top.node) ?? 0);
      } else if (!index.has(step.value)) {
        stack.push(enter(step.value));
      } else if (!grouped.has(step.value)) {
        lower(top.node, index.get(step.value) ?? 0);
      }
    }
  }
  return groups;
}
