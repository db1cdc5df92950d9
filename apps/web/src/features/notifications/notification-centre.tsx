import { notificationDays } from '@dossier/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#api/use-online.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { usePortal } from '#portals/portal.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Segments } from '#ui/segments.tsx';
import { floating, motion } from '#ui/styles.ts';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { NotificationList } from './notification-list.tsx';

type Notifications = ViewAnswer<'notifications'>;
type Shown = 'unread' | 'all';

interface CentreProps {
  bellId: string;
  onClose: () => void;
}

/** What happened to the onboardings of the reader: a dialog at the bell, on a phone a page over the page. */
export function NotificationCentre({ bellId, onClose }: CentreProps) {
  const { t } = useTranslation('notifications');
  const isPhone = useIsNarrow();
  const [shown, setShown] = useState<Shown>('all');
  const all = useQuery(view('notifications', {}));
  const some = useQuery({ ...view('notifications', { unread: true }), enabled: shown === 'unread' });
  const query = shown === 'unread' ? some : all;
  const unread = all.data?.unread ?? 0;
  const head = (
    <div className="flex items-center gap-2">
      <Segments
        label={t('show')}
        value={shown}
        onChange={setShown}
        options={[
          { id: 'unread', label: t('unread'), count: unread },
          { id: 'all', label: t('all') },
        ]}
      />
      <MarkAll newest={all.data?.items[0]?.id} isOff={unread === 0} />
    </div>
  );
  const body = (
    <Loaded query={query} title={t('failed')}>
      {(answer) => <Items answer={answer} shown={shown} onClose={onClose} />}
    </Loaded>
  );
  const foot = <Foot onClose={onClose} isStale={query.data !== undefined && query.isError} onRetry={query.refetch} />;
  if (isPhone)
    return (
      <Drawer isOpen onOpenChange={onClose} title={t('title')} footer={foot}>
        <div className="mb-2 flex justify-between">{head}</div>
        {body}
      </Drawer>
    );
  return (
    <Anchored bellId={bellId} onClose={onClose} title={t('title')} head={head} foot={foot}>
      {body}
    </Anchored>
  );
}

interface AnchoredProps extends CentreProps {
  title: string;
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

function Anchored({ bellId, onClose, title, head, foot, children }: AnchoredProps) {
  return (
    <Popover
      isOpen
      triggerRef={{ current: document.getElementById(bellId) }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={8}
      className={`${floating} ${motion} flex w-[432px] max-w-[calc(100vw-32px)]`}
    >
      <AriaDialog aria-label={title} className="flex max-h-[inherit] min-w-0 flex-1 flex-col outline-none">
        <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-3 pl-4">
          <h2 className="text-14 font-semibold">{title}</h2>
          {head}
        </header>
        <div className="min-h-0 flex-1 overflow-auto px-4 py-1">{children}</div>
        <footer className="border-t border-line bg-sunken px-4 py-2.5">{foot}</footer>
      </AriaDialog>
    </Popover>
  );
}

function MarkAll({ newest, isOff }: { newest: string | undefined; isOff: boolean }) {
  const { t } = useTranslation('notifications');
  const mark = useWorkflow('mark-notifications-read');
  return (
    <>
      <IconButton
        icon="check-all"
        size="sm"
        label={t('mark-all')}
        isPending={mark.isPending}
        onPress={() => newest !== undefined && !isOff && mark.mutate({ upTo: newest })}
      />
      <span role="status" className="sr-only">
        {mark.isSuccess && isOff && t('marked')}
      </span>
      {mark.isError && (
        <span role="alert" className="text-12 text-bad-ink">
          {t('mark-failed')}
        </span>
      )}
    </>
  );
}

function Items({ answer, shown, onClose }: { answer: Notifications; shown: Shown; onClose: () => void }) {
  const { t } = useTranslation('notifications');
  if (answer.items.length === 0)
    return shown === 'unread' ? <Empty title={t('none-unread')} /> : <Empty title={t('none')}>{t('none-body')}</Empty>;
  return (
    <>
      <NotificationList items={answer.items} onOpen={onClose} />
      {answer.hasMore && <p className="py-3 text-12 text-ink-2">{t('more', { count: answer.items.length })}</p>}
    </>
  );
}

interface FootProps {
  onClose: () => void;
  isStale: boolean;
  onRetry: () => Promise<unknown>;
}

function Foot({ onClose, isStale, onRetry }: FootProps) {
  const { t } = useTranslation('notifications');
  const { links } = usePortal();
  const isOnline = useOnline();
  const isLost = !isOnline || isStale;
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12 text-ink-2">
      <span role="status" className="flex items-center gap-1.5">
        {isLost && <Icon name="offline" />}
        {isLost ? t('lost') : `${t('live')} ${t('kept', { days: notificationDays })}`}
      </span>
      {isLost ? (
        <TextButton onPress={() => void onRetry()}>{t('try-again')}</TextButton>
      ) : (
        links.settings && (
          <TextLink href={`${links.settings}?section=notifications`} onPress={onClose}>
            {t('choose')}
          </TextLink>
        )
      )}
    </div>
  );
}
