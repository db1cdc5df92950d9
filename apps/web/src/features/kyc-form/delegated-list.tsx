import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FormBar } from './form-bar.tsx';
import { useForm } from './form-context.ts';
import { FormTop } from './form-frame.tsx';
import { useIssues } from './issues.ts';

/** The sections that an owner delegated to this colleague; the owner sends the form. */
export function DelegatedList() {
  const { t } = useTranslation(['own-links', 'kyc-form']);
  const { form, links } = useForm();
  const issues = useIssues();
  const isDone = (section: (typeof form.sections)[number]) => !issues.some((issue) => issue.section === section);
  const first = form.sections.find((section) => !isDone(section));
  const facts = { inviter: form.delegatedBy ?? '', org: form.org.name };
  const isStarted = Object.keys(form.revisions).length > 0;
  return (
    <>
      <FormTop href={links.forms} label={t('kyc-form:your-forms')} />
      <h1>{form.subject.name}</h1>
      <p className="mt-2 text-ink-2">{t('helper.lead', facts)}</p>
      <ol className="mt-6 divide-y divide-line overflow-hidden rounded-lg border border-line-strong bg-surface">
        {form.sections.map((section) => (
          <li key={section} className="relative flex min-h-14 items-center gap-3 px-4 py-3">
            <TextLink
              isPlain
              href={links.step(section)}
              className="min-w-0 flex-1 font-semibold after:absolute after:inset-0"
            >
              {t(`kyc-form:sections.${section}`)}
            </TextLink>
            <Badge icon={isDone(section) ? 'check' : 'circle-dashed'} tone={isDone(section) ? 'ok' : 'idle'} isBare>
              {t(isDone(section) ? 'kyc-form:complete' : 'kyc-form:to-do')}
            </Badge>
            <Icon name="right" className="flex-none text-ink-2" />
          </li>
        ))}
      </ol>
      {first ? (
        <FormBar>
          <LinkButton variant="primary" className="flex-1! md:flex-none!" href={links.step(first)}>
            {t(isStarted ? 'helper.go-on' : 'helper.start')}
          </LinkButton>
        </FormBar>
      ) : (
        <Banner tone="ok" className="mt-6">
          {t('helper.done', facts)}
        </Banner>
      )}
    </>
  );
}
