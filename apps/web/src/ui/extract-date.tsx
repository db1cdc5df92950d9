import { isDay } from '@dossier/domain/dates';
import { issueDateFault } from '@dossier/domain/documents';
import { isSameFact } from '@dossier/domain/extract-reading';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { DateParts } from './date-parts.tsx';
import { Icon } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextButton } from './text-button.tsx';
import { useExtractReading } from './use-extract-reading.ts';

/** Marks the button that adds an extract. */
const addMark = 'data-adds-extract';

interface ExtractDateProps {
  file: File;
  /** ISO date, or the part of it typed so far. */
  value: string;
  onChange: (typed: string) => void;
  /** What the form says, to compare with the file. */
  expected?: { readonly name?: string; readonly registrationNumber?: string } | undefined;
  name: string;
  /** The person pressed Add: shows what is missing. */
  isAsked: boolean;
}

/** The date of issue of a chosen extract: read from its text if possible, compared with what was typed. */
export function ExtractDate({ file, value, onChange, expected, name, isAsked }: ExtractDateProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const state = useExtractReading(file);
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const reading = state.is === 'read' || state.is === 'no-date' ? state.reading : undefined;
  const read = reading?.issuedOn;
  // At once: the press on Add that takes the focus from the fields must find the difference.
  useLayoutEffect(() => {
    // Not under the fingers: the dates are compared when the person leaves the fields.
    if (!read || typed === value || isFocused) return;
    if (value === '' && !isTyping) onChange(read.value);
    if (!isDay(value) || value === read.value) return;
    // Two dates: the one in the file is chosen until the person chooses the other.
    setTyped(value);
    onChange(read.value);
  }, [read, value, typed, isTyping, isFocused, onChange]);
  const fault = issueDateFault(value, isoToday());
  const message = fault && t(`extract.${fault}`, { date: format.date(value) });
  const isRead = read !== undefined && typed === undefined && value === read.value && !isTyping && !isFocused;
  const differs = read !== undefined && typed !== undefined;
  // A message that appears under a press on Add would move the button away from it: the press itself shows it.
  const followFocus = (isInside: boolean, next?: EventTarget | null) => {
    const isAdding = fault !== undefined && next instanceof Element && next.closest(`[${addMark}]`) !== null;
    setFocused(isInside || isAdding);
  };
  return (
    <div className="flex flex-col gap-3">
      {state.is === 'reading' && (
        <p role="status" className="text-13 text-ink-2 client:text-14">
          {t('extract.reading')}
        </p>
      )}
      {differs && <DateChoice typed={typed} read={read} value={value} onChange={onChange} message={message} />}
      {differs ? null : isRead && reading ? (
        <>
          <p role="status" className="flex gap-2 text-13 text-ink-2 client:text-14">
            <Icon name="search-check" className="mt-0.5" />
            {t('extract.read')}
          </p>
          <dl className="divide-y divide-line">
            <Fact term={t('extract.issued')} value={format.date(read.value)} isRight={fault === undefined}>
              {fault ? message : t('extract.not-too-old')}
            </Fact>
            <ReadFacts reading={reading} expected={expected} />
          </dl>
          <TextButton className="self-start text-13 client:text-14" onPress={() => setTyping(true)}>
            {t('extract.change')}
          </TextButton>
        </>
      ) : (
        <>
          <DateParts
            label={t('extract.question')}
            hint={hint(state.is, t)}
            name={name}
            value={value}
            onChange={onChange}
            error={isAsked || (fault !== 'missing' && !isFocused) ? message : undefined}
            onFocusChange={followFocus}
          />
          {reading && (
            <dl className="divide-y divide-line empty:hidden">
              <ReadFacts reading={reading} expected={expected} />
            </dl>
          )}
        </>
      )}
    </div>
  );
}

interface DateChoiceProps extends Pick<ExtractDateProps, 'value' | 'onChange'> {
  typed: string;
  read: { readonly value: string; readonly page: number };
  message: string | undefined;
}

