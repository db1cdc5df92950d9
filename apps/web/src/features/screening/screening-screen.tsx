import { mayRun } from '@dossier/domain/contracts/permissions';
import { decideHits } from '@dossier/domain/contracts/workflows/decide-hits';
import { isCompleted, isAtDesk as isStatusAtDesk } from '@dossier/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Empty } from '#ui/empty.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { ResultDetail } from './result-detail.tsx';
import { RunAgain, RunProgress } from './run-bar.tsx';
import { TargetList } from './target-list.tsx';
import {
  type EntityAnswer,
  listsOf,
  nextOpen,
  placeOf,
  placesOf,
  type ScreeningPosition,
  type ScreeningTarget,
  targetsOf,
} from './targets.ts';
import { useMoveKeys } from './use-hit-keys.ts';

type ClosedWhy = 'access required' | 'onboarding in progress';

export interface ScreeningScreenProps {
  params: { subject: string; request?: string };
  /** `kind:target` of the open name, and its hit; '' for the first that needs a decision. */
  current: string;
  hit: string;
  hrefOf: (target: string, hit?: string) => string;
  onOpen: (target: string, hit: string) => void;
  /** The page of a person: their id, or `subject` when they are the client. */
  personHref?: (person: string) => string;
  /** Why a section is closed, and under which condition it opens. */
  closed: (part: 'company-screening' | 'person-screening', why: ClosedWhy) => ReactNode;
}

/** Screening of company and people: who was screened, with what result, and the hits to decide. */
export function ScreeningScreen(props: ScreeningScreenProps) {
  const { data, error, isFetching, refetch } = useQuery(view('entity', props.params));
  if (data) return <Screening {...props} entity={data} />;
  return (
    <div className="px-(--shell-gutter) py-6">
      {error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <LoadingLines lines={6} />
        </Loading>
      )}
    </div>
  );
}

function Screening({
  entity,
  current,
  hit,
  hrefOf,
  personHref,
  onOpen,
  closed,
}: ScreeningScreenProps & { entity: EntityAnswer }) {
  const { t } = useTranslation('screening');
  const role = useRole();
  const targets = targetsOf(entity);
  const place = useStayingPlace(targets, current, hit);
  const heading = useFocusOnChange(place?.hit?.id);
  const isDesk = role !== undefined && mayRun(decideHits, role);
  const may = isDesk && isAtDesk(entity);
  const places = placesOf(targets);
  const move = (by: 1 | -1) => {
    const at = places.findIndex((one) => one.hit.id === place?.hit?.id);
    const next = places[(at + by + places.length) % places.length];
    if (next) onOpen(next.target.key, next.hit.id);
  };
  const canMove = places.length > 1;
  useMoveKeys(canMove ? move : undefined);
  const decided = (hits: readonly string[]) => {
    const next = nextOpen(targets, place?.hit?.id ?? '', hits);
    if (next) onOpen(next.target.key, next.hit.id);
    else toast.success(t('decide.all-done'));
  };
  const isGone = hit !== '' && !places.some((one) => one.hit.id === hit);
  return (
    <>
      <Above entity={entity} may={may} isGone={isGone} closed={closed} />
      {targets.length === 0 && entity.companyScreening.open && (
        <Empty title={t('no-names')}>{t('no-names-body')}</Empty>
      )}
      {place && (
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[328px_minmax(0,1fr)] lg:content-stretch">
          <div className="border-line bg-sunken p-4 max-lg:border-b lg:border-r">
            <TargetList targets={targets} current={place.target.key} hrefOf={(key) => hrefOf(key)} />
            <Lists targets={targets} isLinked={isDesk} />
            {may && <RunAgain entity={entity} />}
          </div>
          <div className="min-w-0">
            <ResultDetail
              place={place}
              request={entity.request.id}
              personHref={(place.target.kind === 'person' && personHref?.(place.target.target)) || ''}
              may={may}
              mayDecide={may || (isDesk && isOfMonitoring(entity, place))}
              onDecided={decided}
              onMove={canMove ? move : undefined}
              heading={heading}
            />
            {place.hit && isDesk && <KeyHints />}
          </div>
        </div>
      )}
    </>
  );
}

