import { describe, expect, it } from 'vitest';
import { searchOne } from '../testing.ts';
import { chineseKeys, chineseReadings } from './chinese.ts';

const readings = (name: string) => [...chineseReadings(name.split(' '))];
const keys = (name: string) => chineseKeys(chineseReadings(name.split(' ')));

describe('Chinese names', () => {
  it.each([
    ['zhang guoqiang', 'zhang:guo qiang'],
    ['guoqiang zhang', 'zhang:guo qiang'],
    ['chang kuo chiang', 'zhang:guo qiang'],
    ['jang gwo chyang', 'zhang:guo qiang'],
    ['ou yang cheng hsien', 'ou yang:zheng xian'],
    ['chan kwok keung', 'chen:guo qiang'],
    ['szeto wah', 'si tu:hua'],
  ])('%s can be read as %s', (name, reading) => {
    expect(readings(name)).toContain(reading);
  });

  it.each(['maria lee', 'john smith', 'guoqiang', 'zhang'])('%s is not read as one', (name) => {
    expect(readings(name)).toEqual([]);
  });

  it('have one key in all romanisations, orders and spacings', () => {
    const [key] = keys('zhang guoqiang');
    for (const name of ['chang kuo chiang', 'guo qiang zhang', 'kuochiang chang', 'jang gwo chyang'])
      expect(keys(name)).toContain(key);
  });

  it('are found in another romanisation, with the reason [SCR-11]', () => {
    const [match] = searchOne('Zhang Guoqiang', { type: 'person', name: "Chang Kuo-ch'iang" });
    expect(match?.reasons[0]).toMatchObject({
      code: 'romanisation',
      query: 'chang kuo chiang',
      listed: 'zhang guoqiang',
    });
  });

  it('with another syllable are another name, although they differ by one letter', () => {
    expect(searchOne('Zhang Guoqiang', { type: 'person', name: 'Zhang Guoxiang' })).toEqual([]);
  });
});
