import type { Share } from '@dossier/domain/kyc-form/answers';
import { isFullyKnown } from '@dossier/domain/ownership/share';
import { nodeName } from '@dossier/domain/ownership/structure';
import type { OwnedTotal } from '@dossier/domain/ownership/ubo';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useForm, useSection } from './form-context.ts';
import { useIssueText } from './issue-text.ts';
import { useOwnerShareText } from './owner-share-text.ts';
import { companiesInCard, type Owner, ownersOf } from './owners.ts';
import { useOwnershipIssues } from './ownership-issues.ts';
import { RemovalLine } from './removal-line.tsx';
import { withRemovals } from './removals.ts';
import type { DifferentOwners } from './same-name.tsx';
import { ownerId } from './use-owner-sheet.ts';
import type { Removals } from './use-removals.ts';

/** What the list of owners shows besides the answers. */
export interface OwnersView {
  readonly totals: readonly OwnedTotal[];
  /** For each company the holding at which its owners are listed. */
  readonly first: ReadonlyMap<string, string>;
  readonly removals: Removals;
  readonly different: Pick<DifferentOwners, 'namesake'>;
  readonly onAdd: (owned: string) => void;
  readonly onOpen: (edge: string) => void;
}

/** The owners of one company, at any depth, and in their former place the lines of removed ones. */
export function OwnerList({ owned, depth, view }: { owned: string; depth: number; view: OwnersView }) {
  const { values } = useSection('ownership');
  const rows = withRemovals(ownersOf(values, owned), view.removals.of(owned));
  if (rows.length === 0) return null;
  return (
    <ul className={`flex flex-col ${depth === 0 ? 'gap-3' : 'gap-1'}`}>
      {rows.map((row) =>
        'item' in row ? (
          <li key={row.item.edge.id}>
            <OwnerCard owner={row.item} depth={depth} view={view} />
          </li>
        ) : (
          <li key={row.removal.id}>
            <RemovalLine removal={row.removal} removals={view.removals} />
          </li>
        ),
      )}
    </ul>
  );
}

/** An owner, and inside its card the owners of a company. */
function OwnerCard({ owner: { edge, node }, depth, view }: { owner: Owner; depth: number; view: OwnersView }) {
  const { t } = useTranslation('kyc-form');
  const { values, error } = useSection('ownership');
  const issues = useOwnershipIssues();
  const name = nodeName(node) || t('ownership.no-name');
  const at = (values.edges ?? []).findIndex((one) => one.id === edge.id);
  const nodeAt = (values.nodes ?? []).findIndex((one) => one.id === node.id);
  const wrong = error(`edges.${at}`) ?? error(`nodes.${nodeAt}`);
  const isListed = node.kind === 'company' && view.first.get(node.id) === edge.id;
  const inside = depth === 0 ? companiesInCard(values, { edge, node }, view.first) : [];
  const isOpen = inside.some((company) => issues.some(({ path }) => path === `companies.${company}`));
  const border = wrong ? 'border-bad-solid' : isOpen ? 'border-(--b-line) tone-warn' : 'border-line-strong';
  return (
    <article
      id={ownerId(edge.id)}
      aria-label={name}
      tabIndex={-1}
      className={depth === 0 ? `rounded-lg border bg-surface px-4 py-3 ${border}` : ''}
    >
      <div id={`edges.${at}`} tabIndex={-1}>
        <div id={`nodes.${nodeAt}`} tabIndex={-1}>
          <OwnerRow owner={{ edge, node }} name={name} depth={depth} onOpen={() => view.onOpen(edge.id)} />
        </div>
      </div>
      {wrong && <Wrong>{wrong}</Wrong>}
      {view.different.namesake(values, node) && (
        <p className="flex gap-1.5 py-1 text-14 text-ink-2">
          <Icon name="info" className="mt-0.5" />
          {t('ownership.same-name-line')}
        </p>
      )}
      {node.kind === 'company' && !isListed && (
        <p className="ml-9 text-14 text-ink-2 client:ml-11">{t('ownership.listed-above', { name })}</p>
      )}
      {isListed && <Above company={node.id} name={name} depth={depth} view={view} />}
    </article>
  );
}

interface RowProps {
  readonly owner: Owner;
  readonly name: string;
  readonly depth: number;
  readonly onOpen: () => void;
}

/** On the narrowest phones a name needs the width of its line. */
const belowName = 'max-[359px]:col-start-2 max-[359px]:row-start-2 max-[359px]:mb-1';

