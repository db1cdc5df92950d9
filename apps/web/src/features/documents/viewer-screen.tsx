import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, usePresence } from '#api/presence.ts';
import { type ViewAnswer, type ViewParams, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Failed } from '#ui/failed.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { DocumentStage, type StageControls } from './document-stage.tsx';
import { EndScreen } from './end-screen.tsx';
import { factForms } from './fact-forms.ts';
import { FactsPanel } from './facts-panel.tsx';
import { findFact, type PageText } from './page-text.ts';
import type { Marked } from './pdf-view.tsx';
import { useDocumentDecision } from './use-document-decision.ts';
import { useFactText } from './use-fact-text.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

export interface ViewerScreenProps {
  params: ViewParams<'document'>;
  /** Opens another document of the onboarding. */
  onOpen: (doc: string) => void;
  backHref: string;
  overviewHref: string;
  screeningHref: string;
  askHref: string;
  historyHref: (owner: string, kind: string) => string;
}

/** In relation to the width of the stage. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const fitted = zoomSteps.indexOf(1);

/** One document with the answers that it should confirm, and the decision about it. */
export function ViewerScreen({ params, ...rest }: ViewerScreenProps) {
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(view('document', params));
  const [endedAt, setEndedAt] = useState('');
  const open = (doc: string) => {
    setEndedAt('');
    rest.onOpen(doc);
  };
  if (data && endedAt === params.doc) {
    return <EndScreen {...rest} request={data.request} last={data.document.doc} onOpen={open} />;
  }
  if (data)
    return (
      <Viewer key={data.document.doc} page={data} {...rest} onOpen={open} onEnd={() => setEndedAt(data.document.doc)} />
    );
  if (error)
    return (
      <div className="px-(--shell-gutter)">
        <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </Failed>
      </div>
    );
  return (
    <Loading>
      <div className="flex flex-col items-center gap-4 p-8">
        <Skeleton width="520px" height={680} />
      </div>
    </Loading>
  );
}

function Viewer({
  page,
  onOpen,
  onEnd,
  backHref,
  historyHref,
}: { page: ViewAnswer<'document'>; onEnd: () => void } & Omit<ViewerScreenProps, 'params'>) {
  const { t } = useTranslation('documents');
  const factText = useFactText();
  const [zoom, setZoom] = useState(fitted);
  const [rotation, setRotation] = useState(0);
  const [query, setQuery] = useState<string>();
  const [texts, setTexts] = useState<readonly PageText[]>();
  const [goTo, setGoTo] = useState<{ page: number }>();
  const [isRejecting, setRejecting] = useState(false);
  usePresence(page.request.id, 'documents');
  useEditing(isRejecting ? 'documents' : undefined);
  const onNext = () => (page.nextUndecided ? onOpen(page.nextUndecided) : onEnd());
  const decision = useDocumentDecision(page, { onNext, onOpen });
  const found = page.facts.map((fact) => {
    const forms = factForms(fact, factText.value(fact));
    return texts && forms.length > 0 ? findFact(texts, forms) : undefined;
  });
  const marks = found.flatMap((one, index): Marked[] =>
    one?.match
      ? [{ match: one.match, label: String(index + 1), tone: one.compared === 'same' ? 'found' : 'close' }]
      : [],
  );
  const controls: StageControls = {
    zoom: zoomSteps[zoom] ?? 1,
    rotation,
    isSmallest: zoom === 0,
    isLargest: zoom === zoomSteps.length - 1,
    smaller: () => setZoom(Math.max(0, zoom - 1)),
    larger: () => setZoom(Math.min(zoomSteps.length - 1, zoom + 1)),
    fit: () => setZoom(fitted),
    turn: () => setRotation((rotation + 90) % 360),
  };
  useViewerKeys({
    '+': controls.larger,
    '=': controls.larger,
    '-': controls.smaller,
    '0': controls.fit,
    f: () => setQuery(query ?? ''),
    ArrowLeft: () => page.previous && onOpen(page.previous),
    ArrowRight: () => page.next && onOpen(page.next),
    ...(decision.mayVerify ? { v: () => decision.verify() } : {}),
    ...(page.mayVerify ? { r: () => setRejecting(true) } : {}),
  });
  return (
    <div className="flex h-[calc(100dvh-var(--shell-header))] flex-col max-lg:h-auto">
      <ViewerToolbar
        page={page}
        controls={controls}
        isSearching={query !== undefined}
        onSearch={() => setQuery(query === undefined ? '' : undefined)}
        onOpen={onOpen}
        backHref={backHref}
      />
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_var(--shell-rail)]">
        <section aria-label={t('viewer.stage')} className="min-h-0 bg-active max-lg:h-[70dvh]">
          <DocumentStage
            document={page.document}
            request={page.request.id}
            controls={controls}
            query={query}
            onQuery={setQuery}
            marks={marks}
            goTo={goTo}
            onTexts={setTexts}
          />
        </section>
        <FactsPanel
          page={page}
          found={found}
          texts={texts}
          onGoTo={(at) => setGoTo({ page: at })}
          decision={decision}
          isRejecting={isRejecting}
          onRejecting={setRejecting}
          historyHref={historyHref}
        />
      </div>
    </div>
  );
}
