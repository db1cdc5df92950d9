import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import type { ChangeSelected } from './use-change-selected.ts';

/** References that are named for one reason; the number tells the rest. */
const mostNamed = 12;

/** Why some of the selected onboardings were not changed: each reason once, with the references. */
export function ChangeProblems({ state: { refused, failure, dismiss } }: { state: ChangeSelected }) {
  const { t } = useTranslation('lists');
  const { refusal, error } = useErrorText();
  if (!refused && !failure) return null;
  const count = refused?.refusals.reduce((sum, { onboardings }) => sum + onboardings.length, 0) ?? 0;
  const close = () => {
    dismiss();
    focusWhenLost(() => document.querySelector<HTMLElement>('[role=grid]'));
  };
  return (
    <Banner
      tone="warn"
      icon="alert"
      isAlert
      className="mx-(--shell-gutter) mt-3 max-md:mx-4"
      title={refused ? t(`selection.refused.${refused.action}`, { count }) : undefined}
      actions={<IconButton icon="x" size="sm" variant="ghost" label={t('selection.close')} onPress={close} />}
    >
      {failure && error(failure)}
      {refused && (
        <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-auto">
          {refused.refusals.map(({ code, onboardings }) => (
            <li key={code}>
              {refusal(code)} <span className="font-medium [overflow-wrap:anywhere]">{namesOf(onboardings, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

type T = ReturnType<typeof useTranslation<'lists'>>['t'];

function namesOf(onboardings: readonly { readonly reference: string }[], t: T): string {
  const named = onboardings.flatMap(({ reference }) => (reference === '' ? [] : [reference])).slice(0, mostNamed);
  const rest = onboardings.length - named.length;
  return [...named, ...(rest > 0 ? [t('selection.more', { count: rest })] : [])].join(', ');
}
