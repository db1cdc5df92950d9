import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';

export interface SearchBarProps {
  query: string;
  onQuery: (query: string | undefined) => void;
  count: number;
  current: number;
  isReading: boolean;
  hasText: boolean;
  onGo: (index: number) => void;
}

/** Search in the document: number of hits, previous and next. */
export function SearchBar({ query, onQuery, count, current, isReading, hasText, onGo }: SearchBarProps) {
  const { t } = useTranslation('documents');
  const said = isReading
    ? t('viewer.reading')
    : !hasText
      ? t('viewer.no-text')
      : query.trim() === ''
        ? ''
        : count === 0
          ? t('viewer.nothing')
          : t('viewer.hit', { index: current + 1, count });
  return (
    <search className="flex items-center gap-2 border-b border-line bg-canvas px-4 py-2">
      <TextField
        label={t('viewer.search')}
        isLabelHidden
        icon="search"
        size="sm"
        className="w-64"
        autoFocus
        value={query}
        onChange={onQuery}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onGo(event.shiftKey ? current - 1 : current + 1);
          if (event.key === 'Escape') onQuery(undefined);
        }}
      />
      <span role="status" className="text-13 text-ink-2">
        {said}
      </span>
      <span className="ml-auto flex">
        <IconButton
          icon="up"
          size="sm"
          label={t('viewer.hit-before')}
          isDisabled={count === 0}
          onPress={() => onGo(current - 1)}
        />
        <IconButton
          icon="down"
          size="sm"
          label={t('viewer.hit-after')}
          isDisabled={count === 0}
          onPress={() => onGo(current + 1)}
        />
        <IconButton icon="x" size="sm" label={t('viewer.search-close')} onPress={() => onQuery(undefined)} />
      </span>
    </search>
  );
}
