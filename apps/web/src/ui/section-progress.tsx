/**
 * Progress of a form's sections: one bar each. Decorative: the text next to it ("Section 4 of 7") gives the same
 * information.
 */
export function SectionProgress({ sections }: { sections: readonly ('done' | 'current' | 'ahead')[] }) {
  const styles = {
    done: 'bg-accent forced-colors:bg-[Highlight]',
    current: 'bg-surface shadow-[inset_0_0_0_2px_var(--color-accent)] forced-colors:border-2',
    ahead: 'bg-active forced-colors:border',
  };
  return (
    <div aria-hidden="true" className="flex gap-1">
      {sections.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <i key={index} className={`h-1.5 flex-1 rounded-[3px] ${styles[state]}`} />
      ))}
    </div>
  );
}
