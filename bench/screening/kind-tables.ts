/** Parts of invented names, by kind. Words of one name are separated by `|`: the listed one first, then other spellings. */
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));

/** A language: given names and family names, each as listed and in the spellings that a client may use. */
export interface ScriptTable {
  readonly language: string;
  readonly familyFirst?: true;
  readonly given: readonly (readonly string[])[];
  readonly family: readonly (readonly string[])[];
}

const script = (language: string, given: string, family: string, familyFirst?: true): ScriptTable => ({
  language,
  given: rows(given),
  family: rows(family),
  ...(familyFirst ? { familyFirst } : {}),
});

export const scriptTables: readonly ScriptTable[] = [
  script(
    'Hebrew',
    `אברהם|Avraham|Abraham
    בנימין|Binyamin|Benjamin
    רחל|Rachel|Rahel
    מנחם|Menachem|Menahem
    שרה|Sarah|Sara
    אליעזר|Eliezer|Eliezer
    צבי|Zvi|Tzvi
    גדעון|Gideon|Gidon`,
    `רוזנבלום|Rosenblum|Rozenblum
    אשכנזי|Ashkenazi|Ashkenazy
    בן דרור|Ben Dror|Ben-Dror
    חיימוביץ|Haimovich|Chaimovitz
    שטרנברג|Sternberg|Shternberg
    קפלינסקי|Kaplinsky|Kaplinski
    ברקוביץ|Berkovich|Berkovitz
    זילברמן|Zilberman|Silberman`,
  ),
  script(
    'Georgian',
    `დავით|Davit|David
    ნინო|Nino|Nino
    ირაკლი|Irakli|Irakly
    გიორგი|Giorgi|Georgi
    ქეთევან|Ketevan|Qetevan
    ზვიად|Zviad|Zviad
    მზია|Mzia|Mziya
    ვახტანგ|Vakhtang|Vahtang`,
    `ჭანტურიძელი|Chanturidzeli|Tchanturidzeli
    წიკლაურაძე|Tsiklauradze|Ciklauradze
    ხარაზიშვილი|Kharazishvili|Harazishvili
    ღუდუშაური|Ghudushauri|Gudushauri
    ყარაულაშვილი|Qaraulashvili|Karaulashvili
    ძნელაშვილი|Dznelashvili|Dznelashvili
    ჟღენტელი|Zhghenteli|Jgenteli
    ჯაფარიშვილი|Japarishvili|Djafarishvili`,
  ),
  script(
    'Armenian',
    `Հովհաննես|Hovhannes|Ovanes
    Գագիկ|Gagik|Gaguik
    Աշոտ|Ashot|Achot
    Վարդան|Vardan|Vartan
    Անահիտ|Anahit|Anahid
    Սերժ|Serzh|Serj
    Կարապետ|Karapet|Garabed
    Արթուր|Artur|Arthur`,
    `Խաչիկյանց|Khachikyants|Khatchikiants
    Ղուլիջանյան|Ghulijanyan|Gulidzhanyan
    Ջանփոլադյան|Janpoladyan|Dzhanpoladian
    Ծովինարյան|Tsovinaryan|Tsovinarian
    Շահբազուրյան|Shahbazuryan|Shakhbazurian
    Եղիազարունի|Yeghiazaruni|Egiazaruni
    Բաբաջանունց|Babajanunts|Babadjanounts
    Թումասյանց|Tumasyants|Toumasiants`,
  ),
  script(
    'Amharic',
    `አበበ|Abebe|Abebe
    ዳዊት|Dawit|Dawit
    መኮንን|Mekonnen|Makonnen
    ኃይሌ|Haile|Hayle
    ሰሎሞን|Solomon|Selomon
    ገነት|Genet|Ghenet
    ብርሃኑ|Birhanu|Berhanu
    ዮሐንስ|Yohannes|Yohanes`,
    `ወልደማርያም|Woldemariam|Weldemaryam
    ገብረእግዚአብሔር|Gebreegziabher|Gebregziabher
    ተክለማርያም|Teklemariam|Teklemaryam
    ኃይለሥላሴ|Haileselassie|Hayleselasse
    ክፍለማርያም|Kiflemariam|Keflemaryam
    ሐብተወልድ|Habtewold|Habteweld
    አስፋወሰን|Asfawossen|Asfawosen
    ጥላሁን|Tilahun|Telahun`,
  ),
  script(
    'Thai',
    `สมศักดิ์|Somsak|Somsak
    วิชัย|Wichai|Vichai
    ประเสริฐ|Prasoet|Prasert
    กิตติพงษ์|Kittiphong|Kittipong
    สุรเดช|Suradet|Suradej
    ธนพล|Thanaphon|Tanapol
    พรทิพย์|Phonthip|Pornthip
    วีระ|Wira|Veera`,
    `จันทร์เพ็ญ|Chanphen|Janpen
    ศรีสมบัติ|Sisombat|Srisombat
    บุญมี|Bunmi|Boonmee
    แก้วประเสริฐ|Kaeoprasoet|Kaewprasert
    ทองสุข|Thongsuk|Tongsuk
    รุ่งเรือง|Rungrueang|Rungruang
    พงษ์พานิช|Phongphanit|Pongpanich
    สุขเกษม|Sukkasem|Sukkasem`,
  ),
  script(
    'Khmer',
    `សុខា|Sokha|Sokha
    ចាន់ថា|Chantha|Chantha
    សំណាង|Samnang|Somnang
    វិចិត្រ|Vichet|Vichetr
    បុប្ផា|Bopha|Bopha
    ដារ៉ា|Dara|Dara`,
    `ជា|Chea|Chea
    សុខ|Sok|Sok
    ឈួន|Chhuon|Chhuon
    ប្រាក់|Prak|Prak
    ហេង|Heng|Heng
    គឹម|Kim|Kim`,
    true,
  ),
  script(
    'Azerbaijani',
    `Elxan|Elkhan|Elhan
    Vüqar|Vugar|Vuqar
    Cavid|Javid|Dzhavid
    Qəzənfər|Gazanfar|Qazanfar
    Şahin|Shahin|Shakhin
    Aygün|Aygun|Aigun
    Xəyal|Khayal|Xayal
    Məmməd|Mammad|Mamed`,
    `Qarayevzadə|Garayevzade|Karaevzade
    Xudayarov|Khudayarov|Hudayarov
    Cəfərquliyev|Jafarguliyev|Dzhafarkuliev
    Ağaxanlı|Aghakhanli|Agakhanly
    Hacıbəyzadə|Hajibeyzade|Gadzhibeyzade
    Çələbiyev|Chalabiyev|Chelebiev
    Qənbərov|Ganbarov|Kanbarov
    Şıxəliyev|Shikhaliyev|Shykhaliev`,
  ),
  script(
    'Kazakh',
    `Қанат|Kanat|Qanat
    Әсел|Assel|Asel
    Жанар|Zhanar|Janar
    Ұлан|Ulan|Ulan
    Ғабит|Gabit|Ghabit
    Нұржан|Nurzhan|Nurjan
    Еркебұлан|Yerkebulan|Erkebulan
    Бақыт|Bakyt|Baqyt`,
    `Қожахметұлы|Kozhakhmetuly|Qojahmetuly
    Әбдіқалықов|Abdikalykov|Abdiqalyqov
    Шаяхметжанов|Shayakhmetzhanov|Shaiahmetjanov
    Өтегенқызы|Otegenkyzy|Utegenkyzy
    Жүсіпбеков|Zhusipbekov|Jusipbekov
    Ысмағұлбаев|Ysmagulbayev|Ismagulbaev
    Құдайбергенұлы|Kudaibergenuly|Qudaibergenuly
    Төлегенқұлов|Tolegenkulov|Tulegenkulov`,
  ),
  script(
    'Uzbek',
    `O'ktam|Uktam|Oktam
    G'ayrat|Gayrat|Ghayrat
    Xurshid|Khurshid|Hurshid
    Jasur|Jasur|Dzhasur
    Qobil|Kabil|Qobil
    Shuhrat|Shukhrat|Shuhrat
    Baxtiyor|Bakhtiyor|Bakhtiyar
    Nodira|Nodira|Nadira`,
    `Xo'janazarov|Khujanazarov|Khodzhanazarov
    Qo'chqorboyev|Kuchkorboyev|Kochkarbaev
    G'ulomjonov|Gulomjonov|Gulyamdzhanov
    Toshxo'jayev|Toshkhujaev|Tashkhodzhaev
    Hakimxonov|Khakimkhonov|Hakimkhanov
    Yo'ldoshqulov|Yuldoshkulov|Yuldashkulov
    Mirzaqosimov|Mirzakosimov|Mirzakasimov
    O'razmetov|Urazmetov|Orazmetov`,
  ),
  script(
    'Japanese',
    `健一|Kenichi|Ken'ichi
    恵子|Keiko|Keiko
    太郎|Taro|Tarō
    美穂|Miho|Miho
    修|Osamu|Osamu
    直樹|Naoki|Naoki
    由美子|Yumiko|Yumiko
    隆志|Takashi|Takashi`,
    `西村|Nishimura|Nishimura
    藤井|Fujii|Fujii
    大野|Ono|Ōno
    松岡|Matsuoka|Matsuoka
    原田|Harada|Harada
    上田|Ueda|Ueda
    三浦|Miura|Miura
    工藤|Kudo|Kudō`,
    true,
  ),
  script(
    'Korean',
    `철수|Cheolsu|Chol-su
    영희|Yeonghui|Young-hee
    성민|Seongmin|Sung-min
    정호|Jeongho|Jong Ho
    미경|Migyeong|Mi-kyung
    동혁|Donghyeok|Tong Hyok
    광일|Gwangil|Kwang Il
    은주|Eunju|Eun-joo`,
    `박|Bak|Park
    최|Choe|Choi
    정|Jeong|Chong
    강|Gang|Kang
    조|Jo|Cho
    백|Baek|Paek
    곽|Gwak|Kwak
    류|Ryu|Ryoo`,
    true,
  ),
  script(
    'Arabic',
    `عبد الله|Abdullah|Abdallah
    مصطفى|Mustafa|Moustapha
    يوسف|Yusuf|Youssef
    خديجة|Khadija|Khadidja
    طارق|Tariq|Tarek
    جمال|Jamal|Gamal
    سعيد|Said|Saeed
    نور الدين|Nur al-Din|Noureddine`,
    `الزعفراني|al-Zafarani|Al Zaafarani
    البوسعادي|al-Busaadi|El Boussaadi
    القرنفلي|al-Qurunfuli|Al-Quronfoli
    الحضرموتي|al-Hadramouti|Al Hadhramawti
    الشنقيطاني|al-Shinqitani|Alshanqitani
    بن عاشور|bin Ashur|Ben Achour
    الطرابلساوي|al-Tarabulsawi|El Trabelsaoui
    الخوارزماني|al-Khwarizmani|Al Khawarizmani`,
  ),
  script(
    'Persian',
    `حسین|Hossein|Husain
    رضا|Reza|Ridha
    مهدی|Mehdi|Mahdi
    فرهاد|Farhad|Farhad
    علیرضا|Alireza|Ali Reza
    پروین|Parvin|Parveen`,
    `گلشیرازی|Golshirazi|Gulshirazi
    خوانساریان|Khansarian|Khwansarian
    کرمانشاهیان|Kermanshahian|Kirmanshahiyan
    پورجعفریان|Pourjafarian|Purja'fariyan
    چهاردولی|Chahardowli|Chahardoli
    ژاله‌زاده|Zhalehzadeh|Jalezadeh`,
  ),
  script(
    'Greek',
    `Γεώργιος|Georgios|Giorgos
    Χαράλαμπος|Charalampos|Haralambos
    Ευάγγελος|Evangelos|Vangelis
    Ιωάννης|Ioannis|Yiannis
    Ευτυχία|Eftychia|Eftihia
    Αντώνιος|Antonios|Andonios`,
    `Μπουζουκάκης|Bouzoukakis|Mpouzoukakis
    Τζαννετουλάκος|Tzannetoulakos|Jannetoulakos
    Χατζηψαλτάκης|Chatzipsaltakis|Hadjipsaltakis
    Γκουντουβάς|Gkountouvas|Goudouvas
    Ξυδερόπουλος|Xyderopoulos|Xideropoulos
    Αγγελιδόπουλος|Angelidopoulos|Aggelidopoulos`,
  ),
];

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
