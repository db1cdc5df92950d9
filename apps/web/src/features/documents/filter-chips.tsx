import { Button } from '#ui/button.tsx';
import { Count } from '#ui/count.tsx';

export interface FilterChipsProps<T extends string> {
  label: string;
  options: readonly { id: T; label: string; count: number }[];
  current: T;
  onChange: (id: T) => void;
}

/** Filters of a list, each with its count; exactly one is selected. */
export function FilterChips<T extends string>({ label, options, current, onChange }: FilterChipsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that filter are no fields of a form
    <div role="group" aria-label={label} className="flex gap-1">
      {options.map(({ id, label: name, count }) => (
        <Button
          key={id}
          variant="ghost"
          size="sm"
          aria-pressed={id === current}
          onPress={() => onChange(id)}
          className={id === current ? 'bg-active! text-ink!' : ''}
        >
          {name}{' '}
          <span className="text-12 font-normal text-ink-3">
            <Count of={count} />
          </span>
        </Button>
      ))}
    </div>
  );
}
