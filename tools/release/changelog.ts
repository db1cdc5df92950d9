const heading = /^## \[/m;

/** Lines under `[Unreleased]` that are not empty and not headings. */
export function unreleasedLines(changelog: string): string[] {
  return linesOf(unreleased(changelog)).filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Moves the lines of `[Unreleased]` into the newest release, each under its heading, in front of what is there, and dates
 * the release.
 */
export function moveUnreleased(changelog: string, date: string): string {
  const moved = unreleased(changelog);
  const start = changelog.indexOf(moved) + moved.length;
  const length = changelog.slice(start + 1).search(heading);
  const end = length === -1 ? changelog.length : start + 1 + length;
  const release = changelog.slice(start, end).replace(/ - \d{4}-\d{2}-\d{2}$/m, ` - ${date}`);
  const parts = partsOf(release);
  for (const [title, lines] of partsOf(moved).slice(1)) {
    const known = parts.find(([other]) => other === title);
    if (known) known[1] = [...lines, ...known[1]];
    else parts.push([title, lines]);
  }
  const text = parts.flatMap(([title, lines]) => [...(title === '' ? [] : [title]), ...lines]).join('\n\n');
  const rest = changelog.slice(end);
  const entries = text.replaceAll(/^(- .*)\n\n(?=- )/gm, '$1\n');
  return `${changelog.slice(0, changelog.indexOf(moved))}## [Unreleased]\n\n${entries}\n${rest === '' ? '' : `\n${rest}`}`;
}

/** From the heading of `[Unreleased]` to the next release. */
function unreleased(changelog: string): string {
  return /^## \[Unreleased\]\n[\s\S]*?(?=^## \[|$(?![\s\S]))/m.exec(changelog)?.[0] ?? '';
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

/** Headings of the third level with their lines; first what is before any of them, with the title ''. */
function partsOf(section: string): [title: string, lines: string[]][] {
  const parts: [string, string[]][] = [['', []]];
  for (const line of linesOf(section)) {
    if (line.startsWith('### ')) parts.push([line, []]);
    else if (line !== '') parts.at(-1)?.[1].push(line);
  }
  return parts;
}
