import { resolveLanguage, textIn } from '@dossier/domain/languages';
import { sbiLanguageOf } from '@dossier/domain/sbi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useBackCloses } from '#intake/use-back-closes.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Failed } from '#ui/failed.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { Loading } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { ActivityRow } from './activity-row.tsx';
import { SheetStatus } from './form-bar.tsx';
import { useSection } from './form-context.ts';

/** What is typed and chosen in the sheet, before it is added to the answers. */
export interface ActivityDraft {
  readonly text: string;
  readonly chosen: readonly string[];
  /** The description in own words; undefined while searching. */
  readonly described?: string | undefined;
}

interface ActivitySheetProps {
  draft: ActivityDraft;
  onChange: (draft: ActivityDraft) => void;
  onClose: () => void;
  /** Closed by the back button, perhaps by mistake. */
  onBack: () => void;
}

/** Selects activities by everyday words or numbers, several at once, or describes them in own words. Mounted while open. */
export function ActivitySheet({ draft, onChange, onClose, onBack }: ActivitySheetProps) {
  const { t } = useTranslation(['kyc-form', 'form-check']);
  const { values, change } = useSection('activities');
  const { text, chosen, described } = draft;
  const [startsDescribing] = useState(described !== undefined);
  const [isAsked, setAsked] = useState(false);
  const q = useDebounced(text.trim(), 150);
  const found = useQuery({ ...view('sbi', { q }), enabled: q !== '', placeholderData: (before) => before });
  useBackCloses(true, onBack);
  const known = values.details ?? [];
  const rows = q === '' ? [] : (found.data?.rows ?? []);
  const isNothing = q !== '' && found.data?.total === 0 && !found.isPlaceholderData;
  const isDescribing = described !== undefined || isNothing;
  const own = described ?? text.trim();
  const add = () => {
    if (chosen.length === 0) return setAsked(true);
    const details = [...known, ...chosen.map((sbi) => ({ sbi, edition: '2025' as const, source: 'client' as const }))];
    change({ details, main: details.some((one) => one.sbi === values.main) ? values.main : (details[0]?.sbi ?? '') });
    onClose();
  };
  const addDescription = () => {
    if (own.trim() === '') return setAsked(true);
    change({ description: own.trim() });
    onClose();
    // After a reload the button that opened the sheet is not known.
    focusWhenLost(() => document.getElementById('description'));
  };
  const isDone = isDescribing && chosen.length === 0;
  const missing = isDone ? (own.trim() === '' ? t('activities.own-required') : undefined) : t('form-check:no-activity');
  return (
    <Drawer
      side="bottom"
      isTall
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('activities.choose')}
      footer={
        <FormFooter
          isBlock
          status={<SheetStatus />}
          problem={isAsked && (isDone || chosen.length === 0) ? missing : undefined}
          saveLabel={isDone ? t('activities.add-own') : t('activities.add', { count: chosen.length })}
          save={{ onPress: isDone ? addDescription : add }}
          onClose={onClose}
        />
      }
    >
      <div className="sticky -top-5 z-1 -mx-4 -mt-5 border-b border-line bg-raised px-4 pt-4 pb-3 client:pt-0">
        <p className="mb-2 text-14 text-ink-2" aria-hidden>
          {t('activities.search')}
        </p>
        <TextField
          label={t('activities.search')}
          isLabelHidden
          icon="search"
          value={text}
          onChange={(typed) => onChange({ text: typed, chosen })}
          autoFocus={!startsDescribing}
          autoComplete="off"
          type="search"
        />
        <p role="status" className="mt-2 min-h-5 text-14 text-ink-2">
          {isNothing
            ? t('activities.none-found')
            : q !== '' && found.data && t('activities.found', { count: found.data.total })}
        </p>
      </div>
      {found.isError && <Failed onRetry={() => void found.refetch()} isRetrying={found.isFetching} />}
      {q !== '' && found.isPending && <Loading />}
      {isDescribing ? (
        <OwnWords query={isNothing ? q : ''} value={own} onChange={(next) => onChange({ ...draft, described: next })} />
      ) : (
        <FoundActivities
          query={q}
          rows={rows}
          chosen={chosen}
          onChange={(next) => onChange({ ...draft, chosen: next })}
          onDescribe={
            q !== '' && found.data
              ? () => onChange({ ...draft, described: values.description ?? text.trim() })
              : undefined
          }
        />
      )}
    </Drawer>
  );
}

interface FoundActivitiesProps {
  query: string;
  rows: ViewAnswer<'sbi'>['rows'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onDescribe: (() => void) | undefined;
}

function FoundActivities({ query, rows, chosen, onChange, onDescribe }: FoundActivitiesProps) {
  const { t, i18n } = useTranslation('kyc-form');
  const { values } = useSection('activities');
  const language = resolveLanguage(i18n.language);
  return (
    <>
      <ul className="-mx-4">
        {rows.map(({ code, edition, examples, ...names }) => (
          <ActivityRow
            key={code}
            code={code}
            name={textIn(language, names)}
            examples={examples?.[sbiLanguageOf(language)] ?? []}
            query={query}
            listed={values.details?.find((one) => one.sbi === code && one.edition === edition)?.source}
            isChosen={chosen.includes(code)}
            onChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((other) => other !== code))}
          />
        ))}
      </ul>
      {onDescribe && (
        <TextButton className="mt-5" onPress={onDescribe}>
          {t('activities.describe')}
        </TextButton>
      )}
    </>
  );
}

/** Nothing in the list fits: the client describes the activity, and the reviewer chooses the code. */
function OwnWords(props: { query: string; value: string; onChange: (text: string) => void }) {
  const { query, value, onChange } = props;
  const { t } = useTranslation('kyc-form');
  return (
    <div className="flex flex-col gap-6 pt-5">
      {query !== '' && (
        <section>
          <h3 className="font-semibold [overflow-wrap:anywhere]">{t('activities.nothing-for', { query })}</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            <li>{t('activities.try-one-word')}</li>
            <li>{t('activities.check-spelling')}</li>
          </ul>
        </section>
      )}
      <TextArea
        label={t(query === '' ? 'activities.own-words' : 'activities.or-own-words')}
        hint={t('activities.own-words-hint')}
        name="ownWords"
        rows={4}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
