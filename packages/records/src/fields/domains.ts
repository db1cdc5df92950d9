/** Allowed or excluded domains of an address; at most one of the two lists should be set. */
export interface DomainOptions {
  readonly onlyDomains?: readonly string[];
  readonly exceptDomains?: readonly string[];
}

export function isDomainAllowed(domain: string, { onlyDomains = [], exceptDomains = [] }: DomainOptions): boolean {
  if (onlyDomains.length > 0 && !onlyDomains.includes(domain)) return false;
  return !exceptDomains.includes(domain);
}
