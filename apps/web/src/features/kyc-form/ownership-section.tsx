import type { OwnershipNode } from '@dossier/domain/kyc-form/answers';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { askedQuestions, hasSoleOwner } from '@dossier/domain/kyc-form/questions';
import { isFullyKnown, wholeShare } from '@dossier/domain/ownership/share';
import { clientId, nodeName } from '@dossier/domain/ownership/structure';
import type { OwnershipResult } from '@dossier/domain/ownership/ubo';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { laterPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useForm, useSection } from './form-context.ts';
import { OwnerList } from './owner-card.tsx';
import { firstHoldings, ownersOf, type RemovedOwners, removedOwners, removeOwner, restoreOwners } from './owners.ts';
import { Outcome } from './ownership-outcome.tsx';
import { useDifferentOwners } from './same-name.tsx';
import { SectionFrame } from './section-frame.tsx';
import { ownerId, useOwnerSheet } from './use-owner-sheet.ts';
import { useRemovals } from './use-removals.ts';

const [OwnerSheet, useOwnerSheetLater] = laterPart(async () => (await import('./owner-sheet.tsx')).OwnerSheet);

export function OwnershipSection() {
  const { kyc } = useForm();
  return askedQuestions(kyc.answers['legal-entity']).owners ? <Owners /> : <NoOwners />;
}

/** A legal form without owners: its board counts instead, and is asked for in the next section. */
function NoOwners() {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  return (
    <SectionFrame section="ownership" title={t('ownership.title', { name: form.subject.name })}>
      <Banner tone="info" title={t('ownership.no-owners')}>
        {t('ownership.no-owners-body')}
      </Banner>
    </SectionFrame>
  );
}

function Owners() {
  const { t } = useTranslation('kyc-form');
  const { form, kyc, store } = useForm();
  const { values, change } = useSection('ownership');
  useOwnerSheetLater();
  const sheet = useOwnerSheet();
  const removals = useRemovals();
  const different = useDifferentOwners();
  const removedTexts = useRemovedTexts();
  const result = ownershipOf(kyc);
  const name = form.subject.name;
  const lead = useLead();
  const isSole = hasSoleOwner(kyc.answers['legal-entity']);
  const total = result.totals.find((one) => one.company === clientId);
  const remove = (edge: string) => {
    const holding = values.edges?.find((one) => one.id === edge);
    if (!holding) return;
    const after = removeOwner(values, edge);
    const removed = removedOwners(values, after);
    const at = ownersOf(values, holding.owned).findIndex((one) => one.edge.id === edge);
    change(after);
    removals.add({
      ...removedTexts(
        values.nodes?.find((one) => one.id === holding.owner),
        removed,
      ),
      list: holding.owned,
      at,
      undo: () => store.change('ownership', restoreOwners(store.get().answers.ownership ?? {}, removed)),
      element: ownerId(edge),
      rest: 'edges',
    });
    sheet.drop();
  };
  return (
    <SectionFrame
      section="ownership"
      title={t('ownership.title', { name })}
      lead={lead(values.edges?.length ?? 0, result.threshold, isSole)}
    >
      <div id="edges" tabIndex={-1} className="flex flex-col gap-3">
        <OwnerList
          owned={clientId}
          depth={0}
          view={{
            totals: result.totals,
            first: firstHoldings(values),
            removals,
            different,
            onAdd: (owned) => sheet.add(owned, { kind: 'person' }),
            onOpen: sheet.open,
          }}
        />
        {!isFullyKnown(total?.lowest ?? 0) && (
          <AddPair
            isPersonOnly={isSole}
            onAdd={(kind) => sheet.add(clientId, isSole ? { kind, share: wholeShare } : { kind })}
          />
        )}
      </div>
      <Outcome result={result} onControl={() => sheet.add(clientId, { kind: 'person', holds: 'control' })} />
      {sheet.edge !== undefined && (
        <Suspense>
          <OwnerSheet
            key={sheet.edge}
            edgeId={sheet.edge}
            isNew={sheet.isNew}
            different={different}
            onClose={sheet.close}
            onDone={sheet.done}
            onCancel={sheet.cancel}
            onRemove={() => sheet.edge && remove(sheet.edge)}
            onControl={(company) => sheet.add(company, { kind: 'person', holds: 'control' })}
          />
        </Suspense>
      )}
    </SectionFrame>
  );
}

/** What to do here: add owners, or choose one of them. */
function useLead() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  return (owners: number, { share, orMore }: OwnershipResult['threshold'], isSole: boolean): string => {
    if (isSole) return t(owners > 0 ? 'ownership.lead-sole-choose' : 'ownership.lead-sole');
    if (owners > 0) return t('ownership.lead-choose');
    return t(orMore ? 'ownership.lead-or-more' : 'ownership.lead', { threshold: format.share(share) });
  };
}

/** `Tessera Holding removed`, `With its two owners.` */
function useRemovedTexts() {
  const { t } = useTranslation(['kyc-form', 'common']);
  const countWord = useCountWord();
  return (node: OwnershipNode | undefined, { edges }: RemovedOwners) => {
    const count = edges.length - 1;
    const number = countWord(count).toLowerCase();
    return {
      title: t('common:undo.removed', { name: (node && nodeName(node)) || t('ownership.no-name') }),
      detail: count > 0 ? t('ownership.removed-with', { count, number }) : undefined,
    };
  };
}

interface AddPairProps {
  readonly isPersonOnly: boolean;
  readonly onAdd: (kind: OwnershipNode['kind']) => void;
}

function AddPair({ isPersonOnly, onAdd }: AddPairProps) {
  const { t } = useTranslation('kyc-form');
  return (
    <div className="flex flex-wrap gap-3 [&>button]:flex-[1_1_max-content] [&>button]:px-2">
      <PlainButton icon="user" onPress={() => onAdd('person')}>
        {t('ownership.add-person')}
      </PlainButton>
      {!isPersonOnly && (
        <PlainButton icon="building" onPress={() => onAdd('company')}>
          {t('ownership.add-company')}
        </PlainButton>
      )}
    </div>
  );
}
