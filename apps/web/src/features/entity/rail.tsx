import { type Check, finalCheckStatuses, type ShownStatus } from '@dossier/domain/checks';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { assign } from '@dossier/domain/contracts/workflows/assign';
import { isCompleted, isOver, isReadable, isReadOnly } from '@dossier/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole, useUser } from '#api/use-session.ts';
import { offerUndo } from '#api/use-undo.ts';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { usePortal } from '#portals/portal.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Deadline } from '#ui/deadline.tsx';
import { type Description, DescriptionList } from '#ui/description-list.tsx';
import { Due } from '#ui/due.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { RailPart } from '#ui/rail-part.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { useEntityLinks, useEntityPlace } from './entity-context.ts';
import { HereNowPart } from './here-now.tsx';
import { RemindersPart } from './reminders-part.tsx';
import { ReportPart } from './report-part.tsx';

/** The side column of the overview: every check with its status, the facts of the onboarding, the vault. */
export function EntityRail() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { accelerated, request } = useEntityPlace().entity;
  return (
    <>
      {isOver(request.status) && <ReportPart />}
      {!useIsNarrow() && <StatusOverview />}
      <HereNowPart />
      {!isOver(request.status) && <ReportPart />}
      <RailPart title={t('rail.onboarding')}>
        <OnboardingFacts />
      </RailPart>
      <RemindersPart />
      <Monitoring />
      {accelerated && (
        <RailPart title={t('rail.accelerated')}>
          <p className="text-13 text-ink-2">{t('rail.vault', { date: format.date(accelerated.updatedAt) })}</p>
        </RailPart>
      )}
    </>
  );
}

