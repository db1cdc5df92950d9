import { describe, expect, it } from 'vitest';
import { searchOne } from '../testing.ts';
import { otherReadings } from './other-readings.ts';

describe('names in several romanisations of one script [SCR-11]', () => {
  it.each([
    ['박재경', 'PAK Jae Gyong'],
    ['전지부', 'CHON Chi-bu'],
    ['김금철', 'KIM Kum Chol'],
    ['สุรชัย บุญเลิศ', 'Surachai Boonlert'],
    ['สมพร ใจดี', 'Somporn Jaidee'],
    ['ហ៊ុន សែន', 'Hun Saen'],
    ['កែវ ពិសិដ្ឋ', 'Kaev Piseth'],
  ])('%s is %s, on the list and in the query', (name, latin) => {
    expect(searchOne(name, { type: 'person', name: latin })).toHaveLength(1);
    expect(searchOne(latin, { type: 'person', name })).toHaveLength(1);
  });

  it.each(['오사마 빈 라덴', 'Karel Zorbani', 'Карел Зорбани'])(
    'none of foreign names and other scripts: %s',
    (name) => {
      expect(otherReadings(name)).toEqual([]);
    },
  );
});

describe('names in scripts without vowels [SCR-11]', () => {
  it.each([
    ['עבד אל רחמן בן פייסל', 'Abdul Rahman ibn Faisal'],
    ['سيف الدين المشهداني', 'Saif-al-Din al-Mashhadani'],
    ['طلال الزربي', 'Talal al-Zarbi'],
    ['عمر محمود عثمان', 'Omar Mahmoud Uthman'],
    ['إبراهيم أبو بكر تنتوش', 'Ibrahim Abu Bakr Tantoush'],
  ])('%s is %s', (name, latin) => {
    expect(searchOne(name, { type: 'person', name: latin })).toHaveLength(1);
  });

  it('a long vowel that is written counts as much as a consonant', () => {
    const scoreOf = (name: string) => searchOne('سود زرباني', { type: 'person', name }, 0.3)[0]?.score ?? 0;
    expect(scoreOf('Sud Zarbani')).toBeGreaterThan(scoreOf('Sad Zarbani'));
  });
});
