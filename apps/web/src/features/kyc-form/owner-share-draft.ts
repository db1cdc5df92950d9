import type { OwnershipEdge, Share } from '@dossier/domain/kyc-form/answers';
import { wholeShare } from '@dossier/domain/ownership/share';
import { saveOfflineText } from '#api/offline-drafts.ts';
import { useKept } from '#api/use-kept.ts';
import { useFormat } from '#i18n/format.ts';
import { isCut, parseShare } from './owners.ts';

/** Bands of the register of beneficial owners. Unit: 1/10000 of a percent. */
export const shareBands = [
  { from: 1, to: 250_000 },
  { from: 250_000, to: 500_000 },
  { from: 500_000, to: 750_000 },
  { from: 750_000, to: 1_000_000 },
] as const satisfies { from: Share; to: Share }[];

export type Precision = 'exact' | 'band';
type Band = NonNullable<OwnershipEdge['band']>;

/** How much is held, as typed and chosen: what is not in use or invalid as well. */
interface ShareDraft {
  readonly precision?: Precision;
  readonly exact?: string;
  readonly band?: Band;
}

export interface OwnerShare {
  readonly precision: Precision;
  readonly exact: string;
  readonly band: Band | undefined;
  /** Why the answer cannot be used yet. */
  readonly fault: 'missing' | 'invalid' | undefined;
  /** The valid share that is used, when more figures were typed than it keeps. */
  readonly used: Share | undefined;
  /** More than the whole: reported while it is typed, everything else on leaving the field. */
  readonly isAboveWhole: boolean;
  readonly choose: (precision: Precision) => void;
  readonly type: (text: string) => void;
  readonly pick: (band: Band) => void;
}

const keyOf = (edge: string) => `owner-share/${edge}`;

/** Forgets what was typed for a holding, once it is in the answers or discarded. */
export const forgetShare = (edge: string): void => saveOfflineText(keyOf(edge), '');

/**
 * The share of a holding while it is edited. The valid answer is applied at once; everything typed is kept until the
 * sheet is done, also through a reload.
 */
export function useOwnerShare(edge: OwnershipEdge | undefined, set: (next: OwnershipEdge) => void): OwnerShare {
  const format = useFormat();
  const id = edge?.id ?? '';
  const [draft, keep] = useKept<ShareDraft>(keyOf(id), {});
  const stored = edge?.share === undefined ? '' : format.share(edge.share).replace(/[\s%]/g, '');
  const now = {
    precision: draft.precision ?? (edge?.band ? 'band' : 'exact'),
    exact: draft.exact ?? stored,
    band: draft.band ?? edge?.band,
  } as const;
  const share = parseShare(now.exact);
  const change = (patch: ShareDraft) => {
    if (!edge) return;
    const next = { ...now, ...patch };
    keep(next);
    const { share: _, band: __, ...bare } = edge;
    const exact = parseShare(next.exact);
    if (next.precision === 'band') set(next.band ? { ...bare, band: next.band } : bare);
    else set(exact === undefined ? bare : { ...bare, share: exact });
  };
  const isMissing = now.precision === 'band' ? now.band === undefined : now.exact.trim() === '';
  return {
    ...now,
    fault: isMissing ? 'missing' : now.precision === 'exact' && share === undefined ? 'invalid' : undefined,
    used: now.precision === 'exact' && isCut(now.exact) ? share : undefined,
    isAboveWhole: percentOf(now.exact) > wholeShare / 10_000,
    choose: (precision) => change({ precision }),
    type: (exact) => change({ exact }),
    pick: (band) => change({ band }),
  };
}

const percentOf = (typed: string) => Number(typed.replace(/[\s%]/g, '').replace(',', '.'));
