import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AccessCard } from './access-card.tsx';
import type { ClientFormRow } from './client-form-row.ts';
import { FormCard } from './form-card.tsx';
import { TaskCard } from './task-card.tsx';

type AccessRequestView = ViewAnswer<'client-forms'>['accessRequests'][number];

export interface FormsLinks {
  readonly form: (request: string) => string;
  readonly identify: (link: string) => string;
  readonly access: (id: string) => string;
  readonly myData: string;
}

/** The requested forms with requester, deadline and progress, and the access requests of institutions. */
export function FormsScreen({ links }: { links: FormsLinks }) {
  const { t } = useTranslation('client-forms');
  const query = useQuery(view('client-forms', {}));
  if (query.isError && !query.data)
    return <Failed isPage onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!query.data) return <FormsLoading />;
  const { forms, accessRequests, tasks } = query.data;
  return (
    <>
      <Head forms={forms} />
      {tasks.length > 0 && (
        <div className="mt-6 flex flex-col gap-4">
          {tasks.map((task) => (
            <TaskCard
              key={task.link}
              task={task}
              href={task.request ? links.form(task.request) : links.identify(task.link)}
            />
          ))}
        </div>
      )}
      {forms.length + tasks.length === 0 && accessRequests.length === 0 ? (
        <div className="mt-6 rounded-lg border border-line-strong bg-surface p-5">
          <Icon name="tray" size={20} className="text-ink-2" />
          <h2 className="mt-3 text-20 font-semibold">{t('none.title')}</h2>
          <p className="mt-1 text-ink-2">{t('none.body')}</p>
        </div>
      ) : (
        <Lists forms={forms} accessRequests={accessRequests} links={links} />
      )}
      <p className="mt-8">
        <TextLink href={links.myData} icon="shield" className="min-h-12">
          {t('my-data')}
        </TextLink>
      </p>
    </>
  );
}

function Head({ forms }: { forms: readonly ClientFormRow[] }) {
  const { t } = useTranslation('client-forms');
  const user = useUser();
  const first = typeof user?.['first_name'] === 'string' ? user['first_name'] : '';
  const isToDo = forms.some(
    ({ clientStatus }) => clientStatus === 'please-complete' || clientStatus === 'need-something',
  );
  const waiting = forms.filter(({ toIdentify }) => toIdentify > 0);
  const whoWaits = waiting.every(({ type }) => type === 'individual') ? 'lead-identify-you' : 'lead-identify';
  const waits = waiting.length > 0 ? whoWaits : 'lead-none';
  const lead = forms.some(({ accelerated }) => accelerated) ? 'lead-accelerated' : 'lead';
  return (
    <>
      <h1>{t('title')}</h1>
      {forms.length > 0 && (
        <p className="mt-2 text-ink-2">
          {first && `${t('hello', { name: first })} `}
          {t(isToDo ? lead : waits)}
        </p>
      )}
    </>
  );
}

function Lists(props: {
  forms: readonly ClientFormRow[];
  accessRequests: readonly AccessRequestView[];
  links: FormsLinks;
}) {
  const { t } = useTranslation('client-forms');
  const { forms, links } = props;
  // The card of a form to fill in has the access request as its first item.
  const own = new Set(forms.filter(isToFillIn).map(({ request }) => request));
  const accessRequests = props.accessRequests.filter(({ request }) => !own.has(request));
  return (
    <>
      <div className="mt-6 flex flex-col gap-4">
        {forms.map((form) => (
          <FormCard
            key={form.request}
            form={form}
            href={links.form(form.request)}
            accessHref={links.access(form.access.id)}
          />
        ))}
      </div>
      {accessRequests.length > 0 && (
        <section aria-labelledby="requests" className="mt-10">
          <h2 id="requests" className="text-20 font-semibold">
            {t('requests.title')}
          </h2>
          <p className="mt-1 text-ink-2">{t('requests.lead')}</p>
          <div className="mt-4 flex flex-col gap-4">
            {accessRequests.map((access) => (
              <AccessCard key={access.id} access={access} href={links.access(access.id)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const isToFillIn = ({ clientStatus, needsOwner }: ClientFormRow) =>
  !needsOwner && (clientStatus === 'please-complete' || clientStatus === 'need-something');

function FormsLoading() {
  return (
    <Loading isPage>
      <Skeleton width="55%" height={32} />
      {[0, 1].map((card) => (
        <div key={card} className="mt-6 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
          <Skeleton width="30%" />
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" />
          <Skeleton height={48} />
        </div>
      ))}
    </Loading>
  );
}
