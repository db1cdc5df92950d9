import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { BackupPart } from './backup-part.tsx';
import { ChecksPart } from './checks-part.tsx';
import { ErrorsPart } from './errors-part.tsx';
import { JobsPart } from './jobs-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { MalwarePart } from './malware-part.tsx';
import type { System } from './system-answer.ts';
import { Tiles } from './tiles.tsx';

/** The state of jobs is not in the database, so no change announces it. Unit: milliseconds. */
const askEvery = 10_000;

/** Whether the desk is well, for leads. */
export function SystemSection() {
  const { t } = useTranslation('system');
  const asked = useQuery({ ...view('system', {}), refetchInterval: askEvery });
  return (
    <Loaded query={asked} title={t('failed')}>
      {(system) => (
        <>
          <Head system={system} updatedAt={asked.dataUpdatedAt} />
          <Tiles system={system} />
          <MailsPart mail={system.mail} />
          <JobsPart jobs={system.jobs} />
          <ListsPart lists={system.lists} />
          <BackupPart backup={system.backup} />
          <MalwarePart malware={system.malware} />
          <StorageAndVersions system={system} />
          <ChecksPart checks={system.checks} />
          <ErrorsPart errors={system.errors} />
        </>
      )}
    </Loaded>
  );
}

function Head({ system, updatedAt }: { system: System; updatedAt: number }) {
  const { t } = useTranslation('system');
  const { error: textOf } = useErrorText();
  const format = useFormat();
  const order = useWorkflow('order-system-run');
  const { version, startedAt } = system.program;
  const isRunning = system.checks?.state === 'waiting' || system.checks?.state === 'running';
  const copy = () =>
    void navigator.clipboard
      .writeText(supportText(system))
      .then(() => toast.success(t('copied')))
      .catch(() => toast.error(t('not-copied')));
  const lead = {
    version,
    since: format.dateTime(startedAt),
    time: format.time(new Date(updatedAt).toISOString()),
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-14 font-semibold">{t('title')}</h2>
          <p className="mt-1 text-13 text-ink-2">{t('lead', lead)}</p>
        </div>
        <Button icon="copy" onPress={copy}>
          {t('copy')}
        </Button>
        <Button
          icon="refresh"
          isPending={order.isPending || isRunning}
          onPress={() => order.mutate({ kind: 'checks' })}
        >
          {t('run-checks')}
        </Button>
      </div>
      {order.error && (
        <Banner tone="bad" isAlert className="mb-4">
          {textOf(order.error)}
        </Banner>
      )}
    </>
  );
}

/** Without addresses of mails, which are personal data. */
function supportText({ mail: { rows, ...mail }, ...system }: System): string {
  const mails = rows.map(({ kind, state, attempts, reply, at }) => ({ kind, state, attempts, reply, at }));
  return JSON.stringify({ ...system, mail: { ...mail, rows: mails } }, undefined, 2);
}

function StorageAndVersions({ system: { storage, program } }: { system: System }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { files } = storage;
  const kind = t(`storage.kinds.${program.database}`);
  return (
    <div className="grid gap-x-12 border-t border-line md:grid-cols-2 md:[&>section]:border-t-0">
      <Section title={t('storage.title')}>
        <DescriptionList
          isTight
          items={[
            { term: t('storage.database'), value: `${kind}, ${format.bytes(storage.databaseBytes)}` },
            {
              term: t('storage.files'),
              value: files
                ? t('storage.count', { count: files.count, size: format.bytes(files.bytes) })
                : t('storage.unknown'),
            },
            {
              term: t('storage.free'),
              value: t('storage.of', {
                free: format.bytes(storage.freeBytes),
                total: format.bytes(storage.totalBytes),
              }),
            },
          ]}
        />
      </Section>
      <Section title={t('versions.title')}>
        <DescriptionList
          isTight
          items={[
            {
              term: t('versions.dossier'),
              value: program.build === '' ? program.version : t('versions.with-build', program),
            },
            { term: t('versions.schema'), value: t('versions.current', program) },
            { term: t('versions.node'), value: program.node },
            { term: t('versions.started'), value: format.dateTime(program.startedAt) },
          ]}
        />
      </Section>
    </div>
  );
}
