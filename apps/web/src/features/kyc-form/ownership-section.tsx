import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import type { OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useForm, useSection } from './form-context.ts';
import { useIssueText } from './issue-text.ts';
import { OwnerList } from './owner-card.tsx';
import { OwnerSheet } from './owner-sheet.tsx';
import { addOwner, removeOwner } from './owners.ts';
import { OwnershipDrawing } from './ownership-drawing.tsx';
import { SectionFrame } from './section-frame.tsx';

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
  const format = useFormat();
  const { form, kyc } = useForm();
  const { values, change } = useSection('ownership');
  const [editing, setEditing] = useState<string>();
  const result = ownershipOf(kyc);
  const threshold = format.share(result.threshold.share);
  const name = form.subject.name;
  const close = () => {
    const edge = values.edges?.find((one) => one.id === editing);
    const node = values.nodes?.find((one) => one.id === edge?.owner);
    const isEmpty = node && ![node.name, node.firstName, node.lastName].some((part) => part?.trim());
    if (edge && isEmpty && edge.share === undefined) change(removeOwner(values, edge.id));
    setEditing(undefined);
  };
  return (
    <SectionFrame
      section="ownership"
      title={t('ownership.title', { name })}
      lead={t(result.threshold.orMore ? 'ownership.lead-or-more' : 'ownership.lead', { threshold })}
    >
      <div id="edges" tabIndex={-1} className="flex flex-col gap-3">
        <OwnerList
          owned="client"
          name={name}
          above={[]}
          onAdd={(owned, kind) => {
            const added = addOwner(values, owned, kind);
            change(added.answers);
            setEditing(added.edge);
          }}
          onChange={setEditing}
          onRemove={(edge) => change(removeOwner(values, edge))}
        />
      </div>
      <Outcome result={result} />
      {editing !== undefined && <OwnerSheet edgeId={editing} onClose={close} />}
    </SectionFrame>
  );
}

/** Result of the answers: the total, the drawing, the beneficial owners, and open questions. */
function Outcome({ result }: { result: OwnershipResult }) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { values, issues } = useSection('ownership');
  const text = useIssueText();
  const total = result.totals.find((one) => one.company === 'client');
  const hasOwners = (values.edges ?? []).length > 0;
  const unsure = issues.filter(({ path }) => path.startsWith('companies.'));
  const isWhole = total?.lowest === 1_000_000 && total.highest === 1_000_000;
  return (
    <>
      {hasOwners && (
        <section className="flex flex-col gap-3">
          <div className="flex items-center gap-2">
            <h2 className="text-20 font-semibold">{t('ownership.together')}</h2>
            {total && (
              <span className="ml-auto font-semibold">
                <Badge icon={isWhole ? 'check-circle' : 'alert'} tone={isWhole ? 'ok' : 'warn'} isBare>
                  {total.lowest === total.highest
                    ? format.share(total.lowest)
                    : t('ownership.band', { from: format.share(total.lowest), to: format.share(total.highest) })}
                </Badge>
              </span>
            )}
          </div>
          <OwnershipDrawing result={result} />
        </section>
      )}
      <UboSentence result={result} />
      {unsure.length > 0 && (
        <Banner tone="warn" icon="alert">
          <ul className="flex flex-col gap-2">
            {unsure.map((issue) => (
              <li key={issue.path + issue.key} id={issue.path} tabIndex={-1}>
                {text(issue)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <NoOwner result={result} hasOwners={hasOwners} />
    </>
  );
}

function UboSentence({ result }: { result: OwnershipResult }) {
  const { t, i18n } = useTranslation('kyc-form');
  const format = useFormat();
  const ubos = result.people.filter((person) => person.isUbo === 'yes');
  if (ubos.length === 0) return null;
  const named = ubos.map((person) => t('ownership.with-share', { name: person.name, share: shareOf(person, format) }));
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named);
  const threshold = format.share(result.threshold.share);
  return (
    <Banner tone="info">
      <p role="status">
        {t(result.threshold.orMore ? 'ownership.ubos-or-more' : 'ownership.ubos', {
          count: ubos.length,
          names,
          threshold,
        })}{' '}
        {t('ownership.ubos-next')}
      </p>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center text-14 underline">{t('ownership.how-counted')}</summary>
        <ul className="mt-2 flex flex-col gap-2 text-14">
          {ubos.map((person) => (
            <li key={person.id}>
              <strong className="font-semibold">{person.name}</strong>
              {person.paths.map((path) => (
                <span key={path.steps.map((step) => step.owner).join(' ')} className="block tabular-nums">
                  {path.steps.map((step) => format.share(step.lowest)).join(' × ')} = {format.share(path.lowest)}
                </span>
              ))}
              {person.by.includes('control') && <span className="block">{t('ownership.by-control')}</span>}
            </li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}

function shareOf({ lowest, highest }: PersonInterest, format: ReturnType<typeof useFormat>): string {
  return lowest.share === highest.share
    ? format.share(lowest.share)
    : `${format.share(lowest.share)} – ${format.share(highest.share)}`;
}

/** No person owns enough: the reason, and who is reported instead. */
function NoOwner({ result, hasOwners }: { result: OwnershipResult; hasOwners: boolean }) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { values, change, error } = useSection('ownership');
  const [isAsked, setAsked] = useState(false);
  if (!result.standInNeeded) return null;
  const threshold = format.share(result.threshold.share);
  if (!hasOwners && !isAsked && !values.nobodyReason)
    return (
      <TextLink onPress={() => setAsked(true)} className="self-start">
        {t('ownership.nobody-link', { threshold })}
      </TextLink>
    );
  return (
    <>
      <Banner tone="info" title={t('ownership.nobody', { threshold })}>
        {t('ownership.stand-in')}
      </Banner>
      <TextArea
        label={t('fields.nobody-reason')}
        hint={t('ownership.reason-hint')}
        name="nobodyReason"
        rows={3}
        value={values.nobodyReason ?? ''}
        onChange={(nobodyReason) => change({ nobodyReason })}
        error={error('nobodyReason')}
      />
    </>
  );
}
