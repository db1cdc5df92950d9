import type { CheckState } from '@dossier/domain/system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import type { System } from './system-answer.ts';

const styles: Readonly<Record<CheckState, { icon: IconName; tone: Tone }>> = {
  ok: { icon: 'check-circle', tone: 'ok' },
  warn: { icon: 'alert', tone: 'warn' },
  fail: { icon: 'octagon', tone: 'bad' },
};

/** The checks of `npm run doctor`, with the cure of what is not fine. */
export function ChecksPart({ checks }: { checks: System['checks'] }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  // The keys come from the server, which has a sentence for each of them.
  const sentence = t as unknown as (key: string, facts: object) => string;
  return (
    <Section
      title={t('checks.title')}
      aside={
        checks && (
          <span role="status" className="text-13 text-ink-2">
            {checks.state === 'waiting' || checks.state === 'running'
              ? t('checks.running')
              : t('checks.at', { time: format.relative(checks.at) })}
          </span>
        )
      }
    >
      {!checks && <p className="text-13 text-ink-2">{t('checks.none')}</p>}
      {checks?.state === 'failed' && (
        <Banner tone="bad" isAlert className="mb-3">
          {t('checks.failed', { problem: checks.problem })}
        </Banner>
      )}
      <ul className="text-13">
        {checks?.results.map(({ check, state, text, facts }) => (
          <li
            key={check}
            className="grid gap-x-4 gap-y-0.5 border-b border-line py-2 last:border-b-0 md:grid-cols-[150px_130px_minmax(0,1fr)]"
          >
            <span className="font-medium">{t(`checks.names.${check}`)}</span>
            <span>
              <Badge isBare {...styles[state]}>
                {t(`checks.states.${state}`)}
              </Badge>
            </span>
            <span className="break-words text-ink-2">{sentence(`results.${text}`, facts)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
