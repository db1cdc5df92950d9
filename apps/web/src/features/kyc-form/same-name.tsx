import type { OwnershipEdge, OwnershipNode } from '@dossier/domain/kyc-form/answers';
import { nodeName } from '@dossier/domain/ownership/structure';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { focusOn } from '#ui/keep-focus.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useForm, useSection } from './form-context.ts';
import { useOwnerShareText } from './owner-share-text.ts';
import { isReplaceable, namesakeOf, pairOf, replaceOwner } from './owners.ts';
import { useKeptState } from './use-kept-state.ts';

/** The pairs of owners with one name whom the person said to be different, in this tab. */
export function useDifferentOwners() {
  const [kept, setKept] = useKeptState<readonly string[]>('different-owners');
  const different = kept ?? [];
  return {
    /** Another owner with this name, unless the person said that it is another one. */
    namesake: (answers: Parameters<typeof namesakeOf>[0], node: OwnershipNode): OwnershipNode | undefined => {
      const found = namesakeOf(answers, node);
      return found && !different.includes(pairOf(found, node)) ? found : undefined;
    },
    add: (one: OwnershipNode, other: OwnershipNode) => setKept([...different, pairOf(one, other)]),
  };
}

export type DifferentOwners = ReturnType<typeof useDifferentOwners>;

interface Props {
  readonly edge: OwnershipEdge;
  readonly node: OwnershipNode;
  readonly different: DifferentOwners;
}

/** Asks whether an owner is one that was added before under the same name. If so, their shares are added up. */
export function SameName({ edge, node, different }: Props) {
  const { values, change } = useSection('ownership');
  const region = useRef<HTMLDivElement>(null);
  const other = different.namesake(values, node);
  return (
    <div ref={region} tabIndex={-1} role="status" className="outline-none empty:absolute">
      {other ? (
        <Question
          name={nodeName(other)}
          onSame={
            isReplaceable(values, edge, other)
              ? () => {
                  change(replaceOwner(values, edge.id, other.id));
                  focusOn(region.current);
                }
              : undefined
          }
          onOther={() => {
            different.add(other, node);
            focusFirst(region.current?.nextElementSibling);
          }}
        />
      ) : (
        <OtherHoldings edge={edge} />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly name: string;
  /** Undefined when one of the two has to be removed by hand. */
  readonly onSame: (() => void) | undefined;
  readonly onOther: () => void;
}

function Question({ name, onSame, onOther }: QuestionProps) {
  const { t } = useTranslation('kyc-form');
  return (
    <Banner
      tone="info"
      title={t('ownership.same-name', { name })}
      actions={
        <>
          {onSame && <PlainButton onPress={onSame}>{t('ownership.same-name-yes')}</PlainButton>}
          <PlainButton onPress={onOther}>{t('ownership.same-name-no')}</PlainButton>
        </>
      }
    >
      {t(onSame ? 'ownership.same-name-add' : 'ownership.same-name-keep-one')}
    </Banner>
  );
}

function focusFirst(part: Element | null | undefined): void {
  const control = part?.querySelector('input:checked') ?? part?.querySelector('input, button');
  if (control instanceof HTMLElement) control.focus();
}

/** What the same owner holds besides this holding. */
function OtherHoldings({ edge }: { edge: OwnershipEdge }) {
  const { t, i18n } = useTranslation('kyc-form');
  const { form } = useForm();
  const { values } = useSection('ownership');
  const shareText = useOwnerShareText();
  const others = (values.edges ?? []).filter((one) => one.owner === edge.owner && one.id !== edge.id);
  if (others.length === 0) return null;
  const holdings = others.map((one) => {
    const company = values.nodes?.find(({ id }) => id === one.owned);
    const name = company ? nodeName(company) || t('ownership.no-name') : form.subject.name;
    const share = shareText(one);
    return share ? t('ownership.holding', { share, company: name }) : name;
  });
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(holdings);
  // A name may end with a full stop, as `B.V.` does: the sentence has one only.
  return <p className="text-14 text-ink-2">{t('ownership.also-owns', { holdings: list.replace(/\.$/, '') })}</p>;
}
