/** A measured figure with its goals. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** "At least" and "aim"; absent for figures without a goal. */
  readonly goals?: readonly [number, number];
  /** Default: less is better. */
  readonly isMoreBetter?: boolean;
}

/** Returns the goal that a figure meets. A figure that was not measured meets none. */
export function verdictOf({ ours, goals, isMoreBetter = false }: Figure): 'aim' | 'at least' | 'missed' | '' {
  if (!goals) return '';
  const [atLeast, aim] = goals;
  const meets = (goal: number) => (isMoreBetter ? ours >= goal : ours <= goal);
  return meets(aim) ? 'aim' : meets(atLeast) ? 'at least' : 'missed';
}

/** A row of Markdown. */
export function rowOf(figure: Figure): string {
  const { name, unit, ours, goals } = figure;
  const sign = figure.isMoreBetter ? '≥' : '≤';
  const promised = goals ? goals.map((goal) => `${sign} ${goal}`) : ['', ''];
  return `| ${[`${name} (${unit})`, short(ours), ...promised, verdictOf(figure)].join(' | ')} |`;
}

/** Prints Markdown, so that a run can be copied into a document. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n| ${title} | ours | at least | aim | |`);
  console.log('|---|--:|--:|--:|---|');
  for (const figure of figures) console.log(rowOf(figure));
}

function short(value: number): string {
  if (Number.isNaN(value)) return 'not measured';
  return value >= 1_000 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
