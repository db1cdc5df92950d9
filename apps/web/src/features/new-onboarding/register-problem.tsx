import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { Draft } from './use-draft.ts';

const problems: readonly string[] = ['register-unavailable', 'company-not-in-register'];

/** The draft was not saved because the register gave no answer about the chosen company. */
export function RegisterProblem({ draft, onTyped }: { draft: Draft; onTyped: () => void }) {
  const { t } = useTranslation('new-onboarding');
  const { error: textOf } = useErrorText();
  const { state } = draft;
  const error = state.name === 'failed' ? state.error : undefined;
  if (!(error instanceof WorkflowRefused) || !problems.includes(error.code)) return null;
  return (
    <Banner
      tone="warn"
      isAlert
      actions={
        <>
          <Button size="sm" icon="refresh" onPress={() => void draft.flush()}>
            {t('company.again')}
          </Button>
          <Button size="sm" icon="pencil" onPress={onTyped}>
            {t('company.typed')}
          </Button>
        </>
      }
    >
      {textOf(error)}
    </Banner>
  );
}
