export interface ProgressBarProps {
  label: string;
  /** 0 to 1; undefined while the total is unknown. */
  value: number | undefined;
}

/** A progress bar for a long operation. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="block"
    >
      <span className="block h-1 overflow-hidden rounded-[2px] bg-active forced-colors:border">
        <span
          className="block h-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: percent === undefined ? '30%' : `${percent}%` }}
        />
      </span>
    </span>
  );
}
