import { documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { KnownAbout } from './known-about.tsx';
import { OwnerLink } from './owner-link.tsx';
import type { Compared, FactMatch, PageText } from './page-text.ts';
import { ReadOfFile } from './read-of-file.tsx';
import { RejectDocument } from './reject-document.tsx';
import { ScanFact } from './scan-state.tsx';
import { type DocumentDecision, decisionPlace } from './use-document-decision.ts';
import { useFactText } from './use-fact-text.ts';

export interface FactsPanelProps {
  page: ViewAnswer<'document'>;
  /** Position of each fact in the document; undefined for photos, and until the text has been extracted. */
  found: readonly (FactMatch | undefined)[];
  /** Of the pages of a PDF; undefined until they are extracted. */
  texts: readonly PageText[] | undefined;
  onGoTo: (page: number) => void;
  decision: DocumentDecision;
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
  historyHref: (owner: string, kind: string) => string;
}

type Fact = ViewAnswer<'document'>['facts'][number];

/** The client's answers next to the page, whether the text contains them, and the decision. */
export function FactsPanel(props: FactsPanelProps) {
  const { page, found, onGoTo } = props;
  const { t } = useTranslation('documents');
  return (
    <aside className="flex min-h-0 flex-col border-l border-line bg-canvas max-lg:contents">
      <div className="min-h-0 flex-1 overflow-auto border-line px-5 py-5 max-lg:flex-none max-lg:border-t">
        <div className="flex items-center gap-2">
          <h2 className="flex-1 text-14 font-semibold">{t('viewer.compare')}</h2>
          <StatusBadge status={page.document.verification} />
        </div>
        {page.document.reason && (
          <p className="mt-1 text-13 text-ink-2">{t('viewer.reason', { reason: page.document.reason })}</p>
        )}
        <EditingBanner className="mt-3" editors={useEditors(page.request.id, 'documents')} />
        <OwnerLink owner={page.document.owner} name={page.document.ownerName} subject={page.request.subject} />
        <KnownAbout page={page} />
        {page.facts.length === 0 ? (
          <p className="mt-1 text-13 text-ink-2">{t('viewer.no-facts')}</p>
        ) : (
          <p className="mt-1 text-13 text-ink-2">{t('viewer.compare-body')}</p>
        )}
        <ol className="mt-2">
          {page.facts.map((fact, index) => (
            <FactRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is the fact's number
              key={index}
              fact={fact}
              number={index + 1}
              found={found[index]}
              onGoTo={onGoTo}
            />
          ))}
        </ol>
        <ReadOfFile page={page} texts={props.texts} />
        <FileFacts page={page} />
        <Versions page={page} historyHref={props.historyHref} />
      </div>
      {page.mayVerify && <DecisionBar {...props} />}
    </aside>
  );
}

const styles: Readonly<Record<Compared, { icon: IconName; ink: string }>> = {
  same: { icon: 'check', ink: 'text-ok-ink' },
  close: { icon: 'approx', ink: 'text-warn-ink' },
  missing: { icon: 'not-equal', ink: 'text-warn-ink' },
  'no-text': { icon: 'minus', ink: 'text-ink-3' },
};

interface FactRowProps {
  fact: Fact;
  number: number;
  found: FactMatch | undefined;
  onGoTo: (page: number) => void;
}

function FactRow({ fact, number, found, onGoTo }: FactRowProps) {
  const { t } = useTranslation('documents');
  const text = useFactText();
  const look = styles[found?.compared ?? 'no-text'];
  const match = found?.match;
  return (
    <li className="flex items-start gap-2.5 border-b border-line py-2.5 text-13">
      <span className="mt-1 grid size-5 flex-none place-items-center rounded-full forced-colors:border bg-accent-soft text-12 font-medium text-accent-ink">
        {number}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-ink-2">{text.label(fact)}</span>
        <span className="block font-medium [overflow-wrap:anywhere]">{text.value(fact)}</span>
        {match && (
          <TextButton className="text-12" onPress={() => onGoTo(match.page)}>
            {t('viewer.on-page', { number: match.page + 1 })}
          </TextButton>
        )}
      </span>
      {found && (
        <span className="flex flex-none items-center gap-1.5">
          <Icon name={look.icon} className={look.ink} />
          {t(`viewer.compared.${found.compared}`)}
        </span>
      )}
    </li>
  );
}

function FileFacts({ page: { document, problem } }: Pick<FactsPanelProps, 'page'>) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const isPdf = document.mediaType === 'application/pdf';
  const type = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' }[document.mediaType] ?? '';
  return (
    <>
      <h2 className="mt-5 mb-1 text-12 font-semibold text-ink-2">{t('viewer.file')}</h2>
      <ul className="flex flex-col gap-1.5 text-13">
        <li className="flex gap-2">
          <Icon name="check" className="mt-0.5 text-ok-ink" />
          {isPdf ? t('viewer.readable-pages', { count: document.pages }) : t('viewer.readable')}
        </li>
        <li className="flex gap-2">
          <Icon name="check" className="mt-0.5 text-ok-ink" />
          {t('viewer.by-content', { type, size: format.bytes(document.size) })}
        </li>
        <li className="flex gap-2">
          <Icon name="user" className="mt-0.5 text-ink-2" />
          {t('viewer.uploaded', { who: document.uploadedBy, date: format.date(document.uploadedAt) })}
        </li>
        <ScanFact document={document} />
      </ul>
      {problem === 'extract-too-old' && (
        <Banner tone="bad" className="mt-3" title={t('viewer.too-old')}>
          {t('viewer.too-old-body')}
        </Banner>
      )}
    </>
  );
}

