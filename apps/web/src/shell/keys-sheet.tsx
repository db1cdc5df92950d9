import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Portal, usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { destinationsOf, keysElsewhere, keysEverywhere, keysOf } from './page-keys.ts';
import { crumbsOf, nameOfPage } from './page-title.ts';
import { chooseSingleKeys, useSingleKeys } from './single-keys.ts';

interface KeyLine {
  readonly label: string;
  readonly keys: readonly string[];
  /** Pressed one after the other. */
  readonly isPair?: boolean;
}

interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

/** The keys of the open page and of every page, with the switch for those of one letter. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [text, setText] = useState('');
  const isOn = useSingleKeys();
  const [left, right] = useKeyGroups(text);
  const isEmpty = left.length + right.length === 0;
  return (
    <Dialog
      isOpen
      width="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keys.title')}
      footer={
        <>
          <Switch isSelected={isOn} onChange={chooseSingleKeys} className="mr-auto text-13!">
            <span>
              {t('keys.single')} <span className="text-ink-2">{t(isOn ? 'keys.single-hint' : 'keys.single-off')}</span>
            </span>
          </Switch>
          <Button onPress={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <TextField
        label={t('keys.find')}
        placeholder={t('keys.find')}
        isLabelHidden
        type="search"
        icon="search"
        size="sm"
        autoFocus
        value={text}
        onChange={setText}
      />
      <p role="status" className={isEmpty ? 'mt-4 text-13' : 'sr-only'}>
        {isEmpty && t('keys.nothing', { text })}
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {[left, right].map((groups, side) => (
          <div key={side === 0 ? 'page' : 'everywhere'} className="flex flex-col gap-5">
            {groups.map((group) => (
              <KeyList key={group.title} {...group} />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** The groups of both columns, of the lines that contain the text. */
function useKeyGroups(text: string): readonly [readonly KeyGroup[], readonly KeyGroup[]] {
  const { t } = useTranslation('shell');
  const portal: Portal = usePortal();
  const page = crumbsOf(useMatches()).at(-1);
  const toLine = ({ action, keys }: (typeof keysEverywhere)[number]) => ({ label: t(`keys.actions.${action}`), keys });
  const name = page ? nameOfPage(t, page) : '';
  const left = [
    { title: t('keys.this-page', { page: name }), lines: page ? keysOf(page.page, portal).map(toLine) : [] },
    { title: t('keys.review'), lines: keysElsewhere(page?.page, portal).map(toLine) },
  ];
  const pages = destinationsOf(portal).map(({ page: to, letter }) => ({
    label: t(`nav.${to}`),
    keys: ['G', letter.toUpperCase()],
    isPair: true,
  }));
  const right = [
    { title: t('keys.everywhere'), lines: keysEverywhere.map(toLine) },
    { title: t('keys.go-to'), lines: pages },
  ];
  const wanted = text.trim().toLowerCase();
  const matching = (groups: readonly KeyGroup[]) =>
    groups
      .map(({ title, lines }) => ({ title, lines: lines.filter((line) => isMatch(line, wanted)) }))
      .filter(({ lines }) => lines.length > 0);
  return [matching(left), matching(right)];
}

const isMatch = ({ label, keys }: KeyLine, wanted: string): boolean =>
  label.toLowerCase().includes(wanted) ||
  keys.join(' ').toLowerCase() === wanted ||
  keys.some((key) => key.toLowerCase() === wanted);

function KeyList({ title, lines }: KeyGroup) {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={title}>
      <h3 className="mb-1 border-b border-line pb-1 text-12 font-semibold text-ink-2 [overflow-wrap:anywhere]">
        {title}
      </h3>
      <dl>
        {lines.map(({ label, keys, isPair = false }) => (
          <div key={label} className="flex min-h-8 items-center gap-3 text-13">
            <dt className="flex-1 text-ink">{label}</dt>
            <dd className="flex items-center gap-1">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {isPair && index > 0 && <span className="text-12 text-ink-2">{t('keys.then')}</span>}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
