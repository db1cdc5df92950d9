import { PersonScreen } from '#features/person/person-screen.tsx';
import { useLateAnswer } from '#routes/_authed/-entity/use-late-answer.ts';
import { type OfPerson, personParams } from './load-person.ts';

/** The page of a person, in either staff portal. */
export function PersonPage({ isNamed, ...of }: OfPerson & { isNamed: boolean }) {
  useLateAnswer('person', personParams(of), isNamed);
  return <PersonScreen params={personParams(of)} />;
}
