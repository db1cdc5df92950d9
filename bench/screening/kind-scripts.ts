import { rows } from './kind-rows.ts';

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
