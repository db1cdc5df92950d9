import { mayRun } from '@dossier/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Empty } from '#ui/empty.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { ResultDetail } from './result-detail.tsx';
import { TargetList } from './target-list.tsx';
import { listsOf, type Target, targetsOf } from './targets.ts';

export interface ScreeningScreenProps {
  params: { subject: string; request?: string };
  /** `kind:target` of the one that is open; '' for the first that needs a decision. */
  current: string;
  hrefOf: (target: string) => string;
  onOpen: (target: string) => void;
  /** Why a part is closed, and what opens it. */
  closed: (
    part: 'company-screening' | 'person-screening',
    why: 'access required' | 'onboarding in progress',
  ) => ReactNode;
}

/** Company and people on the lists: who was screened, with what result, and the hits to decide. */
export function ScreeningScreen({ params, current, hrefOf, onOpen, closed }: ScreeningScreenProps) {
  const { t } = useTranslation('screening');
  const { data } = useQuery(view('entity', params));
  const role = useRole();
  if (!data)
    return (
      <div className="px-(--shell-gutter)">
        <LoadingLines lines={6} />
      </div>
    );
  const targets = targetsOf(data);
  const chosen = targets.find((one) => one.key === current) ?? targets.find((one) => one.row?.openHits) ?? targets[0];
  const atDesk = data.request.status === 'submitted' || (data.request.status === 'waiting' && data.version.number > 0);
  const may = role !== undefined && mayRun('decide-hit', role) && atDesk;
  const { companyScreening: company, personScreening: person } = data;
  return (
    <>
      {(!company.open || !person.open) && (
        <div className="flex flex-col gap-3 px-(--shell-gutter) pt-6 max-md:px-4">
          {!company.open && data.request.type === 'business' && (
            <ClosedPart title={t('company')}>{closed('company-screening', company.why)}</ClosedPart>
          )}
          {!person.open && <ClosedPart title={t('people')}>{closed('person-screening', person.why)}</ClosedPart>}
        </div>
      )}
      {targets.length === 0 && company.open && <Empty title={t('nobody')}>{t('nobody-body')}</Empty>}
      {chosen && (
        <div className="grid flex-1 lg:grid-cols-[320px_minmax(0,1fr)]">
          <div className="border-line bg-sunken p-4 max-lg:border-b lg:border-r">
            <TargetList targets={targets} current={chosen.key} hrefOf={hrefOf} />
            <Lists targets={targets} />
          </div>
          <ResultDetail
            key={chosen.key}
            target={chosen}
            entity={data}
            may={may}
            onNext={() => {
              const next = targets.find((one) => one.key !== chosen.key && one.row?.openHits);
              if (next) onOpen(next.key);
            }}
          />
        </div>
      )}
    </>
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

function Lists({ targets }: { targets: readonly Target[] }) {
  const { t } = useTranslation('screening');
  const format = useFormat();
  const lists = listsOf(targets);
  if (lists.length === 0) return null;
  return (
    <section aria-label={t('lists')} className="mt-6 px-3">
      <h2 className="mb-2 text-12 font-semibold text-ink-2">{t('lists')}</h2>
      <dl className="flex flex-col gap-1.5 text-12 text-ink-2">
        {lists.map((list) => (
          <div key={`${list.name} ${list.version}`} className="flex justify-between gap-3">
            <dt>{list.name}</dt>
            <dd className="flex-none" title={list.version}>
              {list.date ? format.date(list.date) : list.version || t('no-date')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export type EntityAnswer = ViewAnswer<'entity'>;