/** One line that opens the sheet of the owner. The name is a heading, and the whole line the button. */
function OwnerRow({ owner: { edge, node }, name, depth, onOpen }: RowProps) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const shareText = useOwnerShareText();
  const id = useId();
  const was = useWas(edge);
  const isCompany = node.kind === 'company';
  const Title = `h${Math.min(depth + 2, 6)}` as 'h2';
  const kind = t(isCompany ? 'ownership.company' : 'ownership.person');
  const share = shareText(edge);
  return (
    <div className="relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-md hover:bg-hover">
      <Avatar name={name} tone="accent" isSquare={isCompany} />
      <div className="min-w-0">
        <Title className="text-16 font-semibold [overflow-wrap:anywhere]">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={id}
            onClick={onOpen}
            className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {name}
          </button>
        </Title>
        <p className="text-14 text-ink-2">
          {[kind, node.country && format.country(node.country), node.registrationNumber].filter(Boolean).join(', ')}
          {was}
        </p>
      </div>
      {share ? (
        <span className={`font-semibold tabular-nums ${belowName} ${depth === 0 ? 'min-[360px]:text-20' : ''}`}>
          {share}
        </span>
      ) : (
        <span className={belowName}>
          <Badge icon="alert" tone="warn">
            {t('ownership.share-missing')}
          </Badge>
        </span>
      )}
      <Icon name="right" className="text-ink-2 max-[359px]:col-start-4 max-[359px]:row-start-1" />
      <span id={id} hidden>
        {[kind, share || t('ownership.share-missing'), t('change')].join(', ')}
      </span>
    </div>
  );
}

/** `. Changed, was 25% to 50%`, while a correction is answered. */
function useWas(edge: Owner['edge']): string {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const shareText = useOwnerShareText();
  const sent = form.sentAnswers?.ownership?.edges?.find(({ id }) => id === edge.id);
  const before = sent && shareText(sent);
  return before && before !== shareText(edge) ? t('ownership.was', { share: before }) : '';
}

/** The owners of a company of the chain, how much of it is known, and a button while an owner is missing. */
function Above(props: { company: string; name: string; depth: number; view: OwnersView }) {
  const { company, name, depth, view } = props;
  const { t } = useTranslation('kyc-form');
  const { error } = useSection('ownership');
  const issues = useOwnershipIssues();
  const text = useIssueText();
  const total = view.totals.find((one) => one.company === company);
  const own = issues.filter(({ path }) => path === `companies.${company}`);
  const isWrong = error(`companies.${company}`) !== undefined;
  return (
    <div
      id={`companies.${company}`}
      tabIndex={-1}
      className="ml-3 border-l-2 border-line-strong pl-3 client:ml-4 max-[359px]:ml-2 max-[359px]:pl-2"
    >
      <p className="flex min-h-10 items-center gap-2 text-14 text-ink-2">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{t('ownership.who-owns', { name })}</span>
        <Known lowest={total?.lowest ?? 0} highest={total?.highest ?? 0} isOpen={own.length > 0} />
      </p>
      <OwnerList owned={company} depth={depth + 1} view={view} />
      {own.map((issue) =>
        isWrong ? (
          <Wrong key={issue.key}>{text(issue)}</Wrong>
        ) : (
          <p key={issue.key} className="py-1 text-14">
            {text(issue)}
          </p>
        ),
      )}
      {!isFullyKnown(total?.lowest ?? 0) && (
        <PlainButton
          icon="plus"
          isBlock
          className="my-2"
          onPress={() => view.onAdd(company)}
          aria-label={t('ownership.add-owner-of', { name })}
        >
          {t('ownership.add-owner')}
        </PlainButton>
      )}
    </div>
  );
}

/** How much of a company has known owners. */
export function Known({ lowest, highest, isOpen }: { lowest: Share; highest: Share; isOpen: boolean }) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const isKnown = isFullyKnown(lowest) && !isOpen;
  return (
    <Badge icon={isKnown ? 'check' : isOpen ? 'alert' : 'info'} tone={isKnown ? 'ok' : isOpen ? 'warn' : 'idle'} isBare>
      <span className="sr-only">{t('ownership.known')} </span>
      {lowest === highest
        ? format.share(lowest)
        : t('ownership.band', { from: format.share(lowest), to: format.share(highest) })}
    </Badge>
  );
}

function Wrong({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 py-1 text-14 font-medium text-bad-ink">
      <Icon name="octagon" className="mt-0.5" />
      {children}
    </p>
  );
}
