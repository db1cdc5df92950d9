import { rows } from './kind-rows.ts';

/** Chinese company names: place, core and trade, each in characters, English and pinyin. */
export const chineseCompanies = {
  place: rows(`上海|Shanghai|Shanghai
    深圳|Shenzhen|Shenzhen
    南京|Nanjing|Nanjing
    大连|Dalian|Dalian
    成都|Chengdu|Chengdu
    西安|Xi'an|Xian
    宁波|Ningbo|Ningbo
    香港|Hong Kong|Hongkong`),
  core: rows(`瑞腾|Ruiteng|Rui Teng
    博源|Boyuan|Bo Yuan
    金泽|Jinze|Jin Ze
    远航|Yuanhang|Yuan Hang
    鼎盛|Dingsheng|Ding Sheng
    明德|Mingde|Ming De
    创宇|Chuangyu|Chuang Yu
    海陆|Hailu|Hai Lu`),
  trade: rows(`电子科技有限公司|Electronic Technology Co., Ltd.|Dianzi Keji Youxian Gongsi
    国际贸易有限公司|International Trading Co., Ltd.|Guoji Maoyi Youxian Gongsi
    物流有限公司|Logistics Co., Ltd.|Wuliu Youxian Gongsi
    化工集团有限公司|Chemical Group Co., Ltd.|Huagong Jituan Youxian Gongsi
    机械制造有限公司|Machinery Manufacturing Co., Ltd.|Jixie Zhizao Youxian Gongsi
    半导体有限公司|Semiconductor Co., Ltd.|Bandaoti Youxian Gongsi
    船舶工程有限公司|Ship Engineering Co., Ltd.|Chuanbo Gongcheng Youxian Gongsi
    进出口有限公司|Import and Export Co., Ltd.|Jinchukou Youxian Gongsi
    新材料股份有限公司|New Materials Co., Ltd.|Xin Cailiao Gufen Youxian Gongsi
    航运有限公司|Shipping Co., Ltd.|Hangyun Youxian Gongsi`),
};

/** Chinese family names: pinyin, Wade-Giles, another spelling (Cantonese or Hokkien). */
export const chineseFamilies = rows(`Zhang|Chang|Cheung
  Chen|Ch'en|Chan
  Huang|Huang|Wong
  Zhou|Chou|Chow
  Cai|Ts'ai|Choi
  Guo|Kuo|Kwok
  Xie|Hsieh|Tse
  Lin|Lin|Lam
  Wu|Wu|Ng
  Yang|Yang|Yeung
  Deng|Teng|Tang
  Feng|Feng|Fung
  Jiang|Chiang|Kiang
  Xiao|Hsiao|Siu
  Qian|Ch'ien|Chin
  Zhu|Chu|Chu`);

/** Syllables of Chinese given names: pinyin and Wade-Giles. */
export const chineseSyllables = rows(`guo|kuo
  jian|chien
  zhi|chih
  xiao|hsiao
  qiang|ch'iang
  xin|hsin
  zhong|chung
  de|te
  ping|p'ing
  tian|t'ien
  rong|jung
  bo|po
  gang|kang
  xiang|hsiang
  rui|jui
  ze|tse
  yong|yung
  kun|k'un
  dong|tung
  qing|ch'ing
  xue|hsueh
  bin|pin
  tai|t'ai
  ren|jen`);

/** Given names with a patronymic of their father's name, and whether they are of a woman. */
export const slavicGiven = rows(`Aleksandr|Sasha
  Vladimir|Volodya
  Mikhail|Misha
  Dmitry|Mitya
  Sergei|Seryozha
  Ivan|Vanya
  Nikolai|Kolya
  Konstantin|Kostya
  Pavel|Pasha
  Evgeny|Zhenya
  Grigory|Grisha
  Yuri|Yura
  Aleksei|Lyosha
  Boris|Borya`);

export const fathers = rows(`Ivanovich|Ivanovych
  Petrovich|Petrovych
  Nikolaevich|Mykolayovych
  Sergeevich|Serhiyovych
  Aleksandrovich|Oleksandrovych
  Vladimirovich|Volodymyrovych
  Mikhailovich|Mykhailovych
  Grigorievich|Hryhorovych
  Andreevich|Andriyovych
  Pavlovich|Pavlovych`);

