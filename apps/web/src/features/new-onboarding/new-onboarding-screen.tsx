import { isDraft } from '@dossier/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ViewAnswer, view } from '#api/views.ts';
import { usePortal } from '#portals/portal.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import type { WizardStep } from './frame.tsx';
import { OnboardingSentPage } from './sent-page.tsx';
import { StepClient } from './step-client.tsx';
import { StepDetails } from './step-details.tsx';
import { StepDocuments } from './step-documents.tsx';
import { useDraft } from './use-draft.ts';

export interface NewOnboardingScreenProps {
  draft: string | undefined;
  step: WizardStep | 'sent' | undefined;
  /** Opens another page of the wizard; `replace` when only the address of this one changes. */
  go: (to: { draft: string; step: WizardStep | 'sent' }, replace?: boolean) => void;
  onLeave: (href: string) => void;
}

/** The wizard: each step is a page of its own, saved as a draft until it is sent. */
export function NewOnboardingScreen({ draft, step, go, onLeave }: NewOnboardingScreenProps) {
  const wizard = useWizardKey(draft);
  const opened = useQuery({ ...view('draft', { request: draft ?? '' }), enabled: draft !== undefined });
  if (draft !== undefined && opened.data && !isDraft(opened.data.status) && opened.data.invite)
    return <OnboardingSentPage draft={opened.data} invite={opened.data.invite} />;
  if (draft !== undefined && !wizard.isOwn && opened.data === undefined)
    return (
      <div className="px-(--shell-gutter) pt-6">
        {opened.isError ? (
          <NotLoaded error={opened.error} onRetry={() => void opened.refetch()} isRetrying={opened.isFetching} />
        ) : (
          <Loading>
            <LoadingLines lines={5} />
          </Loading>
        )}
      </div>
    );
  return (
    <Wizard
      key={wizard.key}
      opened={opened.data}
      step={draft === undefined || step === undefined || step === 'sent' ? '1' : step}
      onCreated={(id) => {
        wizard.own(id);
        go({ draft: id, step: '1' }, true);
      }}
      go={go}
      onLeave={onLeave}
    />
  );
}

/** One wizard stays mounted when its draft gets an id; another draft, or a new start, mounts another wizard. */
function useWizardKey(draft: string | undefined) {
  const [made, setMade] = useState<{ round: number; id: string | undefined }>({ round: 0, id: undefined });
  const [before, setBefore] = useState(draft);
  if (before !== draft) {
    setBefore(draft);
    if (draft === undefined) setMade({ round: made.round + 1, id: undefined });
  }
  const isOwn = draft === undefined || draft === made.id;
  return {
    key: isOwn ? `new-${made.round}` : draft,
    isOwn,
    own: (id: string) => setMade({ ...made, id }),
  };
}

interface WizardProps extends Pick<NewOnboardingScreenProps, 'go' | 'onLeave'> {
  opened: ViewAnswer<'draft'> | undefined;
  step: WizardStep;
  onCreated: (id: string) => void;
}

function Wizard({ opened, step, onCreated, go, onLeave }: WizardProps) {
  const { links } = usePortal();
  const draft = useDraft(opened, onCreated);
  const list = links.onboardings?.() ?? '';
  const hrefOf = (to: WizardStep) => links.newOnboarding?.(draft.id, to) ?? '';
  const saveLater = async () => {
    if (await draft.flush()) onLeave(list);
  };
  const next = async (to: WizardStep) => {
    if ((await draft.flush()) && draft.idNow()) go({ draft: draft.idNow() ?? '', step: to });
  };
  if (step === '2')
    return (
      <StepDetails
        draft={draft}
        backHref={hrefOf('1')}
        onSaveLater={() => void saveLater()}
        onNext={() => void next('3')}
      />
    );
  if (step === '3' && draft.id)
    return (
      <StepDocuments
        draft={draft}
        request={draft.id}
        documents={opened?.documents ?? []}
        hrefOf={hrefOf}
        onSaveLater={() => void saveLater()}
        onSent={() => go({ draft: draft.id ?? '', step: 'sent' })}
      />
    );
  return (
    <StepClient draft={draft} cancelHref={list} onSaveLater={() => void saveLater()} onNext={() => void next('2')} />
  );
}
