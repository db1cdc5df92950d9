import { type ItemAtHand, itemsAtHand } from '@dossier/domain/kyc-form/at-hand';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { minutesLeft } from '@dossier/domain/kyc-form/progress';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useClientDeadline } from '#ui/client-deadline.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { AccessBlock } from './access-block.tsx';
import { ActionRows, EmailLinkRow, useOwnAddress } from './action-rows.tsx';
import { DelegateRow } from './delegations.tsx';
import { FormBar } from './form-bar.tsx';
import { useForm } from './form-context.ts';
import { FormFacts } from './form-facts.tsx';
import { FormTop } from './form-frame.tsx';
import { useProgress } from './issues.ts';

/** Before the first answer: how long it takes, what to have at hand and where to get it. */
export function BeforeStartPage() {
  const { t } = useTranslation(['form-guide', 'kyc-form']);
  const deadline = useClientDeadline();
  const { form, kyc, links, state } = useForm();
  const progress = useProgress();
  const minutes = minutesLeft(progress);
  const [open, setOpen] = useState<ItemAtHand>();
  const address = useOwnAddress();
  const isNew = state.seen.size === 0 && !form.answeredBefore;
  const next = progress.find(({ status }) => status !== 'complete' && status !== 'closed')?.section ?? 'review';
  return (
    <>
      <FormTop
        href={isNew ? links.forms : links.step()}
        label={t(isNew ? 'kyc-form:your-forms' : 'kyc-form:all-sections')}
      />
      <h1>{t('before.title')}</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {t('before.about', { name: form.subject.name.replace(/\.$/, '') })}
      </p>
      <FormFacts
        facts={[
          [t('for'), form.transactionDescription],
          [t(isNew ? 'how-long' : 'time-left'), minutes > 0 ? t('minutes', { count: minutes }) : ''],
          deadline(form.deadline),
          [t('stop'), t('stop-value')],
        ]}
      />
      <AccessBlock />
      <section aria-labelledby="at-hand" className="mt-8">
        <h2 id="at-hand" className="text-20 font-semibold">
          {t('before.have')}
        </h2>
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line-strong bg-surface">
          {itemsAtHand(kyc).map((item) => (
            <Item key={item} item={item} isOpen={open === item} onToggle={(on) => setOpen(on ? item : undefined)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="not-now" className="mt-8">
        <h2 id="not-now" className="text-20 font-semibold">
          {t('before.not-now')}
        </h2>
        <ActionRows>
          <EmailLinkRow hint={address} />
          <DelegateRow />
        </ActionRows>
      </section>
      <FormBar>
        <LinkButton
          variant={form.access.status === 'pending' ? 'secondary' : 'primary'}
          className="flex-1! md:flex-none!"
          href={links.step(next)}
        >
          {t(isNew ? 'before.start' : 'kyc-form:list.go-on')}
        </LinkButton>
      </FormBar>
    </>
  );
}

const icons: Readonly<Record<ItemAtHand, IconName>> = {
  ubo: 'file',
  registration: 'file',
  owners: 'nodes',
  identity: 'id',
  funds: 'euro',
};

function Item(props: { item: ItemAtHand; isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const { item, isOpen, onToggle } = props;
  const { t } = useTranslation(['form-guide', 'document-kinds']);
  const format = useFormat();
  const { form, kyc } = useForm();
  const isDutch = (kyc.answers['legal-entity']?.country ?? 'NL') === 'NL';
  const ofIdentity = form.type === 'individual' ? 'identity-own' : 'identity';
  const isOfBoard = !askedQuestions(kyc.answers['legal-entity']).owners;
  const identityHint = isOfBoard ? 'identity-board' : ofIdentity;
  const text = item === 'identity' ? identityHint : item;
  const threshold = format.share(ownershipOf(kyc).threshold.share);
  const isOfRegister = item === 'ubo' || item === 'registration';
  const name = isOfRegister ? t(`document-kinds:${item}`) : t(`items.${item === 'identity' ? ofIdentity : item}.name`);
  return (
    <li className="flex gap-3 px-4 pt-4 pb-1">
      <Icon name={icons[item]} className="mt-1 flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-ink-2">{t(`items.${text}.hint`, { threshold })}</p>
        {item === 'identity' ? (
          <div className="h-3" />
        ) : (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={t('before.where-name', { name })}
              className="inline-flex min-h-12 items-center gap-1.5 text-14 text-accent-ink underline underline-offset-[3px]"
              onClick={() => onToggle(!isOpen)}
            >
              {t('before.where')}
              <Icon name={isOpen ? 'up' : 'down'} />
            </button>
            {isOpen && (
              <div className="mb-3 rounded-md bg-sunken p-3 text-14">
                <p>{t(isOfRegister && isDutch ? `where.${item}-nl` : `where.${item}`)}</p>
                {isOfRegister && isDutch && (
                  <a
                    href="https://www.kvk.nl/"
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-12 items-center gap-1.5"
                  >
                    {t('before.kvk')}
                    <Icon name="external" />
                  </a>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}
