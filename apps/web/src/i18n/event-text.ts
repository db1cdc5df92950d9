import type { DocumentKind } from '@dossier/domain/documents';
import { eventActionNames } from '@dossier/domain/event-actions';
import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';

interface EventFacts {
  readonly action: string;
  readonly facts: Readonly<Record<string, string>>;
}

type EventKey = keyof TextFiles['events'];
type CheckKey = keyof TextFiles['checks'];
type MethodKey = keyof TextFiles['identity']['methods-in-sentence'];

const isAction = (action: string): action is EventKey => (eventActionNames as readonly string[]).includes(action);

const superuserWrites: Readonly<Record<string, EventKey>> = {
  create: 'superuser-created',
  delete: 'superuser-deleted',
  impersonate: 'superuser-impersonated',
};

function keyOf(action: EventKey, facts: EventFacts['facts']): EventKey {
  if (action === 'superuser-wrote') return superuserWrites[facts['change'] ?? ''] ?? action;
  return action === 'onboarding-assigned' && !facts['intern'] ? 'onboarding-unassigned' : action;
}

/**
 * An event as a sentence without its actor: 'Verified Ownership chart'. The caller must load the texts `events`,
 * `checks`, `document-kinds` and `identity`.
 */
export function useEventText(): (event: EventFacts) => string {
  const { t } = useTranslation(['events', 'document-kinds', 'checks', 'identity']);
  return ({ action, facts }) => {
    if (!isAction(action)) return action;
    const { kind = '', check = '', method = '' } = facts;
    const key = keyOf(action, facts);
    return String(
      t(`events:${key}`, {
        number: '',
        intern: '',
        person: '',
        list: '',
        collection: '',
        record: '',
        provider: '',
        ...facts,
        document: kind === '' ? '' : t(`document-kinds:${kind as DocumentKind}`),
        check: check === '' ? '' : t(`checks:${check as CheckKey}`),
        method: method === '' ? '' : t(`identity:methods-in-sentence.${method as MethodKey}`),
      }),
    );
  };
}
