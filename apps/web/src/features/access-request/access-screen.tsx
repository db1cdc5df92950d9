import { isAccessOpen } from '@dossier/domain/access-request';
import { isolated } from '@dossier/domain/isolated';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { useBackCloses } from '#intake/use-back-closes.ts';
import { AccessStatusBadge } from '#ui/access-status-badge.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ClientBar } from '#ui/client-bar.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ContactPart } from './contact-part.tsx';

type AccessRequestView = ViewAnswer<'access-request'>;

export interface AccessLinks {
  readonly forms: string;
  readonly form: (request: string) => string;
  /** Where the client came from: deciding leads back there. Undefined: the page stays. */
  readonly back?: ((request: string) => string) | undefined;
  readonly go: (href: string) => void;
}

/** Shows who requests access to what, why and for how long, and the answer. */
export function AccessScreen({ access, links }: { access: string; links: AccessLinks }) {
  const { t } = useTranslation('access-request');
  const { error } = useErrorText();
  const query = useQuery(view('access-request', { access }));
  if (query.error instanceof WorkflowRefused && !query.data)
    return (
      <NoAccess action={<LinkButton href={links.forms}>{t('your-forms')}</LinkButton>}>{error(query.error)}</NoAccess>
    );
  if (query.isError && !query.data)
    return <Failed isPage onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!query.data)
    return (
      <Loading>
        <Skeleton width="40%" />
        <p className="mt-4">
          <Skeleton width="85%" height={32} />
        </p>
        <LoadingLines lines={5} />
      </Loading>
    );
  return <Request request={query.data} links={links} />;
}

function Request({ request, links }: { request: AccessRequestView; links: AccessLinks }) {
  const { t } = useTranslation('access-request');
  const format = useFormat();
  const { org, status } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="-mt-3 mb-1">
        <BackLink href={links.back?.(request.request) ?? links.forms}>{t(links.back ? 'back' : 'your-forms')}</BackLink>
      </div>
      <div role="status">
        <AccessStatusBadge status={status} />
      </div>
      <h1 ref={heading} className="mt-3">
        {t('title', { org: org.name })}
      </h1>
      {request.description && <p className="mt-2 text-ink-2">{request.description}</p>}
      <p className="mt-2 text-ink-2">{t('why')}</p>
      <Facts request={request} />
      {status === 'approved' && (
        <div className="mt-6">
          <Banner tone="ok">{t('done.approved', { org: org.name })}</Banner>
          <LinkButton variant="primary" isBlock href={links.form(request.request)} className="mt-4">
            {t('to-form')}
          </LinkButton>
        </div>
      )}
      {status === 'rejected' && (
        <Banner tone="warn" className="mt-6">
          {t('done.rejected', { org: org.name })}
        </Banner>
      )}
      {status === 'withdrawn' && (
        <Banner tone="idle" className="mt-6">
          {request.withdrawnAt
            ? t('done.ended', { org: org.name, date: format.date(request.withdrawnAt) })
            : t('done.withdrawn', { org: org.name })}
        </Banner>
      )}
      {!request.mayDecide && isAccessOpen(status) && (
        <Banner tone="idle" icon="lock" className="mt-6">
          {t('owners-decide')}
        </Banner>
      )}
      <ContactPart request={request} />
      {request.mayDecide && (
        <Decide request={request} links={links} onDecided={() => focusWhenLost(() => heading.current)} />
      )}
    </>
  );
}

function Facts({ request }: { request: AccessRequestView }) {
  const { t } = useTranslation('access-request');
  const facts = [
    {
      icon: 'user',
      term: t('who'),
      value: [request.requesterName, request.org.name].filter(Boolean).map(isolated).join(', '),
    },
    { icon: request.type === 'business' ? 'building' : 'user', term: t('about'), value: request.subjectName },
    { icon: 'flag', term: t('reference'), value: request.reference },
    { icon: 'eye', term: t('they-see'), value: t(`sees.${request.type}`) },
    { icon: 'x-circle', term: t('they-do-not-see'), value: t('sees-not') },
    { icon: 'calendar', term: t('how-long'), value: t('how-long-value', { org: request.org.name }) },
  ] as const satisfies readonly { icon: IconName; term: string; value: string }[];
  return (
    <dl className="mt-6 divide-y divide-line rounded-lg border border-line-strong bg-surface px-4">
      {facts.map(({ icon, term, value }) => (
        <div key={term} className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2 py-3">
          <dt className="col-span-2 grid grid-cols-subgrid items-center text-14 text-ink-2">
            <Icon name={icon} />
            {term}
          </dt>
          <dd className="col-start-2 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DecideProps {
  request: AccessRequestView;
  links: AccessLinks;
  /** Decided while the page stays: the pressed button is gone. */
  onDecided: () => void;
}

function Decide({ request, links, onDecided }: DecideProps) {
  const { t } = useTranslation('access-request');
  const { error } = useErrorText();
  const approve = useWorkflow('approve-access');
  const refuse = useWorkflow('refuse-access');
  const [isAsking, setAsking] = useState(false);
  const input = { access: request.id };
  // The change arrives over the event stream too and may remove this part first: callbacks of `mutate` would not run.
  const finish = (move: Promise<unknown>, answer: 'approved' | 'rejected') =>
    move.then(
      () => decided(answer),
      () => undefined,
    );
  const decided = (answer: 'approved' | 'rejected') => {
    setAsking(false);
    if (!links.back) return onDecided();
    toast.success(t(`done.${answer}`, { org: request.org.name }));
    links.go(links.back(request.request));
  };
  const close = () => {
    refuse.reset();
    setAsking(false);
  };
  useBackCloses(isAsking, close);
  return (
    <>
      {approve.isError && (
        <Banner tone="bad" isAlert className="mt-6">
          {error(approve.error)}
        </Banner>
      )}
      <ClientBar>
        <Button
          variant="primary"
          className="min-w-0 flex-1!"
          isPending={approve.isPending}
          onPress={() => void finish(approve.mutateAsync(input), 'approved')}
        >
          {t('approve')}
        </Button>
        {request.status === 'pending' && (
          <Button onPress={() => !approve.isPending && setAsking(true)}>{t('reject')}</Button>
        )}
      </ClientBar>
      <Confirm
        isOpen={isAsking}
        title={t('reject-title')}
        confirmLabel={t('reject-confirm')}
        cancelLabel={t('go-back')}
        isPending={refuse.isPending}
        error={refuse.isError ? error(refuse.error) : undefined}
        onCancel={close}
        onConfirm={() => void finish(refuse.mutateAsync(input), 'rejected')}
      >
        {t('reject-body', { org: request.org.name })}
      </Confirm>
    </>
  );
}
