import { documentTypes } from '@dossier/domain/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import type { FileRemovals } from '#api/file-removals.ts';
import { useFileRemovals } from '#api/use-file-removals.ts';
import type { ViewAnswer } from '#api/views.ts';
import { runAndRefresh, useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { FileIntake } from '#intake/file-intake.tsx';
import { Removable } from '#intake/removable.tsx';
import { useFaultText } from '#intake/use-fault-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { AddExtract, ExtractDate } from '#ui/extract-date.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Select } from '#ui/select.tsx';
import { Tag } from '#ui/tag.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { CopyDrawer } from './copy-drawer.tsx';
import { isHopeless, needsIssueDate, TypeMissing, useFileQueue, type WaitingFile } from './file-queue.ts';
import { Frame, NextButton } from './frame.tsx';
import type { Draft } from './use-draft.ts';

type Document = ViewAnswer<'draft'>['documents'][number];

interface StepDocumentsProps {
  draft: Draft;
  request: string;
  documents: readonly Document[];
  hrefOf: (step: '1' | '2') => string;
  onSaveLater: () => void;
  onSent: () => void;
}

/** The step with each field that sending requires. */
const stepOf: Readonly<Record<string, '1' | '2'>> = {
  'client-missing': '1',
  'contact-missing': '2',
  'contact-email-invalid': '2',
  'reference-missing': '2',
  'deadline-not-in-future': '2',
};

/** Step 3: documents that the institution already has; then the onboarding is created. */
export function StepDocuments({ draft, request, documents, hrefOf, onSaveLater, onSent }: StepDocumentsProps) {
  const { t } = useTranslation('new-onboarding');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const [isCopying, setCopying] = useState(false);
  const cache = useQueryClient();
  const removals = useFileRemovals<Document>((doc, options) =>
    runAndRefresh(cache, 'remove-document', { request, doc }, options),
  );
  const { files: removed } = useSyncExternalStore(removals.subscribe, removals.get);
  const listed = documents.filter(({ doc }) => !removed.some(({ id }) => id === doc));
  const queue = useFileQueue(request, listed.length);
  const run = useRunWorkflow();
  const create = useMutation({
    mutationFn: async () => {
      const [notRemoved] = await removals.end();
      if (notRemoved !== undefined) throw notRemoved;
      if (await draft.flush()) return run('send', { request });
      throw draft.state.name === 'failed' ? draft.state.error : new Error('the draft is not saved');
    },
    onSuccess: onSent,
  });
  const finish = () => {
    if (queue.isDone()) create.mutate();
  };
  const wrongStep = create.error instanceof WorkflowRefused ? stepOf[create.error.code] : undefined;
  const { deadline = '', client } = draft.values;
  const expected = client?.kind === 'business' ? client.company : undefined;
  return (
    <Frame
      step="3"
      draft={draft}
      aside={{
        title: t('aside.created'),
        lines: [
          { icon: 'mail', text: t('aside.created-mail') },
          { icon: 'lock', text: t('aside.created-access') },
          ...(deadline === ''
            ? []
            : [{ icon: 'calendar' as const, text: t('aside.created-deadline', { date: format.date(deadline) }) }]),
          { icon: 'archive', text: t('aside.created-kept') },
        ],
      }}
      start={
        <LinkButton size="lg" icon="arrow-left" href={hrefOf('2')}>
          {t('back')}
        </LinkButton>
      }
      end={
        <>
          <Button size="lg" onPress={onSaveLater}>
            {t('save-draft')}
          </Button>
          <NextButton onPress={finish} isPending={create.isPending}>
            {t('create')}
          </NextButton>
        </>
      }
      onNext={() => !create.isPending && finish()}
    >
      {create.error && (
        <Banner
          tone="bad"
          isAlert
          className="mb-5"
          title={t('not-created')}
          actions={
            wrongStep && (
              <LinkButton size="sm" href={hrefOf(wrongStep)}>
                {t('go-there')}
              </LinkButton>
            )
          }
        >
          {textOf(create.error)}
        </Banner>
      )}
      <h2 className="text-16 font-semibold">
        {t('steps.3')} <span className="font-normal text-ink-2">{t('documents.optional')}</span>
      </h2>
      <p className="mb-5 text-13 text-ink-2">{t('documents.lead')}</p>
      <AddFiles request={request} queue={queue} />
      <Button icon="copy" onPress={() => setCopying(true)} className="mt-3">
        {t('documents.copy')}
      </Button>
      <Files documents={documents} listed={listed} removals={removals} queue={queue} expected={expected} />
      {isCopying && <CopyDrawer request={request} onClose={() => setCopying(false)} />}
    </Frame>
  );
}

interface FilesProps {
  documents: readonly Document[];
  /** Those that are not removed. */
  listed: readonly Document[];
  removals: FileRemovals<Document>;
  queue: ReturnType<typeof useFileQueue>;
  expected: WaitingRowProps['expected'];
}

/** The files of the draft, and those that are not uploaded yet. */
function Files({ documents, listed, removals, queue, expected }: FilesProps) {
  const { t } = useTranslation('new-onboarding');
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  /** The type of the next file that has none; else the title, which counts those that are added. */
  const next = () => section.current?.querySelector<HTMLElement>('[data-needs-type] button') ?? title.current;
  // Between the last file that is sent and the first that is listed there may be none for a moment.
  const [isShown, setShown] = useState(false);
  if (!isShown && documents.length + queue.files.length > 0) setShown(true);
  const waiting = queue.files.filter(({ isRemoved }) => !isRemoved);
  const refused = waiting.filter(({ failure }) => failure !== undefined).length;
  if (!isShown) return null;
  return (
    <section ref={section} aria-label={t('documents.files')} className="mt-6 flex flex-col gap-2">
      <h3 ref={title} tabIndex={-1} className="flex gap-2 text-13 font-semibold">
        {t('documents.files')}
        <span role="status" className="font-normal text-ink-2">
          {t('documents.added', { count: listed.length })}
          {refused > 0 && `, ${t('documents.refused', { count: refused })}`}
        </span>
      </h3>
      {documents.map((document) => (
        <Removable
          key={document.doc}
          id={document.doc}
          name={document.name}
          file={document}
          removals={removals}
          onEnd={focusTitle}
        >
          {(row) => <AddedFile document={document} {...row} />}
        </Removable>
      ))}
      {queue.files.map((one) => (
        <WaitingRow
          key={one.id}
          one={one}
          queue={queue}
          expected={expected}
          onSending={() => focusWhenLost(next)}
          onEnd={focusTitle}
        />
      ))}
    </section>
  );
}

/** Photos are reduced, and unclear ones asked about, as for clients. */
function AddFiles({ request, queue }: { request: string; queue: ReturnType<typeof useFileQueue> }) {
  const { t } = useTranslation('new-onboarding');
  return (
    <FileIntake
      about={t('steps.3')}
      of="each"
      keepAs={`draft-photos/${request}`}
      isMultiple
      onReady={(file) => queue.add(file)}
      onFault={queue.add}
      drop={{ title: t('documents.drop'), hint: t('documents.accepted') }}
    />
  );
}

const iconOf = (mediaType: string) => (mediaType.startsWith('image/') ? 'image' : 'file');

interface AddedFileProps {
  document: Document;
  onRemove: () => void;
  /** Why it could not be removed. */
  failure: unknown;
}

function AddedFile({ document, onRemove, failure }: AddedFileProps) {
  const { t } = useTranslation(['new-onboarding', 'document-kinds']);
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const detail = [
    format.bytes(document.size),
    document.pages > 0 ? t('documents.pages', { count: document.pages }) : '',
    document.issuedOn ? t('documents.issued', { date: format.date(document.issuedOn) }) : '',
  ];
  return (
    <FileRow
      name={document.name}
      icon={iconOf(document.mediaType)}
      detail={detail.filter(Boolean).join(' · ')}
      error={failure ? textOf(failure) : undefined}
      aside={<Tag>{t(`document-kinds:${document.kind}`)}</Tag>}
      onRemove={onRemove}
    />
  );
}

interface WaitingRowProps {
  one: WaitingFile;
  queue: ReturnType<typeof useFileQueue>;
  /** What the draft says of the client, to compare with an extract. */
  expected: { readonly name: string; readonly registrationNumber: string } | undefined;
  /** The controls of the row disappear when the file is sent. */
  onSending: () => void;
}

function WaitingRow({ one, queue, expected, onSending, onEnd }: WaitingRowProps & { onEnd: () => void }) {
  const { t } = useTranslation(['new-onboarding', 'document-kinds', 'common']);
  const format = useFormat();
  const textOf = useFaultText(true);
  const isSending = one.progress !== undefined;
  const canRetry = !isSending && !isHopeless(one);
  const isUndated = needsIssueDate(one.facts.type);
  const typeMissing =
    one.failure instanceof TypeMissing ? t(isUndated ? 'documents.date-missing' : 'documents.type-missing') : undefined;
  const error = typeMissing ?? (one.failure ? textOf(one.failure) : undefined);
  const row = useRef<HTMLDivElement>(null);
  const [isReturned, setReturned] = useState(false);
  useEffect(() => {
    if (isReturned && !one.isRemoved) row.current?.querySelector('button')?.focus();
  }, [isReturned, one.isRemoved]);
  if (one.isRemoved)
    return (
      <UndoLine
        title={t('common:undo.removed', { name: one.file.name })}
        onUndo={() => {
          setReturned(true);
          queue.restore(one);
        }}
        onEnd={(hadFocus) => {
          queue.remove(one.id);
          if (hadFocus) onEnd();
        }}
      />
    );
  return (
    <div
      ref={row}
      {...(!isHopeless(one) && one.facts.type === undefined && { 'data-needs-type': '' })}
      className="flex flex-col gap-2"
    >
      <FileRow
        name={one.file.name}
        icon={iconOf(one.file.type)}
        detail={`${format.bytes(one.file.size)} · ${t(isUndated ? 'documents.needs-date' : 'documents.needs-type')}`}
        progress={one.progress}
        error={error}
        aside={
          !isHopeless(one) && (
            <Select
              label={t('documents.type-of', { name: one.file.name })}
              isLabelHidden
              size="sm"
              placeholder={t('documents.choose-type')}
              isDisabled={isSending}
              options={documentTypes.map((id) => ({ id, label: t(`document-kinds:${id}`) }))}
              value={one.facts.type}
              onChange={(type) => {
                queue.describe(one, { type });
                if (!needsIssueDate(type)) onSending();
              }}
              className="w-52"
            />
          )
        }
        onCancel={() => queue.withdraw(one)}
        onRemove={() => queue.withdraw(one)}
      />
      {canRetry && isUndated && <UndatedFile one={one} queue={queue} expected={expected} onSending={onSending} />}
      {canRetry && error && one.facts.type && !isUndated && (
        <Button
          icon="refresh"
          onPress={() => {
            queue.retry(one);
            onSending();
          }}
          className="ml-13 self-start"
        >
          {t('documents.again')}
        </Button>
      )}
    </div>
  );
}

/** An extract is sent when its date of issue is complete and confirmed. */
function UndatedFile({ one, queue, expected, onSending }: WaitingRowProps) {
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { issuedOn } = one.facts;
  return (
    <div ref={box} className="flex flex-col gap-3 pl-13">
      <ExtractDate
        file={one.file}
        value={issuedOn}
        onChange={(typed) => queue.describe(one, { issuedOn: typed })}
        name={`issued-${one.id}`}
        isAsked={isAsked}
        expected={expected}
      />
      <AddExtract
        value={issuedOn}
        onAdd={() => {
          queue.retry(one);
          onSending();
        }}
        onFault={() => {
          setAsked(true);
          box.current?.querySelector('input')?.focus();
        }}
      />
    </div>
  );
}
