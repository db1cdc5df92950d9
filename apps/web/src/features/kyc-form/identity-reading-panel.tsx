import type { TypedIdentity } from '@dossier/domain/identity-reading';
import { runWorkflow } from '#api/workflows.ts';
import { IdentityReading } from '#ui/identity-reading.tsx';
import type { IdentityPatch } from '#ui/identity-reading-facts.tsx';
import { useForm } from './form-context.ts';

interface IdentityReadingPanelProps {
  /** `subject`, or the person's id. */
  owner: string;
  typed: TypedIdentity;
  onUse: (patch: IdentityPatch) => void;
}

const readDocument = (doc: string) => runWorkflow('read-identity-document', { doc });

/** Offers to fill in what the photos of a person's identity document say. */
export function IdentityReadingPanel({ owner, typed, onUse }: IdentityReadingPanelProps) {
  const { form } = useForm();
  const person = owner === 'subject' ? '' : owner;
  const docs = form.documents.filter((one) => one.purpose === 'identity' && one.person === person);
  return <IdentityReading docs={docs.map(({ id }) => id)} typed={typed} readDocument={readDocument} onUse={onUse} />;
}
