import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '#api/presence.ts';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ScreeningHit, ScreeningRow } from './targets.ts';
import { type Decided, type HitDecisionForm, useHitDecision } from './use-hit-decision.ts';
import { useHitKeys } from './use-hit-keys.ts';

export interface DecideProps {
  hit: ScreeningHit;
  kind: ScreeningRow['kind'];
  request: string;
  onDecided: (decided: readonly string[]) => void;
}

/** Decides a hit, by keyboard alone if preferred. */
export function Decide({ hit, kind, request, onDecided }: DecideProps) {
  const { t } = useTranslation('screening');
  const decision = useHitDecision(hit, onDecided);
  useEditing(decision.isEdited ? `${kind}_screening` : undefined);
  const reason = useRef<HTMLTextAreaElement>(null);
  const choose = (state: Decided) => {
    decision.change({ state });
    reason.current?.focus();
  };
  useHitKeys(decision.isAsked ? { f: 'false_positive', t: 'true_match', u: 'unsure' } : {}, choose, decision.send);
  if (decision.isAsked) return <DecideForm hit={hit} request={request} decision={decision} reason={reason} />;
  return (
    <DecidedBy hit={hit}>
      <Button icon="pencil" className="mt-3" onPress={decision.again}>
        {t('decide.again')}
      </Button>
    </DecidedBy>
  );
}

/** The decision with its author and reason; for viewers without permission to decide. */
export function DecidedBy({ hit, children }: { hit: ScreeningHit; children?: React.ReactNode }) {
  const { t } = useTranslation(['screening', 'hit-states']);
  const format = useFormat();
  return (
    <section aria-label={t('decide.title')} className="text-13">
      <h3 className="text-16 font-semibold">{t('decide.title')}</h3>
      <p className="mt-1 font-medium">{t(`hit-states:${hit.state}`)}</p>
      {hit.reason && <p className="mt-1 max-w-[680px] whitespace-pre-line">{hit.reason}</p>}
      {hit.isFromElsewhere && <p className="mt-1 max-w-[680px] text-ink-2">{t('earlier.elsewhere')}</p>}
      {hit.by && <p className="mt-1 text-ink-2">{t('by-on', { who: hit.by, date: format.dateTime(hit.at) })}</p>}
      {children}
    </section>
  );
}

interface FormProps {
  hit: ScreeningHit;
  request: string;
  decision: HitDecisionForm;
  reason: Ref<HTMLTextAreaElement>;
}

const keys: Readonly<Record<Decided, string>> = { false_positive: 'F', true_match: 'T', unsure: 'U' };

function DecideForm({ hit, request, decision, reason }: FormProps) {
  const { t } = useTranslation(['screening', 'hit-states']);
  const { error } = useErrorText();
  const { draft, change, errorOf } = decision;
  const choices = useReasonChoices('dismiss-hit', request);
  return (
    <section aria-label={t('decide.title')} className="flex flex-col gap-4">
      <RadioGroup
        label={<span className="text-16 font-semibold">{t('decide.title')}</span>}
        look="cards"
        columns={3}
        options={(['false_positive', 'true_match', 'unsure'] as const).map((id) => ({
          id,
          label: (
            <span className="flex items-start gap-2">
              <span className="min-w-0 flex-1">
                {t(`hit-states:${id}`)}{' '}
                <span className="block text-12 font-normal text-ink-2">{t(`decide.hint.${id}`)}</span>
              </span>
              <span aria-hidden="true" className="max-md:hidden">
                <Kbd>{keys[id]}</Kbd>
              </span>
            </span>
          ),
        }))}
        value={draft.state}
        onChange={(state) => change({ state })}
        error={errorOf('state')}
      />
      {draft.state === 'true_match' && (
        <Banner tone="bad" isAlert title={`${t('decide.follows')}.`}>
          {t('decide.follows-body')}
        </Banner>
      )}
      <Notices hit={hit} decision={decision} />
      <SameEntry hit={hit} decision={decision} />
      {draft.state === 'false_positive' && (
        <ReasonPicker choices={choices} value={draft.reason} onChange={(text) => change({ reason: text })} />
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextArea
          ref={reason}
          className="min-w-0 flex-1 basis-72"
          label={t('decide.reason')}
          labelEnd={decision.isDirty && <span className="text-12 text-ink-3">{t('decide.kept')}</span>}
          value={draft.reason}
          onChange={(text) => change({ reason: text })}
          rows={2}
          error={errorOf('reason')}
        />
        <Button variant="primary" size="lg" shortcut="Ctrl ↵" isPending={decision.isPending} onPress={decision.send}>
          {t('decide.save')}
        </Button>
      </div>
      {decision.error && <Banner tone="bad" isAlert title={error(decision.error)} />}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {hit.earlier && hit.earlier.reason !== draft.reason && (
          <Button
            size="lg"
            icon="copy"
            onPress={() => change({ state: decidedState(hit.earlier?.state), reason: hit.earlier?.reason ?? '' })}
          >
            {t('earlier.use')}
          </Button>
        )}
        {decision.canDrop && (
          <Button size="lg" variant="ghost" onPress={decision.drop}>
            {t('decide.keep')}
          </Button>
        )}
      </div>
    </section>
  );
}

const decidedState = (state: ScreeningHit['state'] | undefined): Decided | '' =>
  state === undefined || state === 'open' ? '' : state;

function Notices({ hit, decision }: Omit<FormProps, 'reason' | 'request'>) {
  const { t } = useTranslation(['screening', 'hit-states']);
  const format = useFormat();
  if (decision.isOvertaken)
    return (
      <Banner tone="warn" icon="users" isAlert>
        {t('decide.overtaken', { who: hit.by, state: t(`hit-states:${hit.state}`) })}
      </Banner>
    );
  if (!hit.by || hit.state === 'open') return null;
  return (
    <p className="text-13 text-ink-2">
      {t(`hit-states:${hit.state}`)}, {t('by-on', { who: hit.by, date: format.dateTime(hit.at) })}
    </p>
  );
}

/** The same entry may be open for other names and in other onboardings: one decision for all selected ones. */
function SameEntry({ hit, decision }: Omit<FormProps, 'reason' | 'request'>) {
  const { t } = useTranslation('screening');
  if (hit.same.length === 0) return null;
  return (
    <CheckboxGroup
      label={t('decide.same')}
      hint={t('decide.same-hint')}
      options={hit.same.map(({ hit: id, name, reference, subjectName, isInThisFile }) => ({
        id,
        label: isInThisFile
          ? t('decide.same-file', { name })
          : t('decide.same-other', { name, reference, subject: subjectName }),
      }))}
      value={decision.draft.also}
      onChange={(also) => decision.change({ also })}
    />
  );
}
