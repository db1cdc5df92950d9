import { Fragment, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { FileChoice } from '#ui/file-choice.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { RemovedPageLine } from './removed-page-line.tsx';
import type { TakenPage, usePages } from './use-pages.ts';

interface PageListProps {
  about: string;
  taken: ReturnType<typeof usePages>;
  onFiles: (files: File[], from: 'camera' | 'files') => void;
  onUse: () => void;
  isBusy: boolean;
  /** The person went on without the document. */
  isMissing?: boolean | undefined;
}

/** Photographed pages before they are sent as one document: add, order and remove them. */
export function PageList({ about, taken, onFiles, onUse, isBusy, isMissing = false }: PageListProps) {
  const { t } = useTranslation('file-intake');
  const format = useFormat();
  const title = useRef<HTMLParagraphElement>(null);
  const { pages, removed, move, remove } = taken;
  const bytes = pages.reduce((sum, { file }) => sum + file.size, 0);
  const use = t('pages.use', { count: pages.length });
  const line = (
    <li>
      <RemovedPageLine taken={taken} onDone={() => title.current?.focus()} />
    </li>
  );
  return (
    <div data-wide="" className="flex flex-col gap-4 rounded-lg border border-line-strong bg-surface p-4">
      <div>
        <p ref={title} tabIndex={-1} role="status" className="font-medium outline-none">
          {t('pages.count', { count: pages.length, size: format.bytes(bytes) })}
        </p>
        <p className={`text-14 ${isMissing ? 'font-medium text-bad-ink' : 'text-ink-2'}`}>
          {isMissing ? t('pages.not-used', { button: use }) : t('pages.kept')}
        </p>
      </div>
      <ol className="flex flex-col gap-2">
        {pages.map((page, at) => (
          <Fragment key={page.id}>
            {removed?.at === at && line}
            <Page
              page={page}
              at={at}
              count={pages.length}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(page.id)}
            />
          </Fragment>
        ))}
        {removed && removed.at >= pages.length && line}
      </ol>
      <FileChoice about={about} onFiles={onFiles} isMultiple addLabel={t('pages.add')} />
      <PlainButton variant="primary" onPress={onUse} isPending={isBusy}>
        {use}
      </PlainButton>
    </div>
  );
}

interface PageProps {
  page: TakenPage;
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Page({ page, at, count, onMove, onRemove }: PageProps) {
  const { t } = useTranslation('file-intake');
  const number = at + 1;
  return (
    <li className="flex items-center gap-2 rounded-md border border-line p-2">
      <span className="grid h-16 w-12 flex-none place-items-center overflow-hidden rounded-sm border border-line bg-sunken">
        <PhotoThumb source={{ file: page.file }} />
      </span>
      <span className="min-w-0 flex-1">{t('pages.page', { number })}</span>
      {count > 1 && (
        <>
          <PlainButton
            isIconOnly
            variant="ghost"
            icon="arrow-up"
            aria-label={t('pages.up', { number })}
            isDisabled={at === 0}
            onPress={() => onMove(-1)}
          />
          <PlainButton
            isIconOnly
            variant="ghost"
            icon="arrow-down"
            aria-label={t('pages.down', { number })}
            isDisabled={number === count}
            onPress={() => onMove(1)}
          />
        </>
      )}
      <PlainButton isIconOnly variant="ghost" icon="x" aria-label={t('pages.remove', { number })} onPress={onRemove} />
    </li>
  );
}
