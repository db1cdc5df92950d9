import { Icon, type IconName } from './icon.tsx';

/** Highlights one of several: the main activity, a beneficial owner. Not a state. */
export function Mark({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="inline-flex h-[22px] items-center gap-[5px] rounded-sm border border-accent-line bg-accent-soft pr-2 pl-1.5 align-middle text-12 font-medium whitespace-nowrap text-accent-ink">
      <Icon name={icon} size={14} />
      {children}
    </span>
  );
}
