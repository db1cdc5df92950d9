import { nodeName } from '@dossier/domain/ownership/structure';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useSection } from './form-context.ts';
import { type Owner, ownersOf } from './owners.ts';

export interface OwnerActions {
  readonly onAdd: (owned: string, kind: 'person' | 'company') => void;
  readonly onChange: (edge: string) => void;
  readonly onRemove: (edge: string) => void;
}

/** The share of an owner, as answered. */
export function useOwnerShareText() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  return ({ share, band, kind }: Owner['edge']): string => {
    if (kind === 'control') return t('ownership.controls');
    if (share !== undefined) return format.share(share);
    return band ? t('ownership.band', { from: format.share(band.from), to: format.share(band.to) }) : '';
  };
}

/** An owner, and below a company its own owners, at any depth. */
export function OwnerCard({ owner, above, ...actions }: { owner: Owner; above: readonly string[] } & OwnerActions) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const shareText = useOwnerShareText();
  const { values, error } = useSection('ownership');
  const { edge, node } = owner;
  const name = nodeName(node) || t('ownership.no-name');
  const isCompany = node.kind === 'company';
  const kind = t(isCompany ? 'ownership.company' : 'ownership.person');
  const at = (values.edges ?? []).findIndex((one) => one.id === edge.id);
  const nodeAt = (values.nodes ?? []).findIndex((one) => one.id === node.id);
  const wrong = error(`edges.${at}`) ?? error(`nodes.${nodeAt}`) ?? error(`companies.${node.id}`);
  const share = shareText(edge);
  return (
    <div id={`edges.${at}`} tabIndex={-1} className="flex flex-col gap-3">
      <PersonCard
        name={name}
        isCompany={isCompany}
        detail={[kind, node.country && format.country(node.country)].filter(Boolean).join(', ')}
        aside={
          share ? (
            <span className="text-20 font-semibold tabular-nums">{share}</span>
          ) : (
            <Badge icon="alert" tone="warn">
              {t('ownership.share-missing')}
            </Badge>
          )
        }
        actions={
          <>
            <TextLink onPress={() => actions.onChange(edge.id)} aria-label={t('change-name', { name })}>
              {t('change')}
            </TextLink>
            <TextLink onPress={() => actions.onRemove(edge.id)} aria-label={t('remove-name', { name })}>
              {t('remove')}
            </TextLink>
          </>
        }
      />
      {wrong && <p className="text-14 font-medium text-bad-ink">{wrong}</p>}
      {isCompany && !above.includes(node.id) && (
        <div className="ml-3 flex flex-col gap-3 border-l-2 border-line-strong pl-3 md:ml-6 md:pl-4">
          <h3 className="text-14 font-semibold">{t('ownership.who-owns', { name })}</h3>
          <OwnerList owned={node.id} name={name} above={[...above, node.id]} {...actions} />
        </div>
      )}
    </div>
  );
}

/** The owners of one company, and the buttons to add more. */
export function OwnerList(props: { owned: string; name: string; above: readonly string[] } & OwnerActions) {
  const { owned, name, above, ...actions } = props;
  const { t } = useTranslation('kyc-form');
  const { values } = useSection('ownership');
  return (
    <>
      {ownersOf(values, owned).map((owner) => (
        <OwnerCard key={owner.edge.id} owner={owner} above={above} {...actions} />
      ))}
      <div className="flex flex-wrap gap-3 [&>button]:flex-[1_1_144px] [&>button]:px-2">
        <Button
          icon="user"
          onPress={() => actions.onAdd(owned, 'person')}
          aria-label={owned === 'client' ? undefined : t('ownership.add-person-of', { name })}
        >
          {t('ownership.add-person')}
        </Button>
        <Button
          icon="building"
          onPress={() => actions.onAdd(owned, 'company')}
          aria-label={owned === 'client' ? undefined : t('ownership.add-company-of', { name })}
        >
          {t('ownership.add-company')}
        </Button>
      </div>
    </>
  );
}
