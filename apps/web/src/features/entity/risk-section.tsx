import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { severityDisplay } from '#ui/severity-display.ts';
import { type EntityFile, useEntityPlace } from './entity-context.ts';
import { GatedSection } from './gated-section.tsx';

type Indicator = Extract<EntityFile['risk'], { open: true }>['value'][number];
type Formats = ReturnType<typeof useFormat>;

export function RiskSection() {
  const { t } = useTranslation('entity');
  const { risk } = useEntityPlace().entity;
  return (
    <GatedSection
      id="risk"
      title={t('risk.title')}
      part="risk"
      gated={risk}
      actions={(found) =>
        found.length > 0 && (
          <Badge icon="alert" tone="warn">
            {t('risk.found', { count: found.length })}
          </Badge>
        )
      }
    >
      {(found) =>
        found.length === 0 ? (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <Icon name="check" />
            {t('risk.none')}
          </p>
        ) : (
          <ul className="flex flex-col gap-2">
            {found.map((one) => (
              <IndicatorRow key={one.id} indicator={one} />
            ))}
          </ul>
        )
      }
    </GatedSection>
  );
}

function IndicatorRow({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { icon, tone } = severityDisplay[indicator.severity];
  const rule = isKnownRule(indicator.rule) ? indicator.rule : undefined;
  const facts = rule ? factsOf[rule](indicator.data, format) : {};
  return (
    <li className="flex items-start gap-3 rounded-md border border-line-strong px-3.5 py-2.5 text-13">
      <Icon name={icon} className="mt-0.5 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{rule ? t(`risk.rule.${rule}.title`, facts) : indicator.rule}</p>
        {rule && <p className="text-ink-2">{t(`risk.rule.${rule}.data`, facts)}</p>}
      </div>
      <Badge icon={icon} tone={tone}>
        {t(`risk.severity.${indicator.severity}`)}
      </Badge>
    </li>
  );
}

interface Change {
  readonly street?: string;
  readonly houseNumber?: string;
  readonly city?: string;
  readonly since?: string;
}

/** The data of each rule, as parameters of its sentence. */
const factsOf = {
  'multiple-address-changes': ({ changes = [], months = 6 }, format) => ({
    months: String(months),
    changes: (changes as Change[])
      .map((one) => `${one.street ?? ''} ${one.houseNumber ?? ''}, ${one.city ?? ''} (${format.date(one.since ?? '')})`)
      .join('; '),
  }),
  'holding-abroad': ({ companies = [] }, format) => ({
    companies: (companies as { name?: string; country?: string }[])
      .map((one) => `${one.name ?? ''}, ${format.country(one.country ?? '')}`)
      .join('; '),
  }),
  'complex-structure': ({ layers = 0, companies = 0 }) => ({ layers: String(layers), companies: String(companies) }),
} as const satisfies Record<string, (data: Record<string, unknown>, format: Formats) => Record<string, string>>;

const isKnownRule = (rule: string): rule is keyof typeof factsOf => rule in factsOf;
