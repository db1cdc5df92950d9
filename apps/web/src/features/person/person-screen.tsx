import { useQuery } from '@tanstack/react-query';
import { WorkflowRefused } from '#api/errors.ts';
import { type ViewParams, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Failed } from '#ui/failed.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { FactsPart, IdentityPart, WhyPart } from './details.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { MatchesSection } from './matches-section.tsx';
import { NamesakesSection } from './namesakes-section.tsx';
import type { PersonPage } from './person-facts.ts';
import { PersonHead } from './person-head.tsx';
import { PersonLoading } from './person-loading.tsx';
import { RolesSection } from './roles-section.tsx';

/** A person over the onboardings that the viewer may see: roles, matches, documents, identity. */
export function PersonScreen({ params }: { params: ViewParams<'person'> }) {
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(view('person', params));
  if (data) return <Page person={data} />;
  if (!error) return <PersonLoading />;
  return (
    <div className="px-(--shell-gutter) max-md:px-4">
      {error instanceof WorkflowRefused && error.status === 403 ? (
        <NoAccess>{errorText(error)}</NoAccess>
      ) : (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </Failed>
      )}
    </div>
  );
}

function Page({ person }: { person: PersonPage }) {
  return (
    <>
      <PersonHead person={person} />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_var(--shell-rail)]">
        <div className="min-w-0 px-(--shell-gutter) pb-12 max-md:px-4">
          <RolesSection person={person} />
          <MatchesSection person={person} />
          <DocumentsSection person={person} />
          {person.namesakes.length > 0 && <NamesakesSection namesakes={person.namesakes} />}
        </div>
        <aside className="border-line bg-sunken px-6 py-6 max-lg:border-t max-md:px-4 lg:border-l">
          <IdentityPart person={person} />
          <FactsPart person={person} />
          <WhyPart person={person} />
        </aside>
      </div>
    </>
  );
}
