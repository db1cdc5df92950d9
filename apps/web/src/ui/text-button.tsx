import type { ReactNode } from 'react';

interface TextButtonProps {
  children: ReactNode;
  onPress: () => void;
  className?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
}

/** A button in running text that looks like a link, for actions in place. */
export function TextButton({ children, onPress, className = '', ...named }: TextButtonProps) {
  return (
    <button
      {...named}
      type="button"
      onClick={onPress}
      className={`max-w-full cursor-pointer rounded-sm text-left text-accent-ink underline decoration-1 underline-offset-[3px] hover:decoration-2 client:min-h-11 ${className}`}
    >
      {children}
    </button>
  );
}
