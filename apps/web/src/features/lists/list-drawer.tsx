import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { type Description, DescriptionList } from '#ui/description-list.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { toast } from '#ui/toast.tsx';
import { ListForm } from './list-form.tsx';
import { LoadHistory } from './load-history.tsx';
import { RemoveList } from './remove-list.tsx';
import { UploadList } from './upload-list.tsx';
import { type List, shareOf, useListTexts } from './use-list-texts.ts';

interface ListDrawerProps {
  list: List;
  mayChange: boolean;
  onClose: () => void;
}

/** One list: its active version, how to update it, and all loads. */
export function ListDrawer({ list, mayChange, onClose }: ListDrawerProps) {
  const { t } = useTranslation('screening-lists');
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const close = () => setDialog(undefined);
  if (dialog === 'edit') return <ListForm list={list} onSaved={close} onClose={close} />;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={list.name}
      subtitle={t(`kinds.${list.kind}`)}
      footer={
        mayChange && (
          <>
            <Button size="lg" icon="trash" onPress={() => setDialog('remove')}>
              {t('detail.remove')}
            </Button>
            <Button size="lg" icon="pencil" className="ml-auto" onPress={() => setDialog('edit')}>
              {t('detail.edit')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <LoadStatus list={list} />
        <InForce list={list} mayChange={mayChange} />
        {mayChange && <Renew list={list} />}
        <LoadHistory list={list} />
      </div>
      {dialog === 'remove' && <RemoveList list={list} onRemoved={onClose} onClose={close} />}
    </Drawer>
  );
}

/** Progress of the current load of the list. */
function LoadStatus({ list }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  const { problem, stays, progress } = useListTexts();
  const { running, last, isFailing } = list;
  if (running)
    return (
      <Banner tone="info" icon="refresh" title={t('progress.label', { name: list.name })}>
        <span className="text-ink-2">{progress(running)}</span>
        <span className="mt-2 block">
          <ProgressBar label={t('progress.label', { name: list.name })} value={shareOf(running)} />
        </span>
      </Banner>
    );
  if (!isFailing || !last?.problem) return null;
  return (
    <Banner tone="bad" isAlert title={t('failing.title', { name: list.name })}>
      {problem(last.problem, last.facts)} {stays(list)}
    </Banner>
  );
}

function InForce({ list, mayChange }: { list: List; mayChange: boolean }) {
  const { t } = useTranslation('screening-lists');
  const format = useFormat();
  const next = list.nextLoadAt && t('detail.next', { date: format.dateTime(list.nextLoadAt) });
  const items: (Description | false)[] = [
    list.version !== '' && { term: t('detail.version'), value: list.version },
    list.date !== '' && { term: t('detail.date'), value: format.date(list.date) },
    { term: t('detail.entries'), value: list.version ? format.number(list.entries) : t('detail.none') },
    list.loadedAt !== '' && { term: t('detail.loaded'), value: format.dateTime(list.loadedAt) },
    { term: t('detail.format'), value: t(`formats.${list.format}`) },
    mayChange && {
      term: t('detail.address'),
      value: <span className="[overflow-wrap:anywhere]">{list.address || t('detail.no-address')}</span>,
    },
    {
      term: t('detail.schedule'),
      value: [t(`schedules.${list.schedule}`), next].filter(Boolean).join(', '),
    },
  ];
  return (
    <section aria-label={t('detail.in-force')}>
      <h3 className="mb-1 text-14 font-semibold">{t('detail.in-force')}</h3>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </section>
  );
}

/** From a file, or from the stored address. */
function Renew({ list }: { list: List }) {
  const { t } = useTranslation('screening-lists');
  const { error } = useErrorText();
  const load = useWorkflow('load-list');
  const start = () => load.mutate({ list: list.id }, { onSuccess: () => toast.success(t('detail.load-started')) });
  return (
    <section aria-label={t('upload.title')} className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <h3 className="mr-auto text-14 font-semibold">{t('upload.title')}</h3>
        {list.address !== '' && (
          <Button size="sm" icon="download" onPress={start} isPending={load.isPending || list.running !== null}>
            {t('detail.load')}
          </Button>
        )}
      </div>
      {load.error && <Banner tone="bad" isAlert title={error(load.error)} />}
      <UploadList list={list} />
    </section>
  );
}
