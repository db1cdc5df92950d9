import { resolveLanguage, textIn } from '@dossier/domain/languages';
import { formatSbi } from '@dossier/domain/sbi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Failed } from '#ui/failed.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useSection } from './form-context.ts';
import { useBackCloses } from './use-back-closes.ts';

type Edition = '2008' | '2025';
interface Chosen {
  readonly sbi: string;
  readonly edition: Edition;
}

const keyOf = ({ sbi, edition }: Chosen) => `${edition} ${sbi}`;

/** Selects activities by text or number, in both editions of the list; several at once. */
export function ActivitySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation(['kyc-form', 'form-check']);
  const { values, change } = useSection('activities');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isAsked, setAsked] = useState(false);
  const q = useDebounced(text.trim(), 150);
  const found = useQuery({ ...view('sbi', { q }), enabled: isOpen && q !== '', placeholderData: (before) => before });
  const language = resolveLanguage(i18n.language);
  const known = values.details ?? [];
  const close = () => {
    setChosen([]);
    setAsked(false);
    setText('');
    onClose();
  };
  const add = () => {
    if (chosen.length === 0) return setAsked(true);
    const details = [...known, ...chosen.map((one) => ({ ...one, source: 'client' as const }))];
    change({ details, main: details.some((one) => one.sbi === values.main) ? values.main : (details[0]?.sbi ?? '') });
    close();
  };
  useBackCloses(isOpen, close);
  const rows = q === '' ? [] : (found.data?.rows ?? []);
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={t('activities.choose')}
      footer={
        <div className="w-full">
          {isAsked && chosen.length === 0 && (
            <p role="alert" className="mb-2 flex gap-1.5 text-14 font-medium text-bad-ink">
              <Icon name="octagon" className="mt-0.5" />
              {t('form-check:no-activity')}
            </p>
          )}
          <Button variant="primary" isBlock onPress={add}>
            {t('activities.add', { count: chosen.length })}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('activities.search')}
        icon="search"
        value={text}
        onChange={setText}
        autoFocus
        autoComplete="off"
        type="search"
      />
      <p role="status" className="my-3 text-14 text-ink-2">
        {q !== '' && found.data ? t('activities.found', { count: found.data.total }) : ''}
      </p>
      {found.isError && <Failed onRetry={() => void found.refetch()} isRetrying={found.isFetching} />}
      {q !== '' && found.isPending && <Loading />}
      <ul className="divide-y divide-line">
        {rows.map(({ code: sbi, edition, ...names }) => {
          const name = textIn(language, names);
          const one = { sbi, edition };
          const isKnown = known.some((other) => keyOf(other) === keyOf(one));
          const isChosen = chosen.some((other) => keyOf(other) === keyOf(one));
          return (
            <li key={keyOf(one)} className="py-3">
              <Checkbox
                isSelected={isKnown || isChosen}
                isDisabled={isKnown}
                onChange={(on) =>
                  setChosen(on ? [...chosen, one] : chosen.filter((other) => keyOf(other) !== keyOf(one)))
                }
              >
                <span className="block text-14 text-ink-2 tabular-nums">
                  {formatSbi(sbi)} {t('activities.edition', { edition })}
                  {isKnown && ` · ${t('activities.in-list')}`}
                </span>
                <Highlight text={name} query={q} />
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
