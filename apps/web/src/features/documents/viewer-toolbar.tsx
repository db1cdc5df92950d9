import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDocumentName } from './document-name.ts';
import type { StageControls } from './document-stage.tsx';
import { FileButton } from './file-button.tsx';

export interface ViewerToolbarProps {
  page: ViewAnswer<'document'>;
  controls: StageControls;
  isSearching: boolean;
  onSearch: () => void;
  onOpen: (doc: string) => void;
  backHref: string;
}

export function ViewerToolbar({ page, controls, isSearching, onSearch, onOpen, backHref }: ViewerToolbarProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const nameOf = useDocumentName();
  const { document, request, position } = page;
  const detail = [request.subjectName, document.name, t('viewer.version', { number: document.version })].join(' · ');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <LinkButton variant="ghost" size="sm" icon="arrow-left" href={backHref}>
          {t('viewer.back')}
        </LinkButton>
        <div className="min-w-0">
          <h1 className="truncate text-13 font-semibold">{nameOf(document, request.subject)}</h1>
          <p className="truncate text-12 text-ink-2" title={detail}>
            {detail}
          </p>
        </div>
      </div>
      <div role="toolbar" aria-label={t('viewer.tools')} className="flex items-center gap-1">
        <IconButton
          icon="zoom-out"
          size="sm"
          label={t('viewer.smaller')}
          isDisabled={controls.isSmallest}
          onPress={controls.smaller}
        />
        <Button
          variant="ghost"
          size="sm"
          icon="fit-width"
          aria-pressed={controls.zoom === 1}
          onPress={controls.fit}
          className="aria-pressed:border-line-strong! aria-pressed:bg-active! aria-pressed:text-ink!"
        >
          <span className="max-md:sr-only">{t('viewer.fit')}</span>
        </Button>
        <span role="status" className="w-12 text-center text-13 tabular-nums max-md:w-10">
          {format.percent(controls.zoom, 0)}
        </span>
        <IconButton
          icon="zoom-in"
          size="sm"
          label={t('viewer.larger')}
          isDisabled={controls.isLargest}
          onPress={controls.larger}
        />
        <IconButton icon="rotate" size="sm" label={t('viewer.turn')} onPress={controls.turn} />
        <IconButton
          icon="search"
          size="sm"
          label={t('viewer.search')}
          aria-pressed={isSearching}
          isDisabled={document.mediaType !== 'application/pdf'}
          onPress={onSearch}
        />
        <FileButton row={document} request={request.id} />
      </div>
      <div className="flex items-center gap-2 text-13 text-ink-2">
        {position.index >= 0 && t('viewer.position', { index: position.index + 1, total: position.total })}
        <IconButton
          icon="left"
          size="sm"
          variant="secondary"
          label={t('viewer.previous')}
          isDisabled={page.previous === ''}
          onPress={() => onOpen(page.previous)}
        />
        <IconButton
          icon="right"
          size="sm"
          variant="secondary"
          label={t('viewer.next')}
          isDisabled={page.next === ''}
          onPress={() => onOpen(page.next)}
        />
      </div>
    </div>
  );
}
