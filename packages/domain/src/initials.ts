/** Two letters for an organisation without a logo: of the first two words of its name, `KV` of Kade & Vos Notarissen. */
export function organisationInitials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
