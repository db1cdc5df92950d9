import { useTranslation } from 'react-i18next';

const words = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** A number at the beginning of a sentence: `Three`, above ten `11`. */
export function useCountWord(): (count: number) => string {
  const { t } = useTranslation('common');
  return (count) => {
    const key = words.find((word) => Number(word) === count);
    const word = key ? t(`numbers.${key}`) : String(count);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
}
