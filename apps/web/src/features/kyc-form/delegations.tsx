import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { ActionLink } from './action-rows.tsx';
import { useForm } from './form-context.ts';
import { type OwnersLink, statusOf } from './helper-links.ts';
import { LinkActions } from './own-link-card.tsx';

/** Only the owner delegates, and only while the whole form is open. */
function useMayDelegate(): boolean {
  const { form } = useForm();
  return form.mayInvite && form.editable === 'all';
}

/** The row that leads to asking a colleague. */
export function DelegateRow() {
  const { t } = useTranslation('own-links');
  const { links } = useForm();
  if (!useMayDelegate()) return null;
  return (
    <ActionLink
      icon="user-plus"
      title={t('delegate.ask')}
      hint={t('delegate.ask-hint')}
      href={links.step('delegate')}
    />
  );
}

/** Colleagues who fill in sections. */
export function Delegations() {
  const { t } = useTranslation('own-links');
  const { form } = useForm();
  const asked = form.links.filter(({ scope, closed }) => scope === 'sections' && closed !== 'closed');
  if (!useMayDelegate() || asked.length === 0) return null;
  return (
    <section aria-label={t('delegate.asked')} className="mt-6">
      <ul className="flex flex-col gap-3">
        {asked.map((link) => (
          <Delegation key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Delegation({ link }: { link: OwnersLink }) {
  const { t, i18n } = useTranslation(['own-links', 'kyc-form']);
  const format = useFormat();
  const status = statusOf(link);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const sections = list.format(link.sections.map((section) => t(`kyc-form:sections.${section}`)));
  const at = status === 'opened' ? link.openedAt : status === 'expired' ? link.expiresAt : link.sentAt;
  return (
    <li className="rounded-lg border border-line-strong bg-surface p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">{link.name}</p>
      <p className="text-14 text-ink-2">{t('delegate.of', { sections })}</p>
      <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">
        {t(`delegate.states.${status}`, { email: link.email, date: format.date(at) })}
      </p>
      <LinkActions link={link} onShown={() => undefined} />
    </li>
  );
}