function Versions({ page, historyHref }: Pick<FactsPanelProps, 'page' | 'historyHref'>) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { document, versions } = page;
  if (versions.length === 0 || document.origin === 'institution') return null;
  return (
    <>
      <h2 className="mt-5 mb-1 flex text-12 font-semibold text-ink-2">
        <span className="flex-1">{t('viewer.versions')}</span>
        {versions.length > 1 && (
          <TextLink
            className="font-normal"
            href={historyHref(document.owner, documentLabel(document.kind, document.side))}
          >
            {t('viewer.compare-versions')}
          </TextLink>
        )}
      </h2>
      <ul className="text-13">
        {versions.map((one) => (
          <li key={one.doc} className="flex min-h-8 items-center gap-2">
            <b className="font-semibold">{one.version}</b>
            <span className="min-w-0 flex-1 truncate text-ink-2">
              {one.uploadedBy}, {format.date(one.uploadedAt)}
            </span>
            <StatusBadge status={one.verification} isBare />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks before a file is verified that the malware scanner has not scanned yet. */
function VerifyUnscanned({ decision, name }: { decision: DocumentDecision; name: string }) {
  const { t } = useTranslation('documents');
  return (
    <Confirm
      isOpen={decision.isConfirming}
      tone="primary"
      title={t('scan.confirm')}
      confirmLabel={t('scan.confirm-do')}
      cancelLabel={t('scan.confirm-back')}
      isPending={decision.isPending}
      onConfirm={decision.verifyUnscanned}
      onCancel={decision.cancelConfirm}
    >
      <p>{t('scan.confirm-body', { name })}</p>
    </Confirm>
  );
}

function DecisionBar({ page, decision, isRejecting, onRejecting }: FactsPanelProps) {
  const { t } = useTranslation('documents');
  const { error } = useErrorText();
  return (
    <div data-bottom-bar="" className="border-t border-line bg-canvas px-5 py-3 max-lg:sticky max-lg:bottom-0">
      <UndoHere
        place={decisionPlace(page.request.id)}
        focusAfter={() => document.querySelector<HTMLElement>('[data-bottom-bar] button')}
        className="mb-2.5"
      />
      {decision.verifyError && (
        <p role="alert" className="mb-2 text-13 font-medium text-bad-ink">
          {error(decision.verifyError)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" variant="danger-quiet" icon="x-circle" shortcut="R" onPress={() => onRejecting(true)}>
          {t('viewer.reject')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          icon="shield-check"
          shortcut="V"
          className="flex-1!"
          isDisabled={!decision.mayVerify}
          isPending={decision.isPending && !decision.isConfirming}
          onPress={decision.verify}
        >
          {t(page.nextUndecided === '' ? 'viewer.verify' : 'viewer.verify-next')}
        </Button>
      </div>
      <VerifyUnscanned decision={decision} name={page.document.name} />
      {isRejecting && (
        <RejectDocument
          decision={decision}
          name={page.document.name}
          request={page.request.id}
          onClose={() => onRejecting(false)}
        />
      )}
    </div>
  );
}
