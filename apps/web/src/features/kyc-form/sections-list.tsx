import { minutesLeft, type SectionProgress as Progress, type SectionStatus } from '@dossier/domain/kyc-form/progress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tone, toneClass } from '#ui/badge.tsx';
import { useClientDeadline } from '#ui/client-deadline.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionProgress } from '#ui/section-progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AccessBlock } from './access-block.tsx';
import { ActionLink, ActionRows, EmailLinkRow } from './action-rows.tsx';
import { DelegateRow, Delegations } from './delegations.tsx';
import { FormBar } from './form-bar.tsx';
import { useForm } from './form-context.ts';
import { FormFacts } from './form-facts.tsx';
import { FormTop } from './form-frame.tsx';
import { useProgress } from './issues.ts';

/** Access first, then all sections of the form with their progress; any can be opened, in any order. */
export function SectionsList() {
  const { t } = useTranslation(['form-guide', 'kyc-form']);
  const deadline = useClientDeadline();
  const { form, links } = useForm();
  const progress = useProgress();
  const done = progress.filter(({ status }) => status === 'complete').length;
  const minutes = minutesLeft(progress);
  const next = progress.find(({ status }) => status !== 'complete' && status !== 'closed')?.section;
  const isAskedFirst = form.access.id !== '' && form.access.status === 'pending';
  return (
    <>
      <FormTop href={links.forms} label={t('kyc-form:your-forms')} />
      <h1 className="[overflow-wrap:anywhere]">{form.subject.name}</h1>
      <FormFacts
        facts={[
          [t('for'), form.transactionDescription],
          deadline(form.deadline),
          [t('time-left'), minutes === 0 ? '' : t('minutes', { count: minutes })],
        ]}
      />
      <AccessBlock />
      <section aria-labelledby="sections" className="mt-8">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="sections" className="text-20 font-semibold">
            {t('sections')}
          </h2>
          <p className="text-14 text-ink-2">{t('complete-of', { done, count: progress.length })}</p>
        </div>
        <SectionProgress sections={progress.map(({ status }) => (status === 'complete' ? 'done' : 'ahead'))} />
        <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line-strong bg-surface">
          {progress.map((one) => (
            <li key={one.section}>
              <SectionRow {...one} />
            </li>
          ))}
        </ul>
      </section>
      <Delegations />
      <ActionRows>
        <ActionLink icon="file-check" title={t('view-answers')} hint={t('look-hint')} href={links.step('review')} />
        <DelegateRow />
        <ActionLink icon="file" title={t('hand')} hint={t('hand-hint')} href={links.step('start')} />
        <EmailLinkRow hint={t('link-hint')} />
      </ActionRows>
      {!isAskedFirst && (
        <FormBar>
          <LinkButton variant="primary" className="flex-1! md:flex-none!" href={links.step(next ?? 'review')}>
            {t(next ? (done === 0 ? 'kyc-form:list.start' : 'kyc-form:list.go-on') : 'kyc-form:list.review')}
          </LinkButton>
        </FormBar>
      )}
    </>
  );
}

const styles = {
  complete: { icon: 'check-circle', tone: 'ok' },
  started: { icon: 'circle-half', tone: 'info' },
  'to-do': { icon: 'circle-dashed', tone: 'idle' },
  closed: { icon: 'lock', tone: 'idle' },
} as const satisfies Record<SectionStatus, { icon: IconName; tone: Tone }>;

function SectionRow({ section, status, minutes }: Progress) {
  const { t } = useTranslation(['form-guide', 'kyc-form']);
  const { links } = useForm();
  const state =
    status === 'complete'
      ? t('kyc-form:complete')
      : status === 'closed'
        ? t('closed')
        : t(status, { count: Math.max(1, minutes) });
  const { icon, tone } = styles[status];
  const content: ReactNode = (
    <>
      <span className={`flex-none text-(--b-ink) ${toneClass[tone]}`}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block font-semibold ${status === 'closed' ? 'text-ink-2' : ''}`}>
          {t(`kyc-form:sections.${section}`)}
        </span>
        <span className="block text-14 text-ink-2">{state}</span>
      </span>
    </>
  );
  if (status === 'closed') return <div className="flex min-h-16 items-center gap-3 px-4 py-2">{content}</div>;
  return (
    <TextLink isPlain href={links.step(section)} className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-hover">
      {content}
      <Icon name="right" className="flex-none text-ink-2" />
    </TextLink>
  );
}
