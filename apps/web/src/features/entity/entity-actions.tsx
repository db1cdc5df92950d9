import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { Count } from '#ui/count.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu, type MenuEntry, type MenuItemEntry } from '#ui/menu.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { editButtonId, notesId, useEntityLinks, useEntityPlace } from './entity-context.ts';
import { type MoveDialogName, moveDialogNames, moveDialogs } from './move-dialogs.ts';
import { type NextStep, nextStepOf } from './next-step.ts';
import { useArchive } from './use-archive.ts';
import { useFileReadiness } from './use-file-readiness.ts';
import type { useReportDownload } from './use-report-download.ts';

export type Downloads = ReturnType<typeof useReportDownload>;

/** The body contains the step itself: the header's button is then hidden. */
export interface EntityActionsProps {
  downloads: Downloads;
  isStepInBody: boolean;
}

/** Report and documents, the other actions, and the one next step; on a phone in one menu. */
export function EntityActions({ downloads, isStepInBody }: EntityActionsProps) {
  const { t } = useTranslation('entity');
  const { entity, open } = useEntityPlace();
  const step = isStepInBody ? undefined : nextStepOf(entity);
  const isPhone = useIsNarrow();
  const has = useFileReadiness(entity);
  const { reference, number } = entity.request;
  const getReport = () => void downloads.start('report', `report-${reference || number}.pdf`);
  const getDocuments = () => void downloads.start('download-all', `documents-${reference || number}.zip`);
  const report = (
    <Button
      icon="file-check"
      variant={step?.name === 'report' ? 'primary' : 'secondary'}
      isDisabled={!has.report}
      isPending={downloads.isRunning && downloads.state?.name === 'report'}
      onPress={getReport}
    >
      {t('action.report')}
    </Button>
  );
  const mayEdit = entity.moves.includes('edit-onboarding') && step?.name !== 'edit-onboarding';
  const edit = () => open({ name: 'edit-onboarding' });
  if (isPhone) {
    const files: readonly MenuItemEntry[] = [
      ...(mayEdit ? [{ id: 'edit', label: t('action.edit-onboarding'), icon: 'pencil' as const, onAction: edit }] : []),
      ...(step?.name === 'report'
        ? []
        : [
            {
              id: 'report',
              label: t('action.report'),
              icon: 'file-check' as const,
              isDisabled: !has.report,
              onAction: getReport,
            },
          ]),
      {
        id: 'download-all',
        label: t('action.download-all'),
        icon: 'download',
        isDisabled: !has.documents,
        onAction: getDocuments,
      },
    ];
    return (
      <div className="flex flex-wrap items-center gap-2 self-end">
        {step?.name === 'report' && report}
        <MoreMenu step={step} first={files} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <MoreMenu step={step} />
      {mayEdit && (
        <Button id={editButtonId} icon="pencil" onPress={edit}>
          {t('action.edit-onboarding')}
        </Button>
      )}
      {step?.name !== 'report' && report}
      <Button
        icon="download"
        isDisabled={!has.documents}
        isPending={downloads.isRunning && downloads.state?.name === 'download-all'}
        onPress={getDocuments}
      >
        {t('action.download-all')}
      </Button>
      {step?.name === 'report' ? report : step && <StepButton step={step} />}
    </div>
  );
}

/** On a phone: the one next step, in a bar at the bottom of the screen. */
export function PhoneStep({ isStepInBody }: Pick<EntityActionsProps, 'isStepInBody'>) {
  const { entity } = useEntityPlace();
  const step = isStepInBody ? undefined : nextStepOf(entity);
  if (!useIsNarrow() || !step || step.name === 'report') return null;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-(--z-sticky) mt-auto flex gap-2 border-t border-line bg-canvas px-4 py-2 [&>:last-child]:flex-1"
    >
      <NotesLink />
      <StepButton step={step} />
    </div>
  );
}

/** To the notes, which are below everything else on a phone. */
function NotesLink() {
  const { t } = useTranslation('entity');
  const { data } = useQuery(view('notes', { request: useEntityPlace().entity.request.id }));
  const count = data?.notes.filter(({ deletedAt }) => deletedAt === '').length ?? 0;
  return (
    <LinkButton
      icon="note"
      href={useEntityLinks().notes}
      // The link that is open already scrolls nowhere.
      onPress={() => document.getElementById(notesId)?.scrollIntoView()}
    >
      {t('action.notes')} {count > 0 && <Count of={count} />}
    </LinkButton>
  );
}

/** Icons of the steps that have a dialog of their own. */
const others = { complete: 'check-circle', 'ask-client': 'mail', answer: 'note', 'edit-onboarding': 'pencil' } as const;
const otherMoves = ['complete', 'ask-client', 'answer'] as const;

function StepButton({ step }: { step: Exclude<NextStep, { name: 'report' }> }) {
  const { t } = useTranslation('entity');
  const { open } = useEntityPlace();
  const links = useEntityLinks();
  const href = {
    'review-documents': step.name === 'review-documents' ? links.document(step.doc) : '',
    'decide-hits': links.tab('screening'),
    'continue-draft': links.draft ?? '',
  };
  if (step.name === 'review-documents' || step.name === 'decide-hits' || step.name === 'continue-draft')
    return (
      <LinkButton variant="primary" trailingIcon="arrow-right" href={href[step.name]}>
        {t(`action.${step.name}`)}
      </LinkButton>
    );
  const { name } = step;
  const icon = name in others ? others[name as keyof typeof others] : moveDialogs[name as MoveDialogName].icon;
  return (
    <Button variant="primary" icon={icon} onPress={() => open({ name })}>
      {name === 'edit-onboarding'
        ? t('action.correct-address')
        : t(name === 'remind' ? 'action.contact' : `action.${name}`)}
    </Button>
  );
}

interface MoreMenuProps {
  step: NextStep | undefined;
  /** Actions that are buttons where there is room. */
  first?: readonly MenuItemEntry[];
}

function MoreMenu({ step, first = [] }: MoreMenuProps) {
  const { t } = useTranslation('entity');
  const { entity, open } = useEntityPlace();
  const archive = useArchive();
  const { moves } = entity;
  const entries: MenuEntry[] = [
    ...first,
    ...otherMoves
      .filter((name) => moves.includes(name) && step?.name !== name)
      .map((name) => ({
        id: name,
        label: t(`action.${name}`),
        icon: others[name],
        onAction: () => open({ name }),
      })),
    ...moveDialogNames
      .filter((name) => moves.includes(name) && step?.name !== name)
      .map((name) => ({
        id: name,
        label: t(`action.${name}`),
        icon: moveDialogs[name].icon,
        isDanger: moveDialogs[name].tone === 'danger',
        onAction: () => open({ name }),
      })),
    ...(moves.includes('archive')
      ? [{ id: 'archive', label: t('action.archive'), icon: 'archive' as const, onAction: archive }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu label={t('action.more')} trigger={<IconButton icon="more" label={t('action.more')} />} entries={entries} />
  );
}
