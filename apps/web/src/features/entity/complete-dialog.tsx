import { useRole } from '#api/use-session.ts';
import { ConfirmComplete } from './confirm-complete.tsx';
import type { OpenDialogProps } from './entity-context.ts';
import { NotReadyDialog } from './not-ready-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';

/** Completes the onboarding; lists the blockers with links, or the problems that need a reason. */
export function CompleteDialog(props: OpenDialogProps) {
  const role = useRole();
  const { blockers, problems } = props.entity;
  const hard = blockers.filter((blocker) => !(blocker.leadMayPass && role === 'intern-lead'));
  if (hard.length > 0) return <NotReadyDialog {...props} blockers={hard} />;
  return problems.length > 0 ? <ProblemsDialog {...props} /> : <ConfirmComplete {...props} />;
}
