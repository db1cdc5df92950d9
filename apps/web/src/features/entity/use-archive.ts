import { useTranslation } from 'react-i18next';
import { offerUndo } from '#api/use-undo.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { toast } from '#ui/toast.tsx';
import { useEntityPlace } from './entity-context.ts';

/** Where undoing the archiving of an onboarding is offered. */
export const archivePlace = (request: string) => `archive:${request}`;

/** The heading of the page, for a focus whose control is gone. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1');

/** Archives the onboarding at once; the banner of the page offers to undo it. */
export function useArchive() {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const { request } = useEntityPlace().entity;
  const archive = useWorkflow('archive');
  return () =>
    archive.mutate(
      { request: request.id },
      {
        onSuccess: ({ undo }) => {
          offerUndo({ place: archivePlace(request.id), text: t('move.archive.done'), undo });
          focusWhenLost(focusHeading);
        },
        onError: (thrown) => toast.error(error(thrown)),
      },
    );
}
