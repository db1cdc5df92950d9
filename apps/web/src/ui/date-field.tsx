import { type CalendarDate, parseDate } from '@internationalized/date';
import { useReducer, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from './button-style.ts';
import { useDateTyping } from './date-typing.ts';
import { FieldBottom, type FieldFrame, FieldTop, fieldStyle } from './field.tsx';
import { Icon } from './icon.tsx';
import { controlBox, controlHeight, floating, motion, tv } from './styles.ts';

export interface DateFieldProps extends FieldFrame {
  /** ISO date `2026-11-24`, or ''. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** First and last selectable day, ISO. */
  min?: string;
  max?: string;
  isDisabled?: boolean;
  name?: string;
}

const groupStyle = tv({
  base: `${controlBox} ${controlHeight} flex items-center gap-1 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus`,
});
const segmentStyle = tv({
  base: 'rounded-[3px] px-[3px] outline-none type-literal:px-0 placeholder:text-ink-3 focus:bg-accent focus:text-on-accent forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
});
const cellStyle = tv({
  base:
    'flex h-7 w-9 items-center justify-center rounded-md text-13 cursor-default tabular-nums hover:bg-hover disabled:text-ink-disabled unavailable:text-ink-disabled ' +
    'outside-month:text-ink-disabled today:shadow-[inset_0_0_0_1px_var(--color-line-field)] selected:bg-accent selected:font-semibold selected:text-on-accent forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
});

const day = (value: string | undefined): CalendarDate | undefined => {
  try {
    return value ? parseDate(value.slice(0, 10)) : undefined;
  } catch {
    return undefined;
  }
};

/** A date for staff: typed in segments, pasted, or selected in a calendar. Clients use DateParts. */
export function DateField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  value,
  onChange,
  onBlur,
  min,
  max,
  isDisabled,
  name,
  className = '',
}: DateFieldProps) {
  const { t } = useTranslation('common');
  const group = useRef<HTMLDivElement>(null);
  /** After a part was deleted the segments show less than the value: a new render, with a new date, shows all of it. */
  const [, showValue] = useReducer((count: number) => count + 1, 0);
  useDateTyping(group, (whole) => {
    onChange(whole);
    showValue();
  });
  return (
    <DatePicker
      value={day(value) ?? null}
      onChange={(chosen) => onChange(chosen?.toString() ?? '')}
      onBlur={() => {
        showValue();
        onBlur?.();
      }}
      minValue={day(min)}
      maxValue={day(max)}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      name={name}
      className={`${fieldStyle} ${className}`}
    >
      <FieldTop label={label} hint={hint} optional={optional} labelEnd={labelEnd} />
      <Group ref={group} className={groupStyle()}>
        <DateInput className="flex min-w-0 flex-1">
          {(segment) => <DateSegment segment={segment} className={segmentStyle()} />}
        </DateInput>
        {/* Alt and an arrow open the calendar from the date itself: Tab goes on to the next field. */}
        <Button
          excludeFromTabOrder
          className={`${buttonStyle({ variant: 'ghost', size: 'sm', isIconOnly: true })} -mr-1.5`}
        >
          <Icon name="calendar" label={t('date.open')} />
        </Button>
      </Group>
      <FieldBottom error={error} />
      <Popover className={`${floating} ${motion} p-3`} offset={4}>
        <Dialog className="outline-none">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function MonthCalendar() {
  const { t } = useTranslation('common');
  const arrow = buttonStyle({ variant: 'ghost', size: 'sm', isIconOnly: true });
  return (
    <Calendar>
      <header className="flex items-center">
        <Heading className="flex-1 text-13 font-semibold first-letter:uppercase" />
        <Button slot="previous" className={arrow}>
          <Icon name="left" label={t('date.previous-month')} />
        </Button>
        <Button slot="next" className={arrow}>
          <Icon name="right" label={t('date.next-month')} />
        </Button>
      </header>
      <CalendarGrid className="mt-2 border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="text-12 font-normal text-ink-3">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cellStyle()} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
