import { missingSides } from '@dossier/domain/kyc-form/identity-sides';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileRemovals } from '#api/use-file-removals.ts';
import { runAndRefresh, runWorkflow, useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { AsksFirstProvider, useAsksFirst } from '#ui/asks-first.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ClientBar } from '#ui/client-bar.tsx';
import { focusFault } from '#ui/focus-fault.ts';
import { IdentityReading } from '#ui/identity-reading.tsx';
import { Decline } from './decline.tsx';
import { type Details, type DetailsField, faultsOf, stepFields, useDetails } from './details.ts';
import { DetailsStep } from './details-step.tsx';
import { DocumentStep } from './document-step.tsx';
import type { IdentityPhoto, OwnIdentification, Person } from './own-identification.ts';
import { PhotoStep } from './photo-step.tsx';
import { Step } from './step.tsx';
import { WhoSees } from './who-sees.tsx';

type StepName = 'details' | 'photo' | 'document';

const order: readonly StepName[] = ['details', 'photo', 'document'];

/** What a person gives by an own link, in four steps; nothing is given before the last button. */
export function IdentifyFlow({ own: stored, person }: { own: OwnIdentification; person: Person }) {
  const { t } = useTranslation(['identify', 'kyc-form']);
  const { error: textOf } = useErrorText();
  const run = useRunWorkflow();
  const { own, removals } = usePhotoRemovals(stored);
  const { details, change, forget } = useDetails(own);
  const [step, setStep] = useState<StepName>(own.photos.length > 0 ? 'photo' : 'details');
  const [attempted, setAttempted] = useState<ReadonlySet<StepName>>(new Set());
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useAsksFirst();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const faults = faultsOf(details, t);
  const isWrong = (fields: readonly DetailsField[]) => fields.some((field) => faults[field] !== undefined);
  const wrong: Readonly<Record<StepName, boolean>> = {
    details: isWrong(stepFields.details),
    photo: isWrong(stepFields.photo) || missingSides(details.identityKind ?? undefined, own.photos).length > 0,
    document: isWrong(stepFields.document),
  };
  const shown = (name: StepName) => (attempted.has(name) ? faults : {});
  const give = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const [notRemoved] = await removals.end();
      if (notRemoved) throw notRemoved;
      const { identityKind, ...rest } = details;
      await run('give-identification', { link: own.link, ...rest, identityKind: identityKind ?? 'passport' });
      forget();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const goOn = () => {
    setAttempted(new Set([...attempted, step]));
    if (wrong[step]) return focusFault();
    const next = order[order.indexOf(step) + 1];
    if (next) setStep(next);
    else void give();
  };
  return (
    <>
      <Head own={own} person={person} />
      <ol className="mt-6 divide-y divide-line">
        <Step number={1} title={t('steps.login')} state="done" detail={own.email} />
        <Step number={2} title={t('steps.details')} state={stateOf('details', step)} onOpen={() => setStep('details')}>
          <DetailsStep
            person={person}
            details={details}
            change={change}
            faults={shown('details')}
            isEditing={isEditing || wrong.details}
            onEdit={() => setEditing(true)}
          />
        </Step>
        <Step
          number={3}
          title={t('steps.photo')}
          detail={t('steps.photo-detail')}
          state={stateOf('photo', step)}
          onOpen={() => setStep('photo')}
        >
          <PhotoStep
            own={stored}
            removals={removals}
            kind={details.identityKind}
            onKind={(identityKind) => change({ identityKind })}
            isAsked={attempted.has('photo')}
            kindFault={shown('photo').identityKind}
          />
          <OwnReading own={own} person={person} details={details} change={change} onAsking={setAsking} />
        </Step>
        <Step
          number={4}
          title={t('steps.document')}
          detail={t('steps.document-detail')}
          state={stateOf('document', step)}
          onOpen={() => setStep('document')}
        >
          <DocumentStep details={details} change={change} faults={shown('document')} org={own.institution.name} />
        </Step>
      </ol>
      <WhoSees own={own} />
      {own.given === null && <Decline own={own} />}
      {failure !== undefined && (
        <Banner tone="bad" isAlert className="mt-4">
          {textOf(failure)}
        </Banner>
      )}
      <NextBar isAsking={isAsking} isBusy={isBusy} onPress={goOn}>
        {t(`next.${step}`, { org: own.institution.name })}
      </NextBar>
    </>
  );
}

interface NextBarProps {
  /** The photo was read: the button that takes over what it says is the next step. */
  isAsking: boolean;
  isBusy: boolean;
  onPress: () => void;
  children: string;
}

function NextBar({ isAsking, isBusy, onPress, children }: NextBarProps) {
  return (
    <ClientBar>
      <Button
        variant={isAsking ? 'secondary' : 'primary'}
        className="flex-1! md:flex-none!"
        isPending={isBusy}
        onPress={onPress}
      >
        {children}
      </Button>
    </ClientBar>
  );
}

/** The stored values without photos that the person removed, and the removals. */
function usePhotoRemovals(stored: OwnIdentification) {
  const cache = useQueryClient();
  const removals = useFileRemovals<IdentityPhoto>((doc, options) =>
    runAndRefresh(cache, 'remove-identity-photo', { link: stored.link, doc }, options),
  );
  const { files } = useSyncExternalStore(removals.subscribe, removals.get);
  const own = useMemo((): OwnIdentification => {
    const gone = new Set(files.map(({ id }) => id));
    return { ...stored, photos: stored.photos.filter(({ doc }) => !gone.has(doc)) };
  }, [stored, files]);
  return { own, removals };
}

interface OwnReadingProps {
  own: OwnIdentification;
  person: Person;
  details: Details;
  change: (patch: Partial<Details>) => void;
  onAsking: (isAsking: boolean) => void;
}

/** Offers to fill in what the photo says. The name belongs to the form: a remark asks to change it. */
function OwnReading({ own, person: { firstName, lastName }, details, change, onAsking }: OwnReadingProps) {
  const docs = own.photos.map(({ doc }) => doc);
  return (
    <div className="mt-4 empty:hidden">
      <AsksFirstProvider value={onAsking}>
        <IdentityReading
          docs={docs}
          typed={{ ...details, firstName, lastName }}
          readDocument={(doc) => runWorkflow('read-identity-document', { doc })}
          onUse={change}
          hasFixedNames
        />
      </AsksFirstProvider>
    </div>
  );
}

function stateOf(name: StepName, current: StepName): 'done' | 'current' | 'ahead' {
  if (name === current) return 'current';
  return order.indexOf(name) < order.indexOf(current) ? 'done' : 'ahead';
}

function Head({ own, person }: { own: OwnIdentification; person: Person }) {
  const { t } = useTranslation('identify');
  const role = person.isOwner ? 'owner' : person.isRepresentative ? 'representative' : 'person';
  // A sentence that ends with `B.V.` has one full stop.
  const facts = { inviter: own.invitedBy, company: own.company.replace(/\.$/, ''), org: own.institution.name };
  return (
    <>
      <h1>{t(own.asked.length > 0 ? 'title-again' : 'title', { name: person.firstName })}</h1>
      <p className="mt-2 text-ink-2">{t(own.asked.length > 0 ? 'lead-again' : `lead-${role}`, facts)}</p>
      {own.asked.map(({ id, text }) => (
        <Banner key={id} tone="warn" title={t('asked', { org: own.institution.name })} className="mt-4">
          {text}
        </Banner>
      ))}
    </>
  );
}
