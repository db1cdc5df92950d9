/**
 * Syllables of Standard Chinese in pinyin by initial. Source: GB/T 16159-2012 (Hanyu Pinyin
 * orthography), table of syllables; `v` is `ü`.
 */
export const pinyinFinals: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e en er ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

/** A system of romanisation: its spelling of the initials, of the finals, and of whole syllables that differ. */
export interface Romanisation {
  readonly initials: Readonly<Record<string, string>>;
  readonly finals: Readonly<Record<string, string>>;
  /** Finals that depend on the initial: `initial+final`. */
  readonly syllables: Readonly<Record<string, string>>;
}

/**
 * Wade-Giles without apostrophes and diacritics, as passports and lists print it: aspirated and
 * unaspirated initials become equal. Source: conversion tables of the Library of Congress
 * (Pinyin Conversion Project, 2000).
 */
export const wadeGiles: Romanisation = {
  initials: { b: 'p', d: 't', g: 'k', j: 'ch', q: 'ch', x: 'hs', zh: 'ch', r: 'j', z: 'ts', c: 'ts' },
  finals: { ong: 'ung', ian: 'ien', ie: 'ieh', iong: 'iung', ue: 'ueh', uo: 'o', v: 'u', ve: 'ueh' },
  syllables: {
    zhi: 'chih',
    chi: 'chih',
    shi: 'shih',
    ri: 'jih',
    zi: 'tzu tze tse',
    ci: 'tzu tze tse',
    si: 'ssu szu sze',
    ge: 'ko ke',
    ke: 'ko ke',
    he: 'ho he',
    guo: 'kuo',
    kuo: 'kuo',
    huo: 'huo',
    shuo: 'shuo',
    gui: 'kuei kwei',
    kui: 'kuei kwei',
    yi: 'i yi',
    yan: 'yen',
    ye: 'yeh',
    yong: 'yung',
    you: 'yu yiu',
    yue: 'yueh',
    e: 'o e',
    er: 'erh',
  },
};

/** Yale romanisation. Source: Institute of Far Eastern Languages, Yale University: Dictionary of Spoken Chinese (1966), table of syllables. */
export const yale: Romanisation = {
  initials: { zh: 'j', q: 'ch', x: 's', z: 'dz', c: 'ts' },
  finals: {
    ao: 'au',
    ong: 'ung',
    uo: 'wo',
    ui: 'wei',
    un: 'wun',
    ua: 'wa',
    uai: 'wai',
    uan: 'wan',
    uang: 'wang',
    ia: 'ya',
    iao: 'yau',
    ie: 'ye',
    iu: 'you',
    ian: 'yan',
    iang: 'yang',
    iong: 'yung',
    v: 'yu',
    ve: 'ywe',
  },
  syllables: {
    zhi: 'jr',
    chi: 'chr',
    shi: 'shr',
    zi: 'dz',
    ci: 'tsz',
    si: 'sz',
    xi: 'syi',
    xin: 'syin',
    xing: 'sying',
    ju: 'jyu',
    qu: 'chyu',
    xu: 'syu',
    jue: 'jywe',
    que: 'chywe',
    xue: 'sywe',
    juan: 'jywan',
    quan: 'chywan',
    xuan: 'sywan',
    jun: 'jyun',
    qun: 'chyun',
    xun: 'syun',
    yao: 'yau',
    yong: 'yung',
    yue: 'ywe',
    yuan: 'ywan',
  },
};

/** Family names in pinyin: the hundred most frequent ones (Ministry of Public Security, 2020) and others of public persons. */
export const chineseSurnames = `wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song
tang han feng deng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lv ding ren lu yao shen zhong cui tan fan wang
liao shi jin jia xia fu fang bai zou meng xiong qin qiu hou kong jiang yin xue yan duan lei long tao shi mao hao gu gong shao wan qian dai
mo xiang chang lai kang wen niu ji fan hong zuo an lan qi pang pu bo bi min mu miao nie ning ou qu rong ruan sha shang shu tu weng xi xin
you zhan zhai zhuang zhuo zhen zi zong zu bao bian chai chu ge hua huo jian ke kuang lou mei ni pei shan she shui si sui yun yue`;

/** Family names of two syllables. */
export const doubleChineseSurnames =
  'ou yang;si ma;zhu ge;shang guan;si tu;dong fang;huang fu;gong sun;xia hou;ling hu;mu rong;yu wen;zhang sun;wei chi';

/**
 * Cantonese (Hong Kong government romanisation), Hokkien, Teochew and Hakka spellings of family
 * names, with the pinyin of the same character (`-` joins the syllables of one name). Source: Unihan database, kCantonese and kMandarin;
 * Hokkien and Teochew: spellings registered in Singapore and Malaysia.
 */