export const nicknames = rows(`Robert|Bob
  William|Bill
  Richard|Dick
  Margaret|Peggy
  Elizabeth|Liz
  Katherine|Kate
  Theodore|Ted
  Francisco|Paco
  Jose|Pepe
  Ignacio|Nacho
  Guadalupe|Lupe
  Concepcion|Concha
  Eduardo|Lalo
  Johannes|Hans
  Hendrik|Henk
  Cornelis|Kees
  Wilhelmina|Mien
  Jacobus|Koos
  Gerardus|Gerrit
  Mehmet|Memo
  Ibrahim|Ibo
  Mustafa|Musti
  Aleksandra|Sasha
  Svetlana|Sveta
  Natalia|Natasha
  Anastasia|Nastya
  Tatiana|Tanya
  Stanislaw|Staszek
  Zbigniew|Zbyszek
  Agnieszka|Aga`);

/** Beginnings and ends of rare family names, by region. */
export const families: Readonly<Record<string, readonly [string, string]>> = {
  slavic: [
    'Gromodub Zavorotk Chernovar Kudlozer Prystupen Yarovetr Skorobog Tverdokham Osinogor Bezrukavn Kolodezh Lisovert',
    'ov ovsky enko in enkov',
  ],
  western: [
    'Winterthorn Osterbrock Fallowmark Grauensteyn Hazelwick Molenkamp Rietveldstra Kestrelmoor Braakhuyzen Thornebury Lindhoevel Silverdyke',
    'ton er ink man burg',
  ],
  spanish: [
    'Arrizubiet Belmontañ Quintanilleg Zaldumbid Peñacerrad Urrutiberr Cascajar Villafranquill Etxezarret Gorostidi',
    'a az eta ón ero',
  ],
  arabic: ['Qurtubas Zahran Marwanit Tamimiyad Hadhrab Sawadir Batinan Wahshid Rustumak Dhofaran', 'i awi ani iyah'],
};

export const westernGiven =
  'Johanna Margaretha Theodoor Frederik Adriaan Beatrix Leonard Philippa Gregory Caroline Wilhelm Rosalind Matthias Vincent Eleonora Sebastian'.split(
    ' ',
  );
export const spanishGiven =
  'Rosario Esteban Mercedes Joaquín Leandro Ximena Ramiro Consuelo Agustín Patricio Nieves Baltasar'.split(' ');
export const arabicGiven =
  'Tariq Walid Marwan Faisal Bassam Nizar Sufyan Khalid Munir Rashid Zuhayr Hisham Jabir Nabil'.split(' ');
export const commonSpanish = 'García Rodríguez López Martínez Sánchez Pérez Gómez Fernández'.split(' ');

export const companyCores =
  'Karventis Zolmarek Ostravine Belgathor Quandrel Vistromar Hexalune Norvaglia Tirremondo Ashkavar Drelmont Yarvankul Pelgrosta Inverzhal Corrandine Wexhollow'.split(
    ' ',
  );
/** Generic words of company names with shorter, misspelt or translated ones. */
export const companyWords = rows(`Manufacturing|Mfg
  International|Intl
  Trading|Trdg
  Company|Compnay
  Engineering|Eng.
  Technology|Tech
  Industries|Inds
  Industrial|Indus.
  Services|Svcs
  Shipyard|Shipyrad
  Plant|Zavod
  Factory|Fabrika
  Laboratories|Labs
  Brothers|Bros
  Association|Assoc.
  Corporation|Corp
  Construction|Constr.
  Development|Dev.
  Transport|Transp.
  Insurance|Insurence`);
export const companyForms = rows(`Limited|Limted
  Limited|Ltd.
  GmbH|Gesellschaft mit beschränkter Haftung
  S.A.|Société Anonyme
  B.V.|Besloten Vennootschap
  LLC|Limited Liability Company
  Sp. z o.o.|Spółka z ograniczoną odpowiedzialnością
  OOO|Obshchestvo s ogranichennoy otvetstvennostyu
  S.r.l.|Società a responsabilità limitata
  UAB|Uždaroji akcinė bendrovė
  SIA|Sabiedrība ar ierobežotu atbildību
  d.o.o.|Društvo s ograničenom odgovornošću`);
export const companyNumbers = rows(`No. 3|Three
  No. 5|V
  No. 7|Number 7
  No. 9|IX
  No. 4|Four
  No. 12|#12`);
