import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useUser } from '#api/use-session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useRunWorkflow } from '#api/workflows.ts';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import { IdentifyDone } from './identify-done.tsx';
import { IdentifyFlow } from './identify-flow.tsx';
import type { IdentifyLinks, OwnIdentification } from './own-identification.ts';

interface Props {
  link: string;
  /** What the link says without a sign-in, for a person who is signed in with another address. */
  face: ViewAnswer<'helper-link'> | undefined;
  links: IdentifyLinks;
  onSignOut: () => void;
}

/** The page of a helper link for a signed-in reader: their own identification, or the way to delegated sections. */
export function IdentifyScreen({ link, face, links, onSignOut }: Props) {
  const query = useQuery(view('own-identification', { link }));
  const own = query.data;
  useOpened(own, links);
  if (query.error instanceof WorkflowRefused && !own) return <OtherAccount face={face} onSignOut={onSignOut} />;
  if (query.isError && !own)
    return <Failed isPage onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  if (!own || own.scope === 'sections') return <IdentifyLoading />;
  const isAsked = own.given === null || own.asked.length > 0;
  return own.person && isAsked ? (
    <IdentifyFlow key={own.given?.at ?? ''} own={own} person={own.person} />
  ) : (
    <IdentifyDone own={own} links={links} />
  );
}

/** Notes once that the link was opened, and leads to the form of delegated sections. */
function useOpened(own: OwnIdentification | undefined, links: IdentifyLinks): void {
  const run = useRunWorkflow();
  const noted = useRef('');
  useEffect(() => {
    if (own?.closed !== '' || noted.current === own.link) return;
    noted.current = own.link;
    // A failure to note it does not stop the person.
    void run('open-helper-link', { link: own.link }).catch(() => undefined);
    if (own.request !== '') links.go(links.form(own.request));
  }, [own, links, run]);
}

/** The link names another address than that of the account in this browser. */
function OtherAccount({ face, onSignOut }: Pick<Props, 'face' | 'onSignOut'>) {
  const { t } = useTranslation('identify');
  const user = useUser();
  const email = String(user?.['email'] ?? '');
  const isKnown = face !== undefined && face.state !== 'unknown';
  return (
    <>
      <h1>{t('other.title')}</h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {isKnown ? t('other.body', { email, address: face.email }) : t('other.body-unknown', { email })}
      </p>
      <div className="mt-6">
        <Button variant="primary" isBlock onPress={onSignOut}>
          {t('other.sign-out')}
        </Button>
      </div>
    </>
  );
}

function IdentifyLoading() {
  return (
    <Loading>
      <Skeleton width="80%" height={32} />
      <LoadingLines lines={5} />
    </Loading>
  );
}
