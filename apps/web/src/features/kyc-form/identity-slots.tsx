import type { IdentityKind } from '@dossier/domain/kyc-form/answers';
import { shownSides, sideAnswers } from '@dossier/domain/kyc-form/identity-sides';
import { useTranslation } from 'react-i18next';
import { PhotoHelp } from '#intake/photo-help.tsx';
import { SidePair } from '#intake/side-pair.tsx';
import { DocumentSlot, sidePlace } from './document-slot.tsx';
import { useForm, useGivenFiles } from './form-context.ts';
import { documentsAt } from './given-files.tsx';

interface IdentitySlotsProps {
  /** `subject`, or the person's id. */
  owner: string;
  kind: IdentityKind | undefined;
  /** Prefix of these fields in paths of issues: `people.2.`, or ''. */
  under?: string;
  error?: (path: string) => string | undefined;
  askedAt?: string;
  isPrimary?: boolean;
  chooseLabel?: string;
}

/** The sides to photograph of an identity document: one page of a passport, front and back of a card. */
export function IdentitySlots({ owner, kind, under = '', error, ...asked }: IdentitySlotsProps) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { documents, removed } = useGivenFiles();
  // A side stays while its removed photo can be put back.
  const isOver = (id: string) => removed.files.some((one) => one.id === id && one.isOver);
  const sides = shownSides(
    kind,
    documentsAt(documents, { owner, type: 'other', purpose: 'identity' }).filter(({ id }) => !isOver(id)),
  );
  const [first = 'page'] = sides;
  const isWhole = documentsAt(form.documents, sidePlace(owner, first)).some(
    ({ side, pages }) => side === '' || pages > 1,
  );
  const { askedAt } = asked;
  const given = documentsAt(form.documents, { owner, type: 'other', purpose: 'identity' });
  const slots = sides.map((side) => {
    const path = `${under}${sideAnswers[side].path}`;
    return (
      <DocumentSlot
        key={side === 'back' ? 'back' : 'first'}
        level="h3"
        place={sidePlace(owner, side)}
        title={t(`identity-document.sides.${side}`)}
        hint={t(side === 'back' && isWhole ? 'identity-document.back-given' : `identity-document.hints.${side}`)}
        name={path}
        error={error?.(path)}
        optional={side === 'back' && isWhole}
        isTile={sides.length > 1}
        {...asked}
      />
    );
  });
  return (
    <>
      {askedAt === undefined && given.length === 0 && <PhotoHelp kind={kind} />}
      <SidePair isPair={sides.length > 1}>{slots}</SidePair>
    </>
  );
}
