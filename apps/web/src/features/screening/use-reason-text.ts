import { useTranslation } from 'react-i18next';

const parts = ['name', 'birth-date', 'birth-place', 'nationality', 'country', 'number', 'gender'] as const;
type Part = (typeof parts)[number];

/** From how alike two things are called the same, and until where different. */
const alike = { same: 0.95, close: 0.5 } as const;

/** A reason for a score in words: which part, and how alike it is. */
export function useReasonText(): (reason: unknown) => string {
  const { t } = useTranslation('screening');
  return (reason) => {
    if (typeof reason === 'string') return reason;
    const { part, likeness } = (reason ?? {}) as { part?: unknown; likeness?: unknown };
    if (!(parts as readonly unknown[]).includes(part) || typeof likeness !== 'number') return '';
    const word = likeness >= alike.same ? 'same' : likeness >= alike.close ? 'close' : 'different';
    return t(`reason.${word}`, { part: t(`reason.part.${part as Part}`) });
  };
}