/** The typed date differs from the one in the file: the person says which is right. */
function DateChoice({ typed, read, value, onChange, message }: DateChoiceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <>
      <p role="status" className="flex gap-1.5 text-13 font-medium text-warn-ink client:text-14">
        <Icon name="alert" className="mt-0.5" />
        {t('extract.differ')}
      </p>
      <p>
        {rich(
          t('extract.differs', { skipInterpolation: true }),
          { b: (inner) => <strong className="font-semibold">{inner}</strong> },
          { typed: format.date(typed), read: format.date(read.value) },
        )}
      </p>
      <RadioGroup
        look="cards"
        label={t('extract.which')}
        value={value === typed ? 'typed' : 'read'}
        onChange={(choice) => onChange(choice === 'read' ? read.value : typed)}
        options={[
          { id: 'read', label: format.date(read.value), hint: t('extract.read-page', { page: read.page }) },
          {
            id: 'typed',
            label: format.date(typed),
            hint: t(typed > isoToday() ? 'extract.typed-future' : 'extract.typed'),
          },
        ]}
        error={message}
      />
    </>
  );
}

function hint(is: ReturnType<typeof useExtractReading>['is'], t: ReturnType<typeof useTranslation<'common'>>['t']) {
  if (is === 'no-text') return t('extract.no-text');
  return is === 'no-date' ? t('extract.no-date') : t('extract.hint');
}

interface ReadFactsProps {
  reading: { readonly name?: { value: string }; readonly registrationNumber?: { value: string } };
  expected: ExtractDateProps['expected'];
}

function ReadFacts({ reading, expected }: ReadFactsProps) {
  const { t } = useTranslation('common');
  const facts = [
    { key: 'registrationNumber', term: t('extract.number') },
    { key: 'name', term: t('extract.name') },
  ] as const;
  return facts.map(({ key, term }) => {
    const value = reading[key]?.value;
    const other = expected?.[key] ?? '';
    if (value === undefined) return null;
    const isRight = other === '' ? undefined : isSameFact(value, other);
    return (
      <Fact key={key} term={term} value={value} isRight={isRight}>
        {isRight !== undefined &&
          (isRight ? t('extract.same') : t('extract.other', { other: other.replace(/\.$/, '') }))}
      </Fact>
    );
  });
}

interface FactProps {
  term: string;
  value: string;
  isRight: boolean | undefined;
  children: ReactNode;
}

function Fact({ term, value, isRight, children }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2">
      <dt className="text-13 text-ink-2 client:text-14">{term}</dt>
      <dd className={`col-start-1 [overflow-wrap:anywhere] ${isRight ? '' : 'col-span-2'}`}>{value}</dd>
      {children && (
        <dd
          className={`flex gap-1.5 text-13 client:text-14 ${isRight ? 'col-start-2 row-span-2 row-start-1 self-center text-ok-ink' : 'col-span-2 text-warn-ink'}`}
        >
          <Icon name={isRight ? 'check' : 'alert'} className="mt-0.5" />
          {children}
        </dd>
      )}
    </div>
  );
}

interface AddExtractProps {
  value: string;
  isPrimary?: boolean;
  onAdd: () => void;
  /** Pressed with a date that is incomplete, in the future or too old. */
  onFault: () => void;
}

/** Confirms the date of an extract. A press that made a difference of dates appear sends nothing: it is answered first. */
export function AddExtract({ value, isPrimary = false, onAdd, onFault }: AddExtractProps) {
  const { t } = useTranslation('common');
  const before = useRef<string>(undefined);
  const press = () => {
    const isSeen = before.current === undefined || before.current === value;
    before.current = undefined;
    if (issueDateFault(value, isoToday())) onFault();
    else if (isSeen) onAdd();
  };
  return (
    <div
      {...{ [addMark]: '' }}
      onPointerDownCapture={() => {
        before.current = value;
      }}
    >
      <PlainButton {...(isPrimary && { variant: 'primary' as const })} onPress={press}>
        {t('extract.add')}
      </PlainButton>
    </div>
  );
}
