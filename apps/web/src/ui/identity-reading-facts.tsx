import type { ZoneValues } from '@dossier/domain/contracts/answers/identity-reading';
import { addDays } from '@dossier/domain/dates';
import { type ReadFact, type ReadField, readFacts, type TypedIdentity } from '@dossier/domain/identity-reading';
import type { IdentityKind } from '@dossier/domain/kyc-form/answers';
import { expiresSoonDays } from '@dossier/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Banner } from './banner.tsx';
import { Icon, type IconName } from './icon.tsx';
import { ReadDifference } from './identity-reading-difference.tsx';
import { useReadTexts } from './identity-reading-texts.ts';
import { PlainButton } from './plain-button.tsx';

/** Values that the person confirmed, for the fields of the form. */
export interface IdentityPatch {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  nationality?: string;
  identityKind?: IdentityKind;
  identityNumber?: string;
  identityExpiry?: string;
  identityCountry?: string;
}

interface IdentityReadingFactsProps {
  values: ZoneValues;
  typed: TypedIdentity;
  hasFixedNames: boolean;
  onUse: (patch: IdentityPatch) => void;
  onType: () => void;
}

const names: readonly ReadField[] = ['firstName', 'lastName'];

/** What was read, with what differs from the typed values first. */
export function IdentityReadingFacts({ values, typed, hasFixedNames, onUse, onType }: IdentityReadingFactsProps) {
  const { t } = useTranslation('identity-reading');
  const { filledIn } = useReadTexts();
  const [chosen, setChosen] = useState<Partial<Record<ReadField, 'read' | 'typed'>>>({});
  const facts = readFacts(values, typed);
  const isFixed = (field: ReadField) => hasFixedNames && names.includes(field);
  const differing = facts.filter(({ is, proof, field }) => is === 'differs' && proof !== 'wrong' && !isFixed(field));
  const choiceOf = ({ field, proof }: ReadFact) => chosen[field] ?? (proof === 'fits' ? 'read' : 'typed');
  const use = () => {
    const taken = facts.filter((fact) =>
      differing.includes(fact)
        ? choiceOf(fact) === 'read'
        : // A name has no check digit: it is filled in only when the person chooses it.
          fact.is === 'new' && fact.proof !== 'wrong' && !names.includes(fact.field),
    );
    onUse(Object.fromEntries(taken.map((fact) => [fact.field, filledIn(fact)])));
  };
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-4">
        <div>
          <h3 className="font-semibold">{t('right')}</h3>
          <p className="text-ink-2">{t('not-yet')}</p>
        </div>
        {differing.length > 0 && <h4 className="font-semibold">{t('differs', { count: differing.length })}</h4>}
      </div>
      {differing.map((fact) => (
        <ReadDifference
          key={fact.field}
          fact={fact}
          choice={choiceOf(fact)}
          onChoose={(choice) => setChosen({ ...chosen, [fact.field]: choice })}
        />
      ))}
      <FactList facts={facts.filter((fact) => !differing.includes(fact))} values={values} />
      <Expiry expiry={values.fits.expiry ? values.expiry : ''} />
      <div className="flex flex-wrap gap-3">
        <PlainButton variant="primary" onPress={use}>
          {t('use')}
        </PlainButton>
        <PlainButton onPress={onType}>{t('type')}</PlainButton>
      </div>
    </div>
  );
}

function FactList({ facts, values }: { facts: readonly ReadFact[]; values: ZoneValues }) {
  const { t } = useTranslation('identity-reading');
  const { termOf, shownOf, sexOf } = useReadTexts();
  const isWrong = facts.some(({ proof }) => proof === 'wrong');
  return (
    <div>
      <h4 className="font-semibold">{t('facts')}</h4>
      <dl className="divide-y divide-line">
        {facts.map((fact) => (
          <Fact key={fact.field} term={termOf(fact.field)} value={shownOf(fact.field, fact.read)} mark={markOf(fact)} />
        ))}
        {values.sex !== '' && <Fact term={t('sex')} value={sexOf(values.sex)} mark="check" />}
      </dl>
      <p className="mt-2 text-14 text-ink-2">{t('fits-means')}</p>
      {isWrong && <p className="mt-2 text-14 text-warn-ink">{t('wrong-means')}</p>}
    </div>
  );
}

type Mark = 'fits' | 'same' | 'check' | 'wrong';

function markOf({ proof, is }: ReadFact): Mark {
  if (proof === 'wrong') return 'wrong';
  if (is === 'same') return 'same';
  return proof === 'fits' ? 'fits' : 'check';
}

const marks: Readonly<Record<Mark, { readonly icon: IconName; readonly ink: string }>> = {
  fits: { icon: 'check', ink: 'text-ok-ink' },
  same: { icon: 'check', ink: 'text-ok-ink' },
  check: { icon: 'eye', ink: 'text-ink-2' },
  wrong: { icon: 'alert', ink: 'text-warn-ink' },
};

function Fact({ term, value, mark }: { term: string; value: string; mark: Mark }) {
  const { t } = useTranslation('identity-reading');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="row-start-2 [overflow-wrap:anywhere]">{value}</dd>
      <dd className={`col-start-2 row-span-2 row-start-1 flex items-center gap-1.5 text-14 ${marks[mark].ink}`}>
        <Icon name={marks[mark].icon} />
        {t(mark)}
      </dd>
    </div>
  );
}

function Expiry({ expiry }: { expiry: string }) {
  const { t } = useTranslation('identity-reading');
  const format = useFormat();
  const today = isoToday();
  if (expiry === '' || expiry > addDays(today, expiresSoonDays)) return null;
  const isOver = expiry <= today;
  return (
    <Banner tone={isOver ? 'bad' : 'warn'}>{t(isOver ? 'expired' : 'expires', { date: format.date(expiry) })}</Banner>
  );
}
