import type { OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { useEffect, useState } from 'react';
import { offlineText } from '#api/offline-drafts.ts';
import { useSection } from './form-context.ts';
import { forgetShare } from './owner-share-draft.ts';
import { addOwner, changeNode, type OwnerBefore, removeOwner, revertOwner, tidyNode } from './owners.ts';
import { useKeptState } from './use-kept-state.ts';

interface OpenSheet {
  readonly edge: string;
  /** Undefined for an owner that was added by opening the sheet. */
  readonly before?: OwnerBefore;
}

/** The sheet of one owner: a reload keeps it open. */
export function useOwnerSheet() {
  const { values, change } = useSection('ownership');
  const [sheet, setSheet] = useKeptState<OpenSheet>('owner-sheet');
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    if (closed !== undefined && sheet === undefined) focusOwner(closed);
  }, [closed, sheet]);
  const show = (next: OpenSheet | undefined) => {
    setSheet(next);
    setClosed(sheet?.edge);
  };
  const holding = (answers: OwnershipAnswers, id: string) => answers.edges?.find((one) => one.id === id);
  const ownerOf = (answers: OwnershipAnswers, id: string) =>
    answers.nodes?.find((one) => one.id === holding(answers, id)?.owner);
  const isOpen = sheet !== undefined && holding(values, sheet.edge) !== undefined;
  return {
    edge: isOpen ? sheet.edge : undefined,
    isNew: sheet?.before === undefined,
    open: (id: string) => {
      const [edge, node] = [holding(values, id), ownerOf(values, id)];
      if (edge && node) show({ edge: id, before: { edge, node } });
    },
    add: (owned: string, owner: Parameters<typeof addOwner>[2]) => {
      const added = addOwner(values, owned, owner);
      change(added.answers);
      show({ edge: added.edge });
    },
    /** Keeps what was typed, except for an owner without any answer. */
    close: () => {
      if (!sheet) return;
      const [edge, node] = [holding(values, sheet.edge), ownerOf(values, sheet.edge)];
      const isEmpty = node && ![node.name, node.firstName, node.lastName].some((part) => part?.trim());
      const isTyped = offlineText(`owner-share/${sheet.edge}`) !== '';
      // The share of a sole owner is not typed.
      const hasShare =
        edge?.band !== undefined || (edge?.share !== undefined && (sheet.before !== undefined || isTyped));
      if (edge && isEmpty && !hasShare && !isTyped) change(removeOwner(values, edge.id));
      else if (node) change(changeNode(values, node.id, tidyNode(node)));
      show(undefined);
    },
    done: () => {
      if (!sheet) return;
      const node = ownerOf(values, sheet.edge);
      if (node) change(changeNode(values, node.id, tidyNode(node)));
      forgetShare(sheet.edge);
      show(undefined);
    },
    cancel: () => {
      if (!sheet) return;
      change(sheet.before ? revertOwner(values, sheet.before) : removeOwner(values, sheet.edge));
      forgetShare(sheet.edge);
      show(undefined);
    },
    /** Closes before the owner is removed. */
    drop: () => show(undefined),
  };
}

/** Id of an owner's card, by its holding. */
export const ownerId = (edge: string) => `owner-${edge}`;

/** After its sheet the focus is on the owner: the button that added it may have disappeared. */
function focusOwner(edge: string): void {
  document.getElementById(ownerId(edge))?.querySelector('button')?.focus();
}
