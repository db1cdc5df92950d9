import type { OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import { wholeShare } from '@dossier/domain/ownership/share';
import { nodeName } from '@dossier/domain/ownership/structure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSection } from './form-context.ts';
import { type OwnerShare, type Precision, shareBands } from './owner-share-draft.ts';
import { ownersOf } from './owners.ts';

interface Props {
  readonly edge: OwnershipEdge;
  /** Name of the company that is owned. */
  readonly owned: string;
  readonly share: OwnerShare;
  /** After an attempt everything that is missing is reported. */
  readonly isAttempted: boolean;
}

/** How much an owner holds: exactly, or between two percentages. */
export function ShareFields({ edge, owned, share, isAttempted }: Props) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const [isLeft, setLeft] = useState(share.exact !== '');
  const left = useLeft(edge);
  const isShown = isAttempted || share.isAboveWhole || (isLeft && share.fault === 'invalid');
  const fault = isShown && share.fault ? t(`ownership.share-${share.fault}-here`) : undefined;
  const bandLabel = ({ from, to }: (typeof shareBands)[number]) =>
    t('ownership.band', { from: format.share(from === 1 ? 0 : from), to: format.share(to) });
  return (
    <>
      <RadioGroup<Precision>
        look="cards"
        columns={2}
        label={t('ownership.know-exactly')}
        value={share.precision}
        onChange={share.choose}
        options={[
          { id: 'exact', label: t('ownership.exact') },
          { id: 'band', label: t('ownership.only-band') },
        ]}
      />
      {share.precision === 'band' ? (
        <Select
          label={t('ownership.between')}
          options={shareBands.map((band) => ({ id: `${band.from}-${band.to}`, label: bandLabel(band) }))}
          value={share.band && `${share.band.from}-${share.band.to}`}
          onChange={(id) => {
            const band = shareBands.find(({ from, to }) => `${from}-${to}` === id);
            if (band) share.pick(band);
          }}
          placeholder={t('choose')}
          error={isAttempted && share.fault ? t('ownership.band-missing') : undefined}
        />
      ) : (
        <div>
          <TextField
            label={t(edge.kind === 'votes' ? 'ownership.votes-of' : 'ownership.share-of', { name: owned })}
            hint={left ?? t('ownership.share-hint')}
            inputMode="decimal"
            unit="%"
            value={share.exact}
            onChange={share.type}
            onBlur={() => setLeft(share.exact.trim() !== '')}
            error={fault}
          />
          <p role="status" className="mt-1.5 text-14 text-ink-2 empty:hidden">
            {share.used !== undefined && t('ownership.share-used', { share: format.share(share.used) })}
          </p>
        </div>
      )}
    </>
  );
}

/** `70% is left: Élise Fontaine has 30%.` Undefined without another owner whose share is known. */
function useLeft(edge: OwnershipEdge): string | undefined {
  const { t, i18n } = useTranslation('kyc-form');
  const format = useFormat();
  const { values } = useSection('ownership');
  const others = ownersOf(values, edge.owned).filter((one) => one.edge.id !== edge.id && one.edge.kind === edge.kind);
  const known = others.flatMap(({ edge: { share }, node }) => (share ? [{ share, name: nodeName(node) }] : []));
  const left = wholeShare - known.reduce((sum, { share }) => sum + share, 0);
  if (known.length === 0 || known.length < others.length || left < 0) return undefined;
  const list = known.map(({ share, name }) =>
    t('ownership.has', { name: name || t('ownership.no-name'), share: format.share(share) }),
  );
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(list);
  return t('ownership.left', { share: format.share(left), names });
}

/** Shares, unless the owner has votes or control only: those two are offered on request. */
export function HoldingKind({ edge, set }: { edge: OwnershipEdge; set: (next: OwnershipEdge) => void }) {
  const { t } = useTranslation('kyc-form');
  const [isOpen, setOpen] = useState(edge.kind !== 'shares');
  if (!isOpen)
    return (
      <TextButton onPress={() => setOpen(true)} className="self-start text-14">
        {t('ownership.no-shares')}
      </TextButton>
    );
  return (
    <RadioGroup
      look="cards"
      label={t('ownership.how')}
      value={edge.kind}
      onChange={(kind) => set({ ...edge, kind })}
      options={(['shares', 'votes', 'control'] as const).map((id) => ({
        id,
        label: t(`ownership.kinds.${id}`),
        hint: t(`ownership.kind-hints.${id}`),
      }))}
    />
  );
}
