/** Severities of risk indicators, the lowest first. */
export const riskSeverities = ['low', 'medium', 'high'] as const;
export type RiskSeverity = (typeof riskSeverities)[number];
