const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `20.3 GB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
