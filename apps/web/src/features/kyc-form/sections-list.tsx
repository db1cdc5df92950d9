import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ClientBar } from '#ui/client-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionProgress } from '#ui/section-progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';

/** All sections of the form with their progress; any can be opened, in any order. */
export function SectionsList() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { form, issues, links } = useForm();
  const isDone = (section: (typeof form.sections)[number]) => !issues.some((issue) => issue.section === section);
  const done = form.sections.filter(isDone).length;
  const first = form.sections.find((section) => !isDone(section));
  return (
    <>
      <FormTop href={links.forms} label={t('your-forms')} />
      <SectionProgress sections={form.sections.map((section) => (isDone(section) ? 'done' : 'ahead'))} />
      <p className="mt-2 mb-4 text-14 text-ink-2">
        {t('list.done', { done, count: form.sections.length })}
        {form.deadline && ` · ${t('list.before', { date: format.date(form.deadline) })}`}
      </p>
      <h1>{form.subject.name}</h1>
      <p className="mt-2 text-ink-2">{t('list.lead', { org: form.org.name })}</p>
      <ol className="mt-6 divide-y divide-line overflow-hidden rounded-lg border border-line-strong bg-surface">
        {form.sections.map((section, at) => (
          <li key={section} className="relative flex min-h-14 items-center gap-3 px-4 py-3">
            <span aria-hidden="true" className="w-5 flex-none text-14 text-ink-2 tabular-nums">
              {at + 1}
            </span>
            <TextLink href={links.step(section)} className="min-w-0 flex-1 font-semibold after:absolute after:inset-0">
              {t(`sections.${section}`)}
            </TextLink>
            <Badge icon={isDone(section) ? 'check' : 'circle-dashed'} tone={isDone(section) ? 'ok' : 'idle'} isBare>
              {t(isDone(section) ? 'complete' : 'to-do')}
            </Badge>
            <Icon name="right" className="flex-none text-ink-2" />
          </li>
        ))}
      </ol>
      <ClientBar>
        <LinkButton variant="primary" className="flex-1! md:flex-none!" href={links.step(first ?? 'review')}>
          {t(first ? (done === 0 ? 'list.start' : 'list.go-on') : 'list.review')}
        </LinkButton>
        {first && <LinkButton href={links.step('review')}>{t('list.review')}</LinkButton>}
      </ClientBar>
    </>
  );
}
