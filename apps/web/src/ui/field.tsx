import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/** Common properties of all fields. */
export interface FieldFrame {
  label: ReactNode;
  /** Below the label, before the field: what to enter, and where to find it. */
  hint?: ReactNode;
  /** A full sentence; shown below the field, which turns red. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** A link or button at the end of the label's line. */
  labelEnd?: ReactNode;
  className?: string;
}

export const fieldStyle = 'group flex min-w-0 flex-col';

export function FieldTop({
  label,
  hint,
  optional,
  labelEnd,
}: Pick<FieldFrame, 'label' | 'hint' | 'optional' | 'labelEnd'>) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2 has-[+[slot=description]]:mb-0">
        <Label className="text-13 font-medium text-ink client:text-16 client:font-semibold">
          {label}
          {optional && <span className="font-normal text-ink-3"> {t('field.optional')}</span>}
        </Label>
        {labelEnd && (
          // Isolates a button in the label: otherwise a list's field would treat it as its own trigger.
          <ButtonContext value={null}>
            <span className="ml-auto text-13 client:text-14">{labelEnd}</span>
          </ButtonContext>
        )}
      </div>
      {hint && (
        <Text slot="description" className="mb-1.5 block text-13 text-ink-2 client:text-14">
          {hint}
        </Text>
      )}
    </>
  );
}

export function FieldBottom({ error }: Pick<FieldFrame, 'error'>) {
  return (
    <FieldError className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
      <Icon name="octagon" className="mt-0.5" />
      <span>{error}</span>
    </FieldError>
  );
}