/** Screening is worked on from the first submit until completing or archiving. */
const isAtDesk = ({ request, version }: EntityAnswer): boolean => isStatusAtDesk(request.status, version.number > 0);

/** Hits of monitoring after completion are decided in the completed onboarding. */
const isOfMonitoring = ({ request }: EntityAnswer, { target: { row } }: ScreeningPosition): boolean =>
  isCompleted(request.status) && row !== undefined && row.runAt > request.completedAt;

/** A hit that is open without being in the address stays open while the data changes. */
function useStayingPlace(targets: readonly ScreeningTarget[], current: string, hit: string) {
  const [first, setFirst] = useState({ of: '', hit: '' });
  const isNamed = current !== '' || hit !== '';
  const place = isNamed ? placeOf(targets, current, hit) : placeOf(targets, first.of, first.hit);
  if (!isNamed && first.of === '' && place) setFirst({ of: place.target.key, hit: place.hit?.id ?? '' });
  return place;
}

/** Another hit is new content: focus and scrolling move to its heading. */
function useFocusOnChange(shown: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== undefined && shown !== undefined && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}

interface AboveProps extends Pick<ScreeningScreenProps, 'closed'> {
  entity: EntityAnswer;
  may: boolean;
  isGone: boolean;
}

function Above({ entity, may, isGone, closed }: AboveProps) {
  const { t } = useTranslation(['screening', 'checks']);
  const { companyScreening: company, personScreening: person, screeningRun: run } = entity;
  const hasRun = run !== null && run.state !== 'done';
  if (company.open && person.open && !hasRun && !isGone) return null;
  return (
    <div className="flex flex-col gap-3 px-(--shell-gutter) py-6 max-md:px-4">
      <RunProgress entity={entity} may={may} />
      {isGone && <Banner tone="info">{t('hit.gone')}</Banner>}
      {!company.open && entity.request.type === 'business' && (
        <ClosedPart title={t('checks:company_screening')}>{closed('company-screening', company.why)}</ClosedPart>
      )}
      {!person.open && (
        <ClosedPart title={t('checks:person_screening')}>{closed('person-screening', person.why)}</ClosedPart>
      )}
    </div>
  );
}

function ClosedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Lists({ targets, isLinked }: { targets: readonly ScreeningTarget[]; isLinked: boolean }) {
  const { t } = useTranslation('screening');
  const format = useFormat();
  const { links } = usePortal();
  const lists = listsOf(targets);
  return (
    <section aria-label={t('lists')} className="mt-6 px-3">
      <h2 className="mb-2 text-12 font-semibold text-ink-2">{t('lists')}</h2>
      <dl className="flex flex-col gap-1.5 text-12 text-ink-2">
        {lists.map((list) => (
          <div key={`${list.name} ${list.version}`} className="flex justify-between gap-3">
            <dt className="[overflow-wrap:anywhere]">{list.name}</dt>
            <dd className="flex-none" title={list.version}>
              {list.date ? format.date(list.date) : list.version || t('no-date')}
            </dd>
          </div>
        ))}
      </dl>
      {isLinked && links.lists && (
        <p className="mt-2 text-12">
          <TextLink href={links.lists()}>{t('manage-lists')}</TextLink>
        </p>
      )}
    </section>
  );
}

const hints = [
  { keys: ['F', 'T', 'U'], action: 'choose' },
  { keys: ['J', 'K'], action: 'change' },
  { keys: ['Ctrl', '↵'], action: 'save' },
] as const;

function KeyHints() {
  const { t } = useTranslation('screening');
  return (
    <p className="flex flex-wrap gap-5 px-(--shell-gutter) pb-6 text-12 text-ink-2 max-lg:hidden">
      {hints.map(({ keys, action }) => (
        <span key={action} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(`keys.${action}`)}
        </span>
      ))}
    </p>
  );
}
