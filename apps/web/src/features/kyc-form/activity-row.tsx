import { resolveLanguage } from '@dossier/domain/languages';
import { formatSbi } from '@dossier/domain/sbi';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { MatchedWords } from './matched-words.tsx';

interface ActivityRowProps {
  code: string;
  name: string;
  /** Everyday words for the activity, those that matched first. */
  examples: readonly string[];
  query: string;
  /** Where it came from, when it is in the answers already. */
  listed: 'register' | 'client' | undefined;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A found activity: its code, its title, and in everyday words why it was found. */
export function ActivityRow(props: ActivityRowProps) {
  const { code, name, examples, query, listed, isChosen, onChange } = props;
  const { t, i18n } = useTranslation('kyc-form');
  const language = resolveLanguage(i18n.language);
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(examples);
  return (
    <li className={`border-b border-line px-4 py-3 ${listed || isChosen ? 'bg-selected' : ''}`}>
      <Checkbox isSelected={listed !== undefined || isChosen} isDisabled={listed !== undefined} onChange={onChange}>
        <span className="block font-mono text-14 text-ink-2">{formatSbi(code)}</span>
        <span className="block text-ink">
          <MatchedWords text={name} query={query} language={language} />
        </span>
        {listed && (
          <span className="block text-14 text-ink-2">
            {t(listed === 'register' ? 'activities.in-list-register' : 'activities.in-list')}
          </span>
        )}
        {!listed && examples.length > 0 && (
          <span className="block text-14 text-ink-2">
            <MatchedWords text={t('activities.for-example', { list })} query={query} language={language} />
          </span>
        )}
      </Checkbox>
    </li>
  );
}
