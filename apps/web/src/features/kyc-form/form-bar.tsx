import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceName } from '#i18n/device-name.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { rich } from '#i18n/rich.tsx';
import { ClientBar } from '#ui/client-bar.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';
import type { FormSaveState } from './form-store.ts';
import { saveStyles, useSaveState } from './save-status.tsx';

/** States that a person must not overlook while typing. */
const isUrgent = (save: FormSaveState) => save !== 'saved' && save !== 'saving';

/**
 * The buttons of a page of the form, below the state of the answers, which is in sight wherever one types. Without a
 * session the only button leads to the login and back to this page.
 */
export function FormBar({ children, above }: { children: ReactNode; above?: ReactNode }) {
  const { t } = useTranslation('kyc-form');
  const { links, state } = useForm();
  const save = useSaveState();
  const text = useBarText(save);
  // Before the first keystroke there is nothing to see.
  const isHidden = !isUrgent(save) && !state.hasTyped;
  return (
    <ClientBar above={above} status={{ text, isHidden, ...saveStyles[save] }} isUrgent={isUrgent(save)}>
      {save === 'signed-out' ? (
        <LinkButton variant="primary" className="flex-1! md:flex-none!" href={links.login()}>
          {t('bar.log-in')}
        </LinkButton>
      ) : (
        children
      )}
    </ClientBar>
  );
}

const strong = (words: string) => <b className="font-semibold text-ink">{words}</b>;

function useBarText(save: FormSaveState): ReactNode {
  const { t } = useTranslation('kyc-form');
  const { state } = useForm();
  const { error } = useErrorText();
  const format = useFormat();
  const device = useDeviceName();
  if (!isUrgent(save)) return t(save === 'saved' ? 'bar.saved' : 'bar.saving');
  const key = save === 'offline' && state.keptSince === 0 ? 'offline-unchanged' : (save as 'offline');
  const facts = {
    device,
    time: format.time(new Date(state.keptSince).toISOString()),
    reason: save === 'refused' ? error(state.refusal) : '',
  };
  return rich(t(`bar.${key}`, { skipInterpolation: true }), { b: strong }, facts);
}

/** The state of the answers in an open sheet, which covers the bar of its page; empty while all is well. */
export function SheetStatus() {
  const { t } = useTranslation('kyc-form');
  const { links } = useForm();
  const save = useSaveState();
  const text = useBarText(save);
  const line = (
    <>
      {text} {save === 'signed-out' && <TextLink href={links.login()}>{t('bar.log-in')}</TextLink>}
    </>
  );
  return <StatusLine {...saveStyles[save]} text={isUrgent(save) ? line : null} />;
}
