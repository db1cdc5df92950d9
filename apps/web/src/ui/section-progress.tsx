/** How far along the sections of a form are: one bar each. The words beside it ("Section 4 of 7") say the same. */
export function SectionProgress({ sections }: { sections: readonly ('done' | 'current' | 'ahead')[] }) {
  const looks = {
    done: 'bg-accent forced-colors:bg-[Highlight]',
    current: 'bg-surface shadow-[inset_0_0_0_2px_var(--color-accent)] forced-colors:border-2',
    ahead: 'bg-active forced-colors:border',
  };
  return (
    <div aria-hidden="true" className="flex gap-1">
      {sections.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <i key={index} className={`h-1.5 flex-1 rounded-[3px] ${looks[state]}`} />
      ))}
    </div>
  );
}
