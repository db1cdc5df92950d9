import { isOver } from '@dossier/domain/onboarding';
import { type PresencePart, presenceParts } from '@dossier/domain/presence';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, usePresence } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';
import { loadTexts } from '#i18n/setup.ts';
import { type EntityTab, usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Deadline } from '#ui/deadline.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { DownloadStatus } from './download-status.tsx';
import { EntityActions, PhoneStep } from './entity-actions.tsx';
import { EntityContext, type EntityDialog, type EntityFile, useEntityLinks, useEntityPlace } from './entity-context.ts';
import { HereNow } from './here-now.tsx';
import { useLegalForm } from './legal-form.ts';
import { MoveDialog } from './move-dialog.tsx';
import { isUndelivered } from './next-step.ts';
import { useReportDownload } from './use-report-download.ts';

const AnswerDrawer = lazy(async () => {
  const [{ AnswerDrawer }] = await Promise.all([
    import('./answer-drawer.tsx'),
    // Those of the form that adds documents.
    loadTexts('documents', 'file-intake'),
  ]);
  return { default: AnswerDrawer };
});
const AskClientDrawer = lazy(async () => ({ default: (await import('./ask-client-drawer.tsx')).AskClientDrawer }));
const EditDrawer = lazy(async () => ({ default: (await import('./edit-drawer.tsx')).EditDrawer }));
const IdentityDrawer = lazy(async () => ({ default: (await import('./identity-drawer.tsx')).IdentityDrawer }));

export interface EntityFrameProps {
  entity: EntityFile;
  tab: EntityTab;
  /** Open from the start, if the viewer may. */
  first?: EntityDialog | undefined;
  onChoose: (request: string) => void;
  children: ReactNode;
}

/** The part shared by all tabs: name, status, next step. */
export function EntityFrame({ entity, tab, first, onChoose, children }: EntityFrameProps) {
  const [dialog, open] = useState<EntityDialog | undefined>(() =>
    first?.name === 'ask-client' && entity.moves.includes(first.name) ? first : undefined,
  );
  usePresence(entity.request.id, tab);
  useEditing(dialog && partOf(dialog));
  return (
    <EntityContext value={{ entity, open }}>
      <EntityHead tab={tab} onChoose={onChoose} />
      {children}
      <PhoneStep isStepInBody={isStepInBody(entity, tab)} />
      <Suspense>
        <OpenDialog dialog={dialog} entity={entity} open={open} />
      </Suspense>
    </EntityContext>
  );
}

/** The form that a dialog is, for colleagues; confirmations are none. */
function partOf({ name }: EntityDialog): PresencePart | undefined {
  return presenceParts.find((part) => part === name);
}

/** Where hits are decided, and below the banner of an undelivered invitation, the header has no button for it. */
const isStepInBody = (entity: EntityFile, tab: EntityTab) =>
  (tab === 'screening' && Boolean(entity.counts.openHits)) || (tab === 'overview' && isUndelivered(entity));

interface OpenDialogProps {
  dialog: EntityDialog | undefined;
  entity: EntityFile;
  open: (dialog: EntityDialog | undefined) => void;
}

function OpenDialog({ dialog, entity, open }: OpenDialogProps) {
  const onClose = () => open(undefined);
  if (!dialog) return null;
  if (dialog.name === 'complete') return <CompleteDialog entity={entity} onClose={onClose} open={open} />;
  if (dialog.name === 'answer') return <AnswerDrawer entity={entity} onClose={onClose} />;
  if (dialog.name === 'ask-client') return <AskClientDrawer entity={entity} onClose={onClose} />;
  if (dialog.name === 'edit-onboarding') return <EditDrawer entity={entity} onClose={onClose} />;
  if (dialog.name === 'identity') return <IdentityDrawer entity={entity} person={dialog.person} onClose={onClose} />;
  return <MoveDialog entity={entity} name={dialog.name} onClose={onClose} />;
}

function EntityHead({ tab, onChoose }: Pick<EntityFrameProps, 'tab' | 'onChoose'>) {
  const { t } = useTranslation('entity');
  const { entity } = useEntityPlace();
  const { entityTabs } = usePortal();
  const links = useEntityLinks();
  const downloads = useReportDownload(entity.request.id);
  const { counts, subject, request } = entity;
  const count: Partial<Record<EntityTab, string | number>> = {
    ...(counts.documents ? { documents: counts.documents } : {}),
    ...(counts.openHits ? { screening: t('tab.open', { count: counts.openHits }) } : {}),
    ...(counts.subscriptions ? { subscriptions: counts.subscriptions } : {}),
  };
  return (
    <div className="border-b border-line px-(--shell-gutter) pt-5 max-md:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-x-3 gap-y-1 md:gap-3">
          <h1 className="text-24 font-semibold [overflow-wrap:anywhere] max-md:text-20">{subject.name}</h1>
          <StatusBadge status={request.status} />
          <HereNow />
        </div>
        {/* On a phone the menu of actions is in their last line; a report to download is below. */}
        <div className="basis-full max-md:flex-1 max-md:basis-60 md:order-last">
          <EntityFacts onChoose={onChoose} />
        </div>
        <EntityActions downloads={downloads} isStepInBody={isStepInBody(entity, tab)} />
      </div>
      {downloads.state && (
        <div className="mt-3">
          <DownloadStatus
            state={downloads.state}
            onCancel={downloads.cancel}
            onRetry={() => downloads.state && void downloads.start(downloads.state.name, request.number)}
          />
        </div>
      )}
      <div className="mt-3 -mb-px">
        <Tabs
          label={t('tabs')}
          current={tab}
          tabs={entityTabs.map((id) => {
            const number = count[id];
            return {
              id,
              label: t(`tab.${id}`),
              href: links.tab(id),
              ...(number === undefined ? {} : { count: number }),
            };
          })}
        />
      </div>
    </div>
  );
}

function EntityFacts({ onChoose }: Pick<EntityFrameProps, 'onChoose'>) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { entity } = useEntityPlace();
  const legalForm = useLegalForm();
  const { name: portal } = usePortal();
  const { subject, request, onboardings, org } = entity;
  const form = legalForm(subject.legalForm, subject.legalFormName);
  const place = [subject.city, format.country(subject.country)].filter(Boolean).join(', ');
  const name = request.reference || request.number;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
      <span>{[subject.country, subject.number].filter(Boolean).join(' ')}</span>
      {form && <span className="max-md:hidden">{form}</span>}
      {place && (
        <span className="flex items-center gap-1.5">
          <Icon name="pin" />
          {place}
        </span>
      )}
      {portal === 'intern' && (
        <span className="flex items-center gap-1.5">
          <Icon name="building" />
          <span className="sr-only">{t('institution')}</span> {org.name}
        </span>
      )}
      {onboardings.length > 1 ? (
        <Menu
          label={t('onboardings')}
          placement="bottom start"
          trigger={
            <Button variant="ghost" size="sm" trailingIcon="down" className="-mx-2.5">
              {name}
            </Button>
          }
          entries={onboardings.map((one) => ({
            id: one.id,
            label: [portal === 'intern' && one.org, one.reference || one.number, format.date(one.created)]
              .filter(Boolean)
              .join(', '),
            isChosen: one.id === request.id,
            onAction: () => onChoose(one.id),
          }))}
        />
      ) : (
        <span className="font-medium text-ink">{name}</span>
      )}
      {request.deadline !== '' && (
        <span className="lg:hidden">
          {t('rail.deadline')} <Deadline date={request.deadline} isOver={isOver(request.status)} isInline />
        </span>
      )}
    </div>
  );
}
