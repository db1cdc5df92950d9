import { maxListBytes, maxListMegabytes } from '@dossier/domain/limits';
import { registerFileName, registerSkipReasons } from '@dossier/domain/register-import';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequestError } from '#api/errors.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { toast } from '#ui/toast.tsx';
import { SettingsBlock } from './block.tsx';

type Register = ViewAnswer<'register'>;
type Import = Register['imports'][number];

/** While an import runs. Unit: milliseconds. */
const askEvery = 2_000;
const isOpen = ({ state }: Import) => state === 'waiting' || state === 'running';
/** Where GLEIF publishes the golden copy. */
const source = 'https://www.gleif.org/en/lei-data/gleif-golden-copy/download-the-golden-copy';

/** Where companies are found: a lead uploads a file, or the command on the server reads one. */
export function RegisterSection({ hasTitle = true }: { hasTitle?: boolean }) {
  const { t } = useTranslation('settings');
  const asked = useQuery({
    ...view('register', {}),
    refetchInterval: ({ state }) => (state.data?.imports.some(isOpen) ? askEvery : false),
  });
  return (
    <Loaded query={asked} title={t('failed')}>
      {(data) => (
        <>
          <div className="mb-5">
            {hasTitle && (
              <>
                <h2 className="text-14 font-semibold">{t('register.title')}</h2>
                <p className="mt-1 mb-3 text-13 text-ink-2">{t('register.lead')}</p>
              </>
            )}
            <p role="status" className="flex items-center gap-1.5 text-13">
              <Icon
                name={data.hasCompanies ? 'check-circle' : 'circle-dashed'}
                className={data.hasCompanies ? 'text-ok-ink' : 'text-ink-3'}
              />
              {t(data.hasCompanies ? 'register.has' : 'register.none')}
            </p>
          </div>
          <SettingsBlock title={t('register.upload.title')} lead="">
            <Upload isBusy={data.imports.some(isOpen)} />
          </SettingsBlock>
          <SettingsBlock title={t('register.command.title')} lead={t('register.command.lead')}>
            <code className="block rounded-md border border-line bg-sunken px-3 py-2 text-13 break-all">
              {data.command}
            </code>
          </SettingsBlock>
          <SettingsBlock title={t('register.earlier')} lead="">
            {data.imports.length === 0 ? (
              <p className="text-13 text-ink-2">{t('register.never')}</p>
            ) : (
              <Imports imports={data.imports} />
            )}
          </SettingsBlock>
        </>
      )}
    </Loaded>
  );
}

function Upload({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('settings');
  const upload = useUpload();
  return (
    <>
      {upload.sending ? (
        <FileRow name={upload.sending.name} icon="upload" progress={upload.sending.share} onCancel={upload.cancel} />
      ) : (
        <FileDrop
          accept={[]}
          isMultiple={false}
          isDisabled={isBusy}
          title={t('register.upload.drop')}
          hint={t('register.upload.hint', { size: maxListMegabytes })}
          onFiles={([file]) => file && void upload.start(file)}
        />
      )}
      {upload.problem && <Banner tone="bad" isAlert title={upload.problem} />}
      <p className="text-13">
        <a href={source} target="_blank" rel="noreferrer">
          {t('register.upload.source')}
        </a>
      </p>
    </>
  );
}

function useUpload() {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const run = useRunWorkflow();
  const ending = useRef<AbortController>(undefined);
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [problem, setProblem] = useState('');
  const start = async (file: File) => {
    setProblem('');
    if (!registerFileName.test(file.name)) return setProblem(t('register.upload.wrong'));
    if (file.size > maxListBytes) return setProblem(t('register.upload.too-large', { size: maxListMegabytes }));
    ending.current = new AbortController();
    const input = { format: 'gleif' as const, file: [file] };
    const onProgress = (share: number) => setSending({ name: file.name, share });
    onProgress(0);
    try {
      await run('upload-register', input, { signal: ending.current.signal, onProgress });
      toast.success(t('register.upload.sent'));
    } catch (error) {
      setProblem(isRequestError(error) && error.isAbort ? t('register.upload.stopped') : textOf(error));
    }
    setSending(undefined);
  };
  return { sending, problem, start, cancel: () => ending.current?.abort() };
}

const looks = {
  waiting: { icon: 'clock', tone: 'idle' },
  running: { icon: 'circle-half', tone: 'info' },
  done: { icon: 'check-circle', tone: 'ok' },
  failed: { icon: 'octagon', tone: 'bad' },
} as const;

function Imports({ imports }: { imports: readonly Import[] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <DataTable
      label={t('register.earlier')}
      isWrapping
      rows={imports}
      rowId={({ id }) => id}
      details={{
        title: t('register.columns.details'),
        label: ({ fileName }) => `${t('register.columns.details')}: ${fileName}`,
        content: (one) => <Details one={one} />,
      }}
      columns={[
        {
          id: 'file',
          title: t('register.columns.file'),
          isRowHeader: true,
          width: '34%',
          cell: ({ fileName, by, source: from }) => (
            <span className="[overflow-wrap:anywhere]">
              {fileName}
              <span className="block text-12 font-normal text-ink-2">
                {from === 'command' ? t('register.by-command') : by}
              </span>
            </span>
          ),
        },
        {
          id: 'at',
          title: t('register.columns.at'),
          width: '22%',
          cell: ({ endedAt, startedAt }) => format.dateTime(endedAt || startedAt),
        },
        {
          id: 'result',
          title: t('register.columns.result'),
          width: '22%',
          cell: ({ read, written }) =>
            t('register.figures', { written: format.number(written), read: format.number(read) }),
        },
        {
          id: 'state',
          title: t('register.columns.state'),
          width: '14%',
          cell: ({ state }) => (
            <Badge isBare {...looks[state]}>
              {t(`register.states.${state}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}

/** Why an import failed, and what was left out. */
function Details({ one: { problem, skipped, faults } }: { one: Import }) {
  const { t } = useTranslation('settings');
  const left = registerSkipReasons.filter((reason) => (skipped[reason] ?? 0) > 0);
  return (
    <div className="flex flex-col gap-1 text-13">
      {problem !== '' && <p className="text-bad-ink">{t(`register.problems.${problem}`)}</p>}
      {left.length === 0 && problem === '' && <p>{t('register.nothing-left-out')}</p>}
      {left.length > 0 && (
        <p>
          {t('register.left-out', {
            text: left.map((reason) => t(`register.skips.${reason}`, { count: skipped[reason] ?? 0 })).join(', '),
          })}
        </p>
      )}
      {faults.length > 0 && (
        <ul className="text-ink-2">
          {faults.map(({ record, lei, reason }) => (
            <li key={record}>{t('register.faults', { record, lei, reason: t(`register.reasons.${reason}`) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