/** Every check with its status: at the top of a phone, where the final ones are folded, otherwise in the side column. */
export function StatusOverview() {
  const { t } = useTranslation(['entity', 'checks']);
  const format = useFormat();
  const { statuses } = useEntityPlace().entity;
  const isPhone = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  const final = statuses.filter(({ status }) => isFinal(status)).length;
  const isFolded = isPhone && !isUnfolded && final > 0 && final < statuses.length;
  const shown = isFolded ? statuses.filter(({ status }) => !isFinal(status)) : statuses;
  const about = (line: (typeof statuses)[number]) =>
    [line.by, line.at && format.dateTime(line.at), line.reason].filter(Boolean).join(', ');
  return (
    <RailPart
      title={t('entity:rail.statuses')}
      aside={isPhone && t('entity:rail.final-of', { done: final, count: statuses.length })}
    >
      <dl ref={list} tabIndex={-1} className="text-13">
        {shown.map((line) => (
          <div key={line.check} className="flex min-h-8 items-center gap-3" title={about(line)}>
            <dt className="flex-1 text-ink-2">{t(`checks:${line.check satisfies Check}`)}</dt>
            <dd className="flex items-center text-right whitespace-pre">
              <StatusBadge status={line.status} isBare />
              {line.openHits > 0 && <span>{t('entity:rail.hits', { count: line.openHits })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isFolded && (
        <TextButton
          className="mt-2 min-h-11 text-13"
          onPress={() => {
            setUnfolded(true);
            list.current?.focus();
          }}
        >
          {t('entity:rail.show-final', { count: final })}
        </TextButton>
      )}
    </RailPart>
  );
}

const isFinal = (status: ShownStatus): boolean => (finalCheckStatuses as readonly ShownStatus[]).includes(status);

/** Whether the client is monitored after the onboarding, with a link. */
function Monitoring() {
  const { t } = useTranslation('entity');
  const { links } = usePortal();
  const tabs = useEntityLinks();
  const role = useRole();
  const { request, counts } = useEntityPlace().entity;
  const { subscriptions: count } = counts;
  const isWatched = count > 0;
  const create = links.newSubscription?.(request.id);
  const mayStart = isCompleted(request.status) && create !== undefined && role !== undefined;
  if (!isWatched && !mayStart) return null;
  return (
    <RailPart title={t('rail.monitoring')}>
      {isWatched ? (
        <TextLink className="text-13" href={links.subscriptions?.() ?? tabs.tab('subscriptions')}>
          {t('rail.watched', { count })}
        </TextLink>
      ) : (
        <>
          <p className="mb-2 text-13 text-ink-2">{t('rail.not-watched')}</p>
          <LinkButton size="sm" icon="repeat" href={create ?? ''}>
            {t('rail.watch')}
          </LinkButton>
        </>
      )}
    </RailPart>
  );
}

function OnboardingFacts() {
  const { t } = useTranslation(['entity', 'checks', 'waiting-on']);
  const format = useFormat();
  const { request, org, contact, version, due } = useEntityPlace().entity;
  const over = isOver(request.status);
  const items: (Description | false)[] = [
    { term: t('entity:rail.org'), value: org.name },
    { term: t('entity:rail.reference'), value: request.reference || <None /> },
    { term: t('entity:rail.number'), value: request.number },
    request.waitingOn !== '' && { term: t('entity:rail.waiting-on'), value: t(`waiting-on:${request.waitingOn}`) },
    { term: t('entity:rail.deadline'), value: <Deadline date={request.deadline} isOver={over} /> },
    due !== null && { term: t('entity:rail.due'), value: <Due due={due} isNamed /> },
    request.completedAt !== '' && { term: t('entity:rail.completed'), value: format.date(request.completedAt) },
    { term: t('entity:rail.assigned'), value: <Assigned /> },
    {
      term: t('entity:rail.contact'),
      value: contact ? (
        <>
          {contact.firstName} {contact.lastName}
          <br />
          <a href={`mailto:${contact.email}`} className="[overflow-wrap:anywhere]">
            {contact.email}
          </a>
        </>
      ) : (
        <None />
      ),
    },
    request.transactionDescription !== '' && {
      term: t('entity:rail.transaction'),
      value: request.transactionDescription,
    },
    {
      term: t('entity:rail.scope'),
      value: [...request.scope.map((check) => t(`checks:${check}`)), request.scopeNote].filter(Boolean).join(', ') || (
        <None />
      ),
    },
    { term: t('entity:rail.funds'), value: t(request.sourceOfFunds ? 'entity:rail.funds-yes' : 'entity:rail.no') },
    request.remarks !== '' && { term: t('entity:rail.remarks'), value: request.remarks },
    version.number > 0 && {
      term: t('entity:rail.version'),
      value: version.draft
        ? t('entity:rail.version-draft', { number: version.number })
        : t('entity:rail.version-of', { number: version.number, date: format.date(version.submittedAt) }),
    },
  ];
  return <DescriptionList isTight items={items.filter((item) => item !== false)} />;
}

function None() {
  const { t } = useTranslation('entity');
  return <span className="text-ink-3">{t('rail.none')}</span>;
}

function Assigned() {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const { assigned, request } = useEntityPlace().entity;
  const user = useUser();
  const role = useRole();
  const assignment = useWorkflow('assign');
  const around = useRef<HTMLDivElement>(null);
  const isAssignable = isReadable(request.status) && !isReadOnly(request.status);
  const may = role !== undefined && mayRun(assign, role) && isAssignable;
  const place = `assigned:${request.id}`;
  const give = (intern: string, name = '') =>
    assignment.mutate(
      { requests: [request.id], intern },
      {
        onSuccess: ({ undo }) => {
          const text = intern === '' ? t('rail.given-back') : t('rail.assigned-to', { name });
          if (undo !== '') offerUndo({ place, text, undo });
        },
      },
    );
  return (
    <div ref={around} className="flex flex-col items-start gap-1.5">
      {assigned ? (
        <span className="flex items-center gap-1.5">
          <Avatar name={assigned.name} />
          {assigned.name}
        </span>
      ) : (
        <span className="text-ink-3">{t('rail.unassigned')}</span>
      )}
      {may && role === 'intern-lead' && <AssignMenu onGive={give} isPending={assignment.isPending} />}
      {may && role !== 'intern-lead' && user && (!assigned || assigned.id === user.id) && (
        <Button
          size="sm"
          isPending={assignment.isPending}
          onPress={() => give(assigned ? '' : user.id, `${user.first_name} ${user.last_name}`)}
        >
          {t(assigned ? 'rail.give-back' : 'rail.take')}
        </Button>
      )}
      <UndoHere place={place} focusAfter={() => around.current?.querySelector('button')} />
      {assignment.error && (
        <p role="alert" className="text-12 text-bad-ink">
          {error(assignment.error)}
        </p>
      )}
    </div>
  );
}

/** A lead assigns an onboarding to any intern. */
function AssignMenu({ onGive, isPending }: { onGive: (intern: string, name?: string) => void; isPending: boolean }) {
  const { t } = useTranslation('entity');
  const { assigned } = useEntityPlace().entity;
  const { data } = useQuery(view('queue', { limit: 1 }));
  const people = (data?.interns ?? []).map((intern) => ({
    id: intern.id,
    label: intern.name,
    isChosen: intern.id === assigned?.id,
    onAction: () => onGive(intern.id, intern.name),
  }));
  const unassign = assigned
    ? [{ id: 'unassigned', label: t('rail.unassigned'), isChosen: false, onAction: () => onGive('') }]
    : [];
  return (
    <Menu
      label={t('rail.assign')}
      placement="bottom start"
      trigger={
        <Button size="sm" trailingIcon="down" isPending={isPending} isDisabled={people.length === 0}>
          {t('rail.assign')}
        </Button>
      }
      entries={[...people, ...unassign]}
    />
  );
}
