/** A figure beside what was promised of it. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** "At least" and "aim"; absent where nothing was promised. */
  readonly goals?: readonly [number, number];
  /** More is better; less is when absent. */
  readonly isMoreBetter?: boolean;
}

/** Which goal a figure meets. A figure that could not be taken meets none. */
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

/** As Markdown, so that a run can be put into a document as it is. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n| ${title} | ours | at least | aim | |`);
  console.log('|---|--:|--:|--:|---|');
  for (const figure of figures) console.log(rowOf(figure));
}

function short(value: number): string {
  if (Number.isNaN(value)) return 'not asked';
  return value >= 1_000 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
