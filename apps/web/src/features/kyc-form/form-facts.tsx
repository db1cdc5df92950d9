/** Short facts of a form: what for, until when, how long. Facts without a value are left out. */
export function FormFacts({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
