import { allCountries } from '@dossier/domain/countries';
import { isolated } from '@dossier/domain/isolated';
import type { OwnershipEdge, OwnershipNode } from '@dossier/domain/kyc-form/answers';
import { hasSoleOwner } from '@dossier/domain/kyc-form/questions';
import { wholeShare } from '@dossier/domain/ownership/share';
import { nodeName } from '@dossier/domain/ownership/structure';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useBackCloses } from '#intake/use-back-closes.ts';
import { focusFault } from '#ui/focus-fault.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CountryField } from './country-field.tsx';
import { SheetStatus } from './form-bar.tsx';
import { useForm, useSection } from './form-context.ts';
import { NameFields } from './name-fields.tsx';
import { HoldingKind, ShareFields } from './owner-share.tsx';
import { useOwnerShare } from './owner-share-draft.ts';
import { changeEdge, changeNode, ownersOf, replaceOwner } from './owners.ts';
import { type DifferentOwners, SameName } from './same-name.tsx';

interface SheetProps {
  readonly edgeId: string;
  /** It was added by opening the sheet. */
  readonly isNew: boolean;
  /** Closes and keeps everything. */
  readonly onClose: () => void;
  /** Closes with a complete answer. */
  readonly onDone: () => void;
  /** Closes and discards what was changed. */
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly different: DifferentOwners;
  /** Adds an owner of this company who has votes or control only. */
  readonly onControl: (company: string) => void;
}

/** One owner: who it is, and how much. Input is applied to the answers at once. */
export function OwnerSheet(props: SheetProps) {
  const { edgeId, isNew, different, onClose, onDone, onCancel, onRemove, onControl } = props;
  const { t } = useTranslation(['kyc-form', 'common']);
  const { form, kyc } = useForm();
  const { values, change } = useSection('ownership');
  const [attempt, setAttempt] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  useEffect(() => {
    if (attempt > 0 && fields.current) focusFault(fields.current);
  }, [attempt]);
  const edge = values.edges?.find((one) => one.id === edgeId);
  const node = values.nodes?.find((one) => one.id === edge?.owner);
  const set = (next: OwnershipEdge) => change(changeEdge(values, next.id, next));
  const share = useOwnerShare(edge, set);
  if (!edge || !node) return null;
  const company = values.nodes?.find((one) => one.id === edge.owned);
  const owned = company ? nodeName(company) || t('ownership.no-name') : form.subject.name;
  const isCompany = node.kind === 'company';
  const isWhole = hasSoleOwner(kyc.answers['legal-entity']) && edge.share === wholeShare;
  const isNamed = isCompany ? nodeName(node) !== '' : !!node.firstName?.trim() && !!node.lastName?.trim();
  const done = () => {
    if (isNamed && (edge.kind === 'control' || isWhole || !share.fault)) return onDone();
    setAttempt((count) => count + 1);
  };
  return (
    <FormDrawer
      side="bottom"
      onClose={onClose}
      onSubmit={done}
      onCancel={onCancel}
      title={t('ownership.owner-of', { name: owned })}
      saveLabel={t('ownership.done')}
      cancelLabel={t('common:cancel')}
      status={<SheetStatus />}
    >
      <div ref={fields} className="flex flex-col gap-6">
        <Who edge={edge} node={node} isAttempted={attempt > 0} />
        <SameName edge={edge} node={node} different={different} />
        {edge.kind !== 'control' && !isWhole && (
          <ShareFields edge={edge} owned={owned} share={share} isAttempted={attempt > 0} />
        )}
        {isCompany && <CompanyFacts node={node} />}
        {!isWhole && <HoldingKind edge={edge} set={set} />}
        {isCompany && !isNew && (
          <TextButton onPress={() => onControl(node.id)} className="self-start text-14">
            {t('ownership.add-control-of', { name: nodeName(node) || t('ownership.no-name') })}
          </TextButton>
        )}
        {!isNew && (
          <PlainButton icon="trash" variant="danger-quiet" isBlock onPress={onRemove}>
            {t('ownership.remove')}
          </PlainButton>
        )}
      </div>
    </FormDrawer>
  );
}

