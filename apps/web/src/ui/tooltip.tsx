import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** A focusable component: Button, IconButton or link. */
  children: ReactElement;
  text: ReactNode;
  placement?: AriaTooltipProps['placement'];
}

export function Tooltip({ children, text, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="inline-flex max-w-80 items-center gap-2 rounded-md bg-ink px-2 py-1 text-12 text-canvas forced-colors:border [&_kbd]:border-current/45 [&_kbd]:bg-transparent [&_kbd]:text-inherit"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
