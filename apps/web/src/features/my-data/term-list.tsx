interface TermListProps {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly className?: string;
}

/** Terms with their values, without those that have none. */
export function TermList({ facts, className = '' }: TermListProps) {
  return (
    <dl className={`${className} grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14`}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
