import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Failed } from '#ui/failed.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { DocumentRow } from './document-name.ts';
import { ImageView } from './image-view.tsx';
import { findText, type PageText } from './page-text.ts';
import { type Marked, PdfView } from './pdf-view.tsx';
import { Quarantined } from './scan-state.tsx';
import { SearchBar } from './search-bar.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useFile } from './use-file.ts';
import { usePdf } from './use-pdf.ts';

export interface StageControls {
  /** In relation to the width of the stage: at 1 pages fit it. */
  readonly zoom: number;
  readonly rotation: number;
  readonly isSmallest: boolean;
  readonly isLargest: boolean;
  readonly smaller: () => void;
  readonly larger: () => void;
  readonly fit: () => void;
  readonly turn: () => void;
}

export interface DocumentStageProps {
  document: DocumentRow;
  request: string;
  controls: Pick<StageControls, 'zoom' | 'rotation'>;
  /** Search text; undefined while the search is closed. */
  query: string | undefined;
  onQuery: (query: string | undefined) => void;
  marks: readonly Marked[];
  goTo: { readonly page: number } | undefined;
  onTexts: (texts: readonly PageText[]) => void;
}

/** The document itself: pages of a PDF, or a photo. */
export function DocumentStage(props: DocumentStageProps) {
  return props.document.scan === 'infected' ? <Quarantined document={props.document} /> : <OpenStage {...props} />;
}

function OpenStage(props: DocumentStageProps) {
  const { t } = useTranslation('documents');
  const { error: errorText } = useErrorText();
  const { document, controls } = props;
  const file = useFile(document.doc, props.request);
  const [isBroken, setBroken] = useState(false);
  if (file.state === 'failed')
    return (
      <div className="bg-canvas px-6">
        <Failed title={t('viewer.failed')} onRetry={file.retry}>
          {errorText(file.error)}
        </Failed>
      </div>
    );
  if (file.state === 'loading')
    return (
      <div className="appear-late mx-auto max-w-80 pt-24 text-13">
        <p className="mb-2">{t('viewer.loading')}</p>
        <ProgressBar label={t('viewer.loading')} value={file.total ? file.loaded / file.total : undefined} />
      </div>
    );
  if (isBroken) return <Unreadable />;
  if (document.mediaType.startsWith('image/'))
    return (
      <ImageView
        blob={file.blob}
        name={document.name}
        zoom={controls.zoom}
        rotation={controls.rotation}
        onFailed={() => setBroken(true)}
      />
    );
  return <PdfStage {...props} blob={file.blob} />;
}

function Unreadable() {
  const { t } = useTranslation('documents');
  return (
    <div className="bg-canvas px-6">
      <Failed title={t('viewer.unreadable')}>{t('viewer.unreadable-body')}</Failed>
    </div>
  );
}

function PdfStage({ blob, controls, query, onQuery, marks, goTo, onTexts }: DocumentStageProps & { blob: Blob }) {
  const { opened, error } = usePdf(blob);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<{ page: number }>();
  const [hit, setHit] = useState(0);
  const texts = opened?.texts;
  useEffect(() => {
    if (texts) onTexts(texts);
  }, [texts, onTexts]);
  useEffect(() => setWanted(goTo), [goTo]);
  if (error !== undefined) return <Unreadable />;
  if (!opened) return null;
  const hits = findText(texts ?? [], query ?? '');
  const go = (index: number) => {
    const at = (index + hits.length) % Math.max(1, hits.length);
    setHit(at);
    const found = hits[at];
    if (found) setWanted({ page: found.page });
  };
  const searchMarks = hits.map((match, index) => ({
    match,
    tone: index === hit ? ('current' as const) : ('close' as const),
  }));
  return (
    <div className="flex h-full">
      <Thumbnails opened={opened} current={current} onChoose={(page) => setWanted({ page })} />
      <div className="flex min-w-0 flex-1 flex-col">
        {query !== undefined && (
          <SearchBar
            query={query}
            onQuery={(typed) => {
              setHit(0);
              onQuery(typed);
            }}
            count={hits.length}
            current={hit}
            isReading={texts === undefined}
            hasText={texts?.some(({ text }) => text.trim() !== '') ?? true}
            onGo={go}
          />
        )}
        <div className="min-h-0 flex-1">
          <PdfView
            opened={opened}
            zoom={controls.zoom}
            rotation={controls.rotation}
            marks={query ? searchMarks : marks}
            goTo={wanted}
            onPage={setCurrent}
          />
        </div>
      </div>
    </div>
  );
}
