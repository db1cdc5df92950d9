import type { DocumentKind } from '@dossier/domain/documents';
import { changedTo, kindsOf, type SentenceEvent, sectionsOf, sentenceKey } from '@dossier/domain/event-sentence-key';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { localeOf } from '@dossier/domain/languages';
import type { TextFiles } from '@dossier/texts/text-files';
import { useTranslation } from 'react-i18next';

type CheckKey = keyof TextFiles['checks'];
type MethodKey = keyof TextFiles['identity']['methods-in-sentence'];

/**
 * An event as a sentence without its actor: 'Verified Identity document of Marit Hoekstra (version 2)'. The caller must
 * load the texts `events`, `checks`, `document-kinds`, `identity` and `kyc-form`.
 */
export function useEventText(): (event: SentenceEvent) => string {
  const { t, i18n } = useTranslation(['events', 'document-kinds', 'checks', 'identity', 'kyc-form']);
  const list = new Intl.ListFormat(localeOf(i18n.language));
  return (event) => {
    const key = sentenceKey(event);
    if (key === undefined) return event.action;
    const { facts } = event;
    const { check = '', method = '' } = facts;
    const sections = sectionsOf(event).map((section) => t(`kyc-form:sections.${section as KycSection}`));
    const kinds = kindsOf(event).map((kind) => t(`document-kinds:${kind as DocumentKind}`));
    return String(
      t(`events:${key}`, {
        number: '',
        intern: '',
        person: '',
        list: '',
        collection: '',
        record: '',
        provider: '',
        to: '',
        ...facts,
        owner: changedTo(event, 'owner'),
        count: Number(changedTo(event, 'names')),
        sections: list.format(sections),
        parts: list.format([...sections, ...kinds]),
        document: documentOf(event),
        check: check === '' ? '' : t(`checks:${check as CheckKey}`),
        method: method === '' ? '' : t(`identity:methods-in-sentence.${method as MethodKey}`),
      }),
    );
  };

  /** The kind of a document, whose it is and which version, as far as the reader may know. */
  function documentOf(event: SentenceEvent): string {
    const kind = event.facts['kind'] ?? '';
    if (kind === '') return '';
    const document = t(`document-kinds:${kind as DocumentKind}`);
    const [owner, version] = [changedTo(event, 'owner'), changedTo(event, 'version')];
    if (owner === '') return document;
    return version === ''
      ? t('events:document-of-owner', { document, owner })
      : t('events:document-of', { document, owner, version });
  }
}