export const dialectSurnames: Readonly<Record<string, string>> = {
  au: 'ou',
  beh: 'ma',
  chai: 'cai',
  chan: 'chen zhan',
  chau: 'zhou',
  cheah: 'xie',
  chee: 'xu zhu',
  cheng: 'zheng zhong',
  cheong: 'zhang',
  cheuk: 'zhuo',
  cheung: 'zhang',
  chew: 'zhou',
  chia: 'xie',
  chiang: 'jiang zheng',
  chin: 'chen qian',
  chiu: 'zhao',
  cho: 'cao',
  choi: 'cai',
  choong: 'zhong zhang',
  chow: 'zhou',
  choy: 'cai',
  chu: 'zhu',
  chua: 'cai',
  chui: 'xu',
  chung: 'zhong',
  eng: 'huang wu',
  fok: 'huo',
  foo: 'fu hu',
  fung: 'feng',
  gan: 'yan',
  goh: 'wu',
  han: 'han',
  heng: 'wang xing',
  ho: 'he',
  hui: 'xu',
  hung: 'hong xiong',
  ip: 'ye',
  kam: 'gan jin',
  kan: 'jian',
  khoo: 'qiu',
  khor: 'xu',
  ko: 'gao',
  koh: 'xu gao',
  kok: 'guo',
  kong: 'jiang',
  koo: 'gu',
  kuok: 'guo',
  kwan: 'guan',
  kwek: 'guo',
  kwok: 'guo',
  kwong: 'kuang',
  lai: 'li lai',
  lam: 'lin',
  lau: 'liu',
  law: 'luo',
  lee: 'li',
  leong: 'liang',
  leung: 'liang',
  liew: 'liu',
  lim: 'lin',
  lo: 'luo lu',
  loh: 'luo',
  loke: 'lu',
  loo: 'lv lu',
  low: 'liu',
  lui: 'lei lv',
  luk: 'lu',
  lum: 'lin',
  mak: 'mai',
  man: 'wen',
  mok: 'mo',
  mui: 'mei',
  ng: 'wu huang',
  ngai: 'wei ni',
  ngan: 'yan',
  oei: 'huang',
  ong: 'wang',
  ooi: 'huang',
  or: 'ke',
  pang: 'peng',
  poon: 'pan',
  pun: 'pan',
  quek: 'guo',
  seah: 'xie',
  seow: 'xiao',
  shek: 'shi',
  shum: 'shen cen',
  sia: 'xie',
  sim: 'shen',
  sin: 'xian',
  sit: 'xue',
  siu: 'xiao',
  soh: 'su',
  soo: 'su',
  suen: 'sun',
  szeto: 'si-tu',
  tai: 'dai',
  tam: 'tan',
  tan: 'chen',
  tang: 'deng',
  tay: 'zheng',
  tee: 'zheng',
  teh: 'zheng',
  teng: 'ding',
  teo: 'zhang',
  teoh: 'zhang',
  thong: 'tang',
  tiong: 'zhang',
  tjoa: 'cai',
  tong: 'tang',
  tsang: 'zeng',
  tse: 'xie',
  tsoi: 'cai',
  tsui: 'xu',
  tung: 'dong',
  wan: 'wen yin',
  wee: 'huang',
  wong: 'wang huang',
  woo: 'hu',
  yam: 'ren',
  yap: 'ye',
  yau: 'qiu',
  yeo: 'yang',
  yeoh: 'yang',
  yeow: 'yao',
  yeung: 'yang',
  yick: 'yi',
  yim: 'yan',
  yip: 'ye',
  yiu: 'yao',
  yong: 'yang',
  yuen: 'yuan ruan',
  yung: 'rong weng',
};

/**
 * Syllables of given names in the Hong Kong government romanisation, with the pinyin of the
 * characters that are usual in names. Format: `syllable:pinyin pinyin`. Source: Unihan database,
 * kCantonese and kMandarin.
 */
export const cantoneseGivenNames = `bik:bi;bing:bing;bun:bin;chak:ze;cham:zhan;chau:zhou qiu;che:zi;cheong:chang;cheuk:zhuo;cheung:zhang chang xiang;chi:zhi zi ci;chik:zhi;
ching:qing jing zheng cheng zhen;chiu:zhao chao;cho:chu zuo;choi:cai;chor:chu;chu:zhu;chuen:quan chuan;chui:cui;chun:jun zhen chun jin;chung:zhong cong;fai:hui;fan:fen fan;
fat:fa;fong:fang;fu:fu;fuk:fu;fun:huan;fung:feng;ha:xia;hang:heng xing;hau:hou xiao;hei:xi;hin:xian;hing:xing qing;ho:hao he;hoi:hai kai;hok:xue;hon:han;hong:kang xiang;hung:hong xiong;
ka:jia;kai:qi jie;kam:jin;kan:jian;kau:jiu;kei:qi ji;keung:qiang;ki:qi ji;kin:jian;king:jing;kit:jie;kiu:qiao;ko:gao;kok:guo jue;kong:guang gang jiang;kuen:quan juan;kui:ju;kun:guan;kwai:gui;
kwan:jun kun guan;kwok:guo;kwong:guang;lai:li;lam:lin lan;lan:lan;lap:li;lau:liu;leung:liang;li:li;lik:li;lim:lian;lin:lian;ling:ling;lok:le;long:lang;lung:long;lun:lun;man:wen min;mei:mei;
ming:ming;miu:miao;mui:mei;mun:min men;nam:nan;ngai:wei yi;ngan:yan;ngar:ya;nga:ya;ning:ning;on:an;pak:bai bo;pang:peng;pik:bi;ping:ping bing;po:bao bo;pui:pei;sai:shi;sang:sheng;sau:xiu shou;
shan:shan;shek:shi;sheung:shang xiang;shing:cheng sheng;shiu:shao zhao;shu:shu;shuk:shu;shui:shui rui;shun:shun;sik:xi;sim:chan;sin:xian shan;sing:sheng xing cheng;siu:xiao shao zhao;suen:xuan;
suet:xue;sui:rui shui;sum:xin sen;sun:xin;sze:si shi;tai:tai dai;tak:de;tat:da;tim:tian;tin:tian;ting:ting ding;tong:tang;tsan:can;tsz:zi;tuen:duan;tung:dong tong;wa:hua;wah:hua;wai:wei hui;wan:yun wen huan;
wang:hong;wing:yong rong ying;wo:he;wong:huang wang;wu:hu;yan:yin ren en xin;yat:yi ri;yau:you;yee:yi;yeung:yang;yi:yi;yik:yi;yin:yan ran xian;ying:ying;yip:ye;yiu:yao;yu:yu ru;yuen:yuan wan;
yuet:yue;yuk:yu;yun:run yun;yung:rong yong`;
