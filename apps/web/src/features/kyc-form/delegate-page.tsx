import { isEmailAddress } from '@dossier/domain/email-address';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { delegableSections } from '@dossier/domain/kyc-form/helper-links';
import { resolveLanguage } from '@dossier/domain/languages';
import { maxShortName } from '@dossier/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { Banner } from '#ui/banner.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { focusFault } from '#ui/focus-fault.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormBar } from './form-bar.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useLinkAction } from './helper-links.ts';
import { useProgress } from './issues.ts';

/** A colleague is asked to fill in sections of the form. */
export function DelegatePage() {
  const { t, i18n } = useTranslation(['own-links', 'kyc-form', 'form-guide']);
  const { form, links } = useForm();
  const progress = useProgress();
  const own = useUser()?.['email'];
  const { act, isBusy, failure } = useLinkAction();
  const [chosen, setChosen] = useState<readonly KycSection[]>([]);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const first = name.trim().split(' ')[0] ?? '';
  // Browsers offer the viewer's own address first.
  const emailFault = (address: string) => {
    if (!isEmailAddress(address)) return t('delegate.email-invalid');
    return address === own ? t('delegate.email-own') : undefined;
  };
  const faults = {
    sections: chosen.length === 0 ? t('delegate.choose') : undefined,
    name: name.trim() === '' || name.trim().length > maxShortName ? t('delegate.name-missing') : undefined,
    email: emailFault(email.trim().toLowerCase()),
  };
  const shown = (fault: string | undefined) => (isAttempted ? fault : undefined);
  const send = async () => {
    setAttempted(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return focusFault();
    const about = { request: form.request, language: resolveLanguage(i18n.language) };
    const input = { ...about, sections: [...chosen], name: name.trim(), email: email.trim() };
    if (await act((run) => run('delegate-sections', input))) links.go(links.step());
  };
  const hintOf = (section: KycSection) => {
    const { status = 'complete', minutes = 0 } = progress.find((one) => one.section === section) ?? {};
    return status === 'complete' || status === 'closed'
      ? t('kyc-form:complete')
      : t(`form-guide:${status}`, { count: Math.max(1, minutes) });
  };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const names = list.format(chosen.map((section) => t(`kyc-form:sections.${section}`)));
  return (
    <>
      <FormTop href={links.step()} label={t('kyc-form:all-sections')} />
      <h1>{t('delegate.title')}</h1>
      <p className="mt-2 text-ink-2">{t('delegate.lead')}</p>
      <div className="mt-6 flex flex-col gap-6">
        <CheckboxGroup
          label={t('delegate.which')}
          look="cards"
          options={delegableSections(form.type, form.sourceOfFunds).map((id) => ({
            id,
            label: t(`kyc-form:sections.${id}`),
            hint: hintOf(id),
          }))}
          value={chosen}
          onChange={setChosen}
          error={shown(faults.sections)}
        />
        <TextField
          label={t('delegate.name')}
          name="name"
          autoComplete="off"
          value={name}
          onChange={setName}
          error={shown(faults.name)}
        />
        <TextField
          label={t('delegate.email')}
          hint={t('delegate.email-hint')}
          type="email"
          inputMode="email"
          name="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={shown(faults.email)}
        />
        <Limits first={first} names={names} />
        {failure && (
          <Banner tone="bad" isAlert>
            {failure}
          </Banner>
        )}
      </div>
      <FormBar>
        <PlainButton variant="primary" className="flex-1! md:flex-none!" isPending={isBusy} onPress={() => void send()}>
          {first ? t('delegate.send', { name: first }) : t('delegate.send-colleague')}
        </PlainButton>
        <LinkButton href={links.step()}>{t('delegate.cancel')}</LinkButton>
      </FormBar>
    </>
  );
}

function Limits({ first, names }: { first: string; names: string }) {
  const { t } = useTranslation('own-links');
  const { form } = useForm();
  const lines = [
    ...(names === '' ? [] : [{ icon: 'check', text: t('delegate.may', { sections: names }) } as const]),
    { icon: 'x', text: t('delegate.not-see') } as const,
    { icon: 'x', text: t('delegate.not-send') } as const,
  ];
  return (
    <section aria-labelledby="limits" className="rounded-lg border border-line-strong bg-surface p-4">
      <h2 id="limits" className="font-semibold">
        {first ? t('delegate.can', { name: first }) : t('delegate.can-colleague')}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map(({ icon, text }) => (
          <li key={text} className="flex gap-2">
            <Icon name={icon} className={`mt-1 flex-none ${icon === 'check' ? 'text-ok-ink' : 'text-ink-2'}`} />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{t('delegate.until', { org: form.org.name })}</p>
    </section>
  );
}
