import type { ReactNode } from 'react';

interface NextStep {
  readonly title: string;
  readonly body?: ReactNode;
}

/** What happens after something was sent: numbered steps. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className="mt-2 divide-y divide-line">
      {steps.map(({ title, body }, at) => (
        <li key={title} className="flex gap-4 py-4">
          <span
            aria-hidden="true"
            className="grid size-8 flex-none place-items-center rounded-full border border-line-field font-semibold"
          >
            {at + 1}
          </span>
          <div className="min-w-0 self-center [overflow-wrap:anywhere]">
            <p className="font-semibold">{title}</p>
            {body && <p className="text-ink-2">{body}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
