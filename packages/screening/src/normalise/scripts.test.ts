import { describe, expect, it } from 'vitest';
import { readJapaneseName, translateHanCompany } from './han.ts';
import { latinWords } from './script.ts';

const latin = (text: string) =>
  latinWords(text)
    .map((word) => word.text)
    .join(' ');

describe('other scripts', () => {
  it.each([
    ['สมชาย วงศ์สวัสดิ์', 'somchai wongsawat'],
    ['ហ៊ុន សែន', 'hun sen'],
    ['Գրիգոր Հարությունյան', 'grigor harutyunyan'],
    ['Rəşad Xəlilov', 'rashad khalilov'],
  ])('%s is %s', (text, written) => {
    expect(latin(text)).toBe(written);
  });

  it('translates the terms and the place of a Chinese company and keeps its own name as one word', () => {
    expect(translateHanCompany('北京蓝雁科技有限公司').trim()).toBe('beijing lanyan technology co ltd');
  });

  it('reads Japanese names by their usual reading, and leaves Chinese ones', () => {
    expect(readJapaneseName('田中誠一郎')).toBe('tanaka seiichiro');
    expect(readJapaneseName('张国强')).toBe('张国强');
  });
});