interface WhoProps {
  readonly edge: OwnershipEdge;
  readonly node: OwnershipNode;
  readonly isAttempted: boolean;
}

/** A person or a company, and its name. */
function Who({ edge, node, isAttempted }: WhoProps) {
  const { t } = useTranslation('kyc-form');
  const { kyc } = useForm();
  const { values, change } = useSection('ownership');
  const patch = (fields: Partial<OwnershipNode>) => change(changeNode(values, node.id, { ...node, ...fields }));
  const isCompany = node.kind === 'company';
  const missing = (text: string | undefined, message: string) => (isAttempted && !text?.trim() ? message : undefined);
  return (
    <>
      {ownersOf(values, node.id).length === 0 && (isCompany || !hasSoleOwner(kyc.answers['legal-entity'])) && (
        <RadioGroup
          look="cards"
          columns={2}
          label={t('ownership.owner-is')}
          value={node.kind}
          onChange={(kind) => patch({ kind })}
          options={(['person', 'company'] as const).map((id) => ({ id, label: t(`ownership.a-${id}`) }))}
        />
      )}
      <Earlier edge={edge} />
      {isCompany ? (
        <TextField
          label={t('fields.name')}
          value={node.name ?? ''}
          onChange={(name) => patch({ name })}
          autoFocus={!node.name}
          error={missing(node.name, t('ownership.owner-name-required'))}
        />
      ) : (
        <NameFields
          values={node}
          change={patch}
          autoFocus={!node.firstName}
          error={(path) =>
            path === 'firstName'
              ? missing(node.firstName, t('people.first-name-required'))
              : missing(node.lastName, t('people.last-name-required'))
          }
        />
      )}
    </>
  );
}

/** What is asked of a company besides its name. */
function CompanyFacts({ node }: { node: OwnershipNode }) {
  const { t } = useTranslation('kyc-form');
  const { values, change } = useSection('ownership');
  const patch = (fields: Partial<OwnershipNode>) => change(changeNode(values, node.id, { ...node, ...fields }));
  return (
    <>
      <TextField
        label={t('fields.registration-number')}
        optional
        value={node.registrationNumber ?? ''}
        onChange={(registrationNumber) => patch({ registrationNumber })}
      />
      <CountryField
        label={t('ownership.company-country')}
        name="ownerCountry"
        optional
        codes={allCountries}
        value={node.country}
        onChange={(country) => patch({ country })}
      />
    </>
  );
}

/** A person can own through several companies: offers an existing person instead of a second one with the same name. */
function Earlier({ edge }: { edge: OwnershipEdge }) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { values, change } = useSection('ownership');
  const node = values.nodes?.find((one) => one.id === edge.owner);
  const taken = ownersOf(values, edge.owned).map((owner) => owner.node.id);
  const others = (values.nodes ?? []).filter(
    (one) => one.kind === node?.kind && nodeName(one) !== '' && one.id !== edge.owned && !taken.includes(one.id),
  );
  if (!node || nodeName(node) !== '' || others.length === 0) return null;
  // Of several with one name, which one.
  const labelOf = (one: OwnershipNode) => {
    const same = others.filter((other) => nodeName(other) === nodeName(one));
    const more = one.registrationNumber || format.country(one.country ?? '') || same.indexOf(one) + 1;
    return same.length > 1 ? `${isolated(nodeName(one))} (${more})` : nodeName(one);
  };
  return (
    <Select
      label={t('ownership.named-before')}
      hint={t('ownership.named-before-hint')}
      options={others.map((one) => ({ id: one.id, label: labelOf(one) }))}
      value=""
      onChange={(id) => change(replaceOwner(values, edge.id, id))}
      placeholder={t('ownership.new-person')}
    />
  );
}
