import { allCountries } from '@dossier/domain/countries';
import type { OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import { nodeName } from '@dossier/domain/ownership/structure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { useForm, useSection } from './form-context.ts';
import { NameFields } from './name-fields.tsx';
import { changeEdge, changeNode, ownersOf, parseShare, replaceOwner } from './owners.ts';
import { useBackCloses } from './use-back-closes.ts';

/** Bands of the register of beneficial owners. Unit: 1/10000 of a percent. */
const bands = [
  { from: 1, to: 250_000 },
  { from: 250_000, to: 500_000 },
  { from: 500_000, to: 750_000 },
  { from: 750_000, to: 1_000_000 },
] as const;

/** One owner: name and share. Input is applied to the answers at once. */
export function OwnerSheet({ edgeId, onClose }: { edgeId: string; onClose: () => void }) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values, change } = useSection('ownership');
  useBackCloses(true, onClose);
  const edge = values.edges?.find((one) => one.id === edgeId);
  const node = values.nodes?.find((one) => one.id === edge?.owner);
  if (!edge || !node) return null;
  const owned =
    edge.owned === 'client' ? form.subject.name : nodeName(values.nodes?.find((one) => one.id === edge.owned) ?? node);
  const patch = (fields: Parameters<typeof changeNode>[2]) => change(changeNode(values, node.id, fields));
  const isCompany = node.kind === 'company';
  return (
    <FormDrawer
      side="bottom"
      onClose={onClose}
      onSubmit={onClose}
      title={t(isCompany ? 'ownership.about-company' : 'ownership.about-person')}
      subtitle={t('ownership.owner-of', { name: owned })}
      saveLabel={t('ownership.done')}
    >
      <Earlier edge={edge} />
      {isCompany ? (
        <>
          <TextField
            label={t('fields.name')}
            value={node.name ?? ''}
            onChange={(name) => patch({ name })}
            autoFocus={!node.name}
          />
          <TextField
            label={t('fields.registration-number')}
            optional
            value={node.registrationNumber ?? ''}
            onChange={(registrationNumber) => patch({ registrationNumber })}
          />
        </>
      ) : (
        <NameFields values={node} change={patch} autoFocus={!node.firstName} />
      )}
      {isCompany && (
        <CountryField
          label={t('ownership.company-country')}
          name="ownerCountry"
          optional
          codes={allCountries}
          value={node.country}
          onChange={(country) => patch({ country })}
        />
      )}
      <Holding edge={edge} owned={owned} />
    </FormDrawer>
  );
}

/** A person can own through several companies: offers an existing person instead of a second one with the same name. */
function Earlier({ edge }: { edge: OwnershipEdge }) {
  const { t } = useTranslation('kyc-form');
  const { values, change } = useSection('ownership');
  const node = values.nodes?.find((one) => one.id === edge.owner);
  const taken = ownersOf(values, edge.owned).map((owner) => owner.node.id);
  const others = (values.nodes ?? []).filter(
    (one) => one.kind === node?.kind && nodeName(one) !== '' && one.id !== edge.owned && !taken.includes(one.id),
  );
  if (!node || nodeName(node) !== '' || others.length === 0) return null;
  return (
    <Select
      label={t('ownership.named-before')}
      hint={t('ownership.named-before-hint')}
      options={others.map((one) => ({ id: one.id, label: nodeName(one) }))}
      value=""
      onChange={(id) => change(replaceOwner(values, edge.id, id))}
      placeholder={t('ownership.somebody-new')}
    />
  );
}

function Holding({ edge, owned }: { edge: OwnershipEdge; owned: string }) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { values, change } = useSection('ownership');
  const [typed, setTyped] = useState<string>();
  const set = (next: OwnershipEdge) => change(changeEdge(values, edge.id, next));
  const { share: _, band: __, ...bare } = edge;
  const isBand = edge.band !== undefined;
  const shown = edge.share === undefined ? '' : format.share(edge.share).replace(/[\s%]/g, '');
  const isWrong = typed !== undefined && typed.trim() !== '' && parseShare(typed) === undefined;
  return (
    <>
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
      {edge.kind !== 'control' && (
        <>
          <RadioGroup
            label={t('ownership.know-exactly')}
            value={isBand ? 'band' : 'exact'}
            onChange={(choice) => {
              setTyped(undefined);
              set(choice === 'band' ? { ...bare, band: { from: 250_000, to: 500_000 } } : bare);
            }}
            options={[
              { id: 'exact', label: t('ownership.exact') },
              { id: 'band', label: t('ownership.only-band') },
            ]}
          />
          {isBand ? (
            <Select
              label={t('ownership.between')}
              options={bands.map(({ from, to }) => ({
                id: `${from}-${to}`,
                label: t('ownership.band', { from: format.share(from === 1 ? 0 : from), to: format.share(to) }),
              }))}
              value={`${edge.band?.from}-${edge.band?.to}`}
              onChange={(id) => {
                const band = bands.find(({ from, to }) => `${from}-${to}` === id);
                if (band) set({ ...bare, band });
              }}
            />
          ) : (
            <TextField
              label={t('ownership.share-of', { name: owned })}
              hint={t('ownership.share-hint')}
              inputMode="decimal"
              value={typed ?? shown}
              onChange={(text) => {
                setTyped(text);
                const share = parseShare(text);
                set(share === undefined ? bare : { ...bare, share });
              }}
              onBlur={() => !isWrong && setTyped(undefined)}
              error={isWrong ? t('ownership.share-invalid', { name: '' }) : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
