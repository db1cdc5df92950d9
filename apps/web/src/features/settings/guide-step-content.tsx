import type { SetupStep } from '@dossier/domain/setup-steps';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { MailStep } from './guide-mail-step.tsx';
import type { Setup } from './guide-setup.ts';
import { InstitutionsSection } from './institutions-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { RegisterSection } from './register-section.tsx';
import type { SettingsSearch } from './sections.ts';
import { SupportSection } from './support-section.tsx';
import { BackupPart } from './system/backup-part.tsx';

interface ContentProps {
  setup: Setup;
  settingsHref: (search: SettingsSearch) => string;
}

const contents: Readonly<Record<SetupStep, (props: ContentProps) => ReactNode>> = {
  account: Account,
  desk: Desk,
  institution: ({ settingsHref }) => <InstitutionsSection hrefOf={settingsHref} />,
  mail: ({ setup }) => <MailStep setup={setup} />,
  register: () => <RegisterSection hasTitle={false} />,
  lists: Lists,
  backup: Backup,
};

/** What a step of the setup is done with: the same forms as in the settings. */
export function StepContent({ step, ...props }: ContentProps & { step: SetupStep }) {
  const Content = contents[step];
  return <Content {...props} />;
}

function Account({ setup, settingsHref }: ContentProps) {
  const { t } = useTranslation('guide');
  return (
    <>
      <p className="mb-4 text-14 font-medium">{setup.steps.find(({ step }) => step === 'account')?.found}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton icon="shield" href={settingsHref({ section: 'security' })}>
          {t('steps.account.security')}
        </LinkButton>
        <LinkButton icon="users" href={settingsHref({ section: 'users' })}>
          {t('steps.account.users')}
        </LinkButton>
      </div>
    </>
  );
}

function Desk() {
  const { t } = useTranslation('guide');
  const asked = useQuery(view('organisation', {}));
  return (
    <Loaded query={asked} title={t('failed')}>
      {(desk) => (
        <>
          <SupportSection organisation={desk} />
          <div className="pt-6">
            <OrganisationSection organisation={desk} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function Lists() {
  const { t } = useTranslation('guide');
  return (
    <>
      <p className="mb-4 text-13">{t('steps.lists.which')}</p>
      <LinkButton icon="search-check" href="/internal/lists">
        {t('steps.lists.choose')}
      </LinkButton>
    </>
  );
}

function Backup() {
  const { t } = useTranslation('guide');
  const asked = useQuery(view('system', {}));
  return (
    <Loaded query={asked} title={t('failed')}>
      {({ backup }) => (
        <>
          <BackupPart backup={backup} />
          <p className="text-13 text-ink-2">{t('steps.backup.target')}</p>
        </>
      )}
    </Loaded>
  );
}
