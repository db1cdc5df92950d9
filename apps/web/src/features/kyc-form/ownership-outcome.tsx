import { isolated } from '@dossier/domain/isolated';
import { askedQuestions, hasSoleOwner } from '@dossier/domain/kyc-form/questions';
import { isFullyKnown, wholeShare } from '@dossier/domain/ownership/share';
import { clientId } from '@dossier/domain/ownership/structure';
import type { OwnershipResult, PersonInterest } from '@dossier/domain/ownership/ubo';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { Banner } from '#ui/banner.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useForm, useSection } from './form-context.ts';
import { useIssueText } from './issue-text.ts';
import { Known } from './owner-card.tsx';
import { useOwnershipIssues } from './ownership-issues.ts';
import { TermHelp } from './term-help.tsx';

const OwnershipDrawing = lazyPart(async () => (await import('./ownership-drawing.tsx')).OwnershipDrawing);

/** Result of the answers: the total, the drawing, the beneficial owners, and what is open. */
export function Outcome({ result, onControl }: { result: OwnershipResult; onControl: () => void }) {
  const { values } = useSection('ownership');
  const hasOwners = (values.edges ?? []).length > 0;
  return (
    <>
      {hasOwners && <Together result={result} onControl={onControl} />}
      <UboSentence result={result} />
      <NoOwner result={result} hasOwners={hasOwners} />
      <TermHelp term="ubo" />
    </>
  );
}

function Together({ result, onControl }: { result: OwnershipResult; onControl: () => void }) {
  const { t } = useTranslation('kyc-form');
  const { kyc } = useForm();
  const issues = useOwnershipIssues();
  const text = useIssueText();
  const isSole = hasSoleOwner(kyc.answers['legal-entity']);
  const rest = useRest(result);
  const total = result.totals.find((one) => one.company === clientId);
  const own = issues.filter(({ path }) => path === `companies.${clientId}`);
  const isKnown = isFullyKnown(total?.lowest ?? 0);
  return (
    <section className="flex flex-col gap-3">
      <div id={`companies.${clientId}`} tabIndex={-1}>
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 flex-1 text-20 font-semibold">{t('ownership.together')}</h2>
          <span className="font-semibold">
            <Known lowest={total?.lowest ?? 0} highest={total?.highest ?? 0} isOpen={own.length > 0} />
          </span>
        </div>
        <p className="mt-1 text-14 text-ink-2">{own.length > 0 ? own.map(text).join(' ') : !isSole && rest}</p>
        {isKnown && !isSole && (
          <TextButton onPress={onControl} className="text-14">
            {t('ownership.add-control')}
          </TextButton>
        )}
      </div>
      <Suspense>
        <OwnershipDrawing result={result} />
      </Suspense>
    </section>
  );
}

/** What is known of the owners of the company and of those above it. */
function useRest({ totals, threshold }: OwnershipResult): string | undefined {
  const { t, i18n } = useTranslation('kyc-form');
  const format = useFormat();
  const { form } = useForm();
  const issues = useOwnershipIssues();
  const total = totals.find((one) => one.company === clientId);
  const lowest = total?.lowest ?? 0;
  if (isFullyKnown(lowest)) {
    const names = new Set(
      issues.filter(({ path }) => path.startsWith('companies.')).map(({ facts }) => String(facts?.['name'] ?? '')),
    );
    if (names.size === 0) return t('ownership.all-known');
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([...names].map(isolated));
    return t('ownership.known-except', { name: form.subject.name, names: list });
  }
  const isSmall = lowest === total?.highest && wholeShare - lowest <= threshold.share;
  return isSmall
    ? t('ownership.rest-small', { share: format.share(wholeShare - lowest), threshold: format.share(threshold.share) })
    : undefined;
}

function UboSentence({ result }: { result: OwnershipResult }) {
  const { t, i18n } = useTranslation('kyc-form');
  const format = useFormat();
  const ubos = result.people.filter((person) => person.isUbo === 'yes');
  if (ubos.length === 0) return null;
  const nameOf = ({ name }: PersonInterest) => name || t('ownership.this-owner');
  const named = ubos.map((one) => t('ownership.with-share', { name: nameOf(one), share: shareOf(one, format) }));
  const names = capital(new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named));
  const threshold = format.share(result.threshold.share);
  return (
    <Banner tone="info">
      <p role="status">
        {rich(
          t(result.threshold.orMore ? 'ownership.ubos-or-more' : 'ownership.ubos', {
            count: ubos.length,
            skipInterpolation: true,
          }),
          { b: (inner) => <strong className="font-semibold">{inner}</strong> },
          { names, threshold },
        )}{' '}
        {t('ownership.ubos-next')}
      </p>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center text-14 underline">{t('ownership.how-counted')}</summary>
        <ul className="mt-2 flex flex-col gap-2 text-14">
          {ubos.map((person) => (
            <li key={person.id}>
              <strong className="font-semibold">{capital(nameOf(person))}</strong>
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
  const { kyc } = useForm();
  const { standIn } = askedQuestions(kyc.answers['legal-entity']);
  const { values, change, error } = useSection('ownership');
  const [isAsked, setAsked] = useState(false);
  // A sole trader is one person, who owns it.
  if (!result.standInNeeded || !standIn) return null;
  const threshold = format.share(result.threshold.share);
  // While the answers are uncertain, it is for the client to state that no person holds enough.
  const isOpen = !hasOwners || result.issues.length > 0;
  if (isOpen && !isAsked && !values.nobodyReason)
    return (
      <TextButton onPress={() => setAsked(true)} className="self-start">
        {t('ownership.no-owner-link', { threshold })}
      </TextButton>
    );
  return (
    <>
      <Banner tone="info" title={t('ownership.no-owner', { threshold })}>
        {t(`ownership.stand-in.${standIn === 'partner' ? 'partner' : 'director'}`)}
      </Banner>
      <TextArea
        label={t('fields.no-owner-reason')}
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
