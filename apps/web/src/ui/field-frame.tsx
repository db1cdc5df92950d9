import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

/** Ids that connect a native input to its label, hint and error. */
export interface FieldIds {
  readonly input: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  /** For `aria-describedby`. */
  readonly described: string | undefined;
}

export function useFieldIds({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>): FieldIds {
  const id = useId();
  const ids = { input: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const described = [hint ? ids.hint : '', error === undefined ? '' : ids.error].filter(Boolean).join(' ');
  return { ...ids, described: described || undefined };
}

interface PlainFieldProps extends Omit<FieldFrame, 'className'> {
  ids: FieldIds;
  isLabelHidden?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** The label names a group, which refers to it, and not one input. */
  isGroup?: boolean;
  className: string;
  children: ReactNode;
}

/** Label, hint and error around a native input, with the style of every field. */
export function PlainField(props: PlainFieldProps) {
  const { label, hint, error, optional, labelEnd, ids, isLabelHidden, isReadOnly, isGroup, className, children } =
    props;
  const { t } = useTranslation('common');
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className={`group flex min-w-0 flex-col ${className}`} data-readonly={isReadOnly || undefined}>
      {!isLabelHidden && (
        <div className={`flex flex-wrap items-baseline gap-x-2 ${hint ? '' : 'mb-1.5'}`}>
          <Label
            {...(isGroup ? {} : { htmlFor: ids.input })}
            id={ids.label}
            className="text-13 font-medium text-ink client:text-16 client:font-semibold [overflow-wrap:anywhere]"
          >
            {label}
            {optional && <span className="font-normal text-ink-3"> {t('field.optional')}</span>}
          </Label>
          {labelEnd && <span className="ml-auto text-13 client:text-14">{labelEnd}</span>}
        </div>
      )}
      {hint && (
        <span id={ids.hint} className="mb-1.5 block text-13 text-ink-2 client:text-14">
          {hint}
        </span>
      )}
      {children}
      {error !== undefined && (
        <span id={ids.error} className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink client:text-14">
          <Icon name="octagon" className="mt-0.5" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
