/** Abbreviations and translations in company names that are treated as one word. Format: `word: others`. */
export const companyAbbreviations = `
international: guoji kokusai intl internat internacional internazionale internationale mezhdunarodnyi mezhdunarodny mezhdunarodnaya int
company: co comp compagnie compania companhia cia kompaniya kompania sherkat sharikat sharikah gesellschaft firma
corporation: corp korporatsiya corporacion corporation kontsern concern
manufacturing: mfg zhizao manuf manufacturers manufacture
industries: shiye gongye kongop gongeop san ind inds industry industrial industria industrias industriya sanaye sanayi
brothers: bros brs
general: gen generale genl
group: jituan grp gruppe gruppa grupo groupe gruppo gp
trading: maoyi shangmao jingmao tic trdg trade tradings tijarat torgovyi torgovy torg comercial commerce commercial bazargani ticaret handel
services: svcs fuwu service svc serv servicios servis uslugi khadamat
enterprises: ent entp enterprise empresa predpriyatie predpriiatie
engineering: gongcheng engg eng engr engrg engineers inzhiniring mohandesi muhendislik ingenieria
technology: keji kechi jishu tech technologies tekhnologii tekhnologiya tecnologia teknoloji teknologi
technical: tech
development: fazhan kaifa dev devt devel razvitie tosee
management: guanli mgmt mgt
construction: jianshe constr const construcciones construcciones stroitelnaya sakhteman insaat constructions jianzhu
transport: nakliyat nakliye transp transportation transports transportes trans yunshu
association: xiehui ass assn assoc ass assotsiatsiya
department: dept
institute: inst institut instituto instituut
university: univ universitet universidad universiteit daxue
laboratory: lab labs laboratories
investment: touzi invest investments inv inversiones investitsii
holding: holdings hldg hldgs kholding
export: exports eksport exportadora
import: imports importadora
shipping: hangyun haiyun ship shipg denizcilik keshtirani
maritime: marit
logistics: logistic logistika logistica lojistik wuliu
petroleum: petrol petroleo shiyou
national: natl guojia guoying nacional natsionalnyi nationale
limited: ltd
bank: yinxing banco banque banka banca bankasi yinhang
foundation: fdn fndn fundacion fondation fond stichting stiftung fonds
center: zhongxin centre centr tsentr centro zentrum centrum markaz markazi
factory: gongchang plant works zavod zavody fabrika fabrik fabryka fabrica usine werk werke kombinat mill mills fabrikasi
scientific: nauchnyi nauchno
research: yanjiu issledovatelskiy issledovatelskii
production: proizvodstvennyi proizvodstvennoe proizvodstvo
design: konstruktorskoe
bureau: byuro biuro buro
society: soc sociedad societe societa obshchestvo
electronic: electronics dianzi elektronika
chemical: chemicals huagong kimya
machinery: machine machines jixie kigye gigye
optoelectronic: photoelectric optoelectronics photoelectronic guangdian
importexport: jinchukou
equipment: shebei zhuangbei equipments
kabushikigaisha: kk
and: und et y e en i ve
steel: gangtie gangcai
plastic: plastics suliao
rubber: xiangjiao
ceramics: taoci
petrochemical: shihua
minerals: kuangchan
freight: huoyun
garments: garment fuzhuang
furniture: jiaju
hotel: jiudian
travel: luyou lvyou lyuyou
printing: yinshua
pharmaceutical: pharmaceuticals zhiyao yiyao
software: ruanjian
network: wanglu networks wangluo
communication: communications tongxin tongxun
energy: nengyuan
mining: kuangye
textile: textiles fangzhi
medical: yiliao
aviation: hangkong
aerospace: hangtian
materials: cailiao
insurance: baoxian
power: dianli
metal: metals jinshu
consulting: zixun
finance: jinrong
media: chuanmei
holding: konggu
hightech: gaokeji
electrical: dianqi
electromechanical: jidian
information: xinxi
semiconductor: semiconductors bandaoti
shipbuilding: zaochuan
ship: chuanbo
food: foods shipin
agricultural: nongye
culture: cultural wenhua
education: jiaoyu
academy: xueyuan
automobile: qiche
instrument: instruments yiqi
optical: guangxue
environmental: huanbao
security: anquan anfang
aquatic: fishery shuichan yuye
ocean: yuanyang
biological: shengwu biotech
precision: jingmi
automation: zidonghua
intelligent: zhineng
cable: cables dianlan
battery: batteries dianchi
photovoltaic: guangfu
solar: taiyangneng
coal: meitan
gas: ranqi tianranqi
warehousing: cangchu
satellite: weixing
laser: jiguang
internet: hulianwang
advertising: guanggao
realestate: fangdechan fangdichan
`;

/** Words that occur in many company names: sharing one is weak evidence. */
export const genericCompanyWords = `
company corporation group holding international trading trade industries industry industrial enterprises enterprise services service general
import export importexport and of the for de la el los las del di du des le solutions solution systems system technology technologies technical
engineering manufacturing production products product development management investment investments capital finance financial
consulting consultancy consultants construction contracting contractors building transport transportation logistics shipping freight cargo
marine maritime lines line commercial commerce business resources partners ventures venture associates association organization
organisation foundation institute institution center bureau office agency department supply supplies distribution distributors wholesale
retail store stores shop market marketing sales media communications communication network networks digital data software electronics electronic
electric electrical energy power oil gas petroleum petrochemical chemical chemicals mining minerals metals metal steel iron gold food foods
agricultural agriculture farm farms textile textiles garments fashion furniture medical pharma pharmaceutical pharmaceuticals health healthcare hospital clinic
education school university academy college training travel tours tourism hotel hotels restaurant catering real estate property properties
land housing homes insurance bank banking exchange money leasing rent rental auto motors automotive car cars aviation airlines airways air
aerospace aircraft security safety defense defence equipment machinery machine tools parts spare materials material packaging printing
paper plastic plastics rubber glass wood timber cement ceramics water environmental environment recycling waste cleaning design creative
studio studios art arts film films music events event entertainment sport sports fitness beauty legal law tax accounting audit
advisory advisors global worldwide universal national first best new modern advanced premium quality professional express
charity charitable relief aid humanitarian society union federation club council committee front party movement brigade army
scientific research production plant factory works laboratory branch representative joint stock state republic federal ministry
limited subsidiary bros brothers sons son family
`;

/**
 * Words that are common in company names without being about business: sharing several is still
 * weak evidence.
 */
export const commonCompanyWords = `
star sun moon sea ocean blue red green black white golden silver diamond crystal pearl royal king crown queen eagle lion tiger falcon
phoenix dragon wolf bear horse north south east west northern southern eastern western central city town river lake mountain hill valley island
bay harbor port bridge gate tower castle park garden forest tree rose lotus flower sky cloud wind fire earth world planet alpha beta gamma
delta omega sigma prime elite superior supreme victory liberty freedom unity peace hope dream future vision horizon smart bright light
lightning thunder storm pacific atlantic arctic mediterranean continental summit peak pinnacle apex zenith century millennium heritage legacy
classic pioneer leader master champion noble grand great big mega super ultra micro mini pro max plus one two three orient oriental
asia asian africa african europe european america american arab arabian gulf middle caspian black baltic euro trans inter uni
dubai london paris moscow beijing shanghai tehran kabul baghdad damascus beirut amman cairo istanbul ankara hong kong singapore china chinese
russia russian iran iranian iraq iraqi syria syrian india indian pakistan pakistani turkey turkish korea korean japan japanese germany german
france french british english dutch holland netherlands italy italian spain spanish swiss canada canadian mexico mexican brazil panama cuba cuban
ukraine ukrainian belarus belarusian kazakhstan poland polish israel egypt egyptian libya libyan sudan yemen lebanon jordan kuwait qatar oman emirates
united islamic people democratic young horizon gateway alliance nexus fusion quantum vertex matrix orbit solar terra nova aqua bio eco geo neo
stella luna sol mare vita casa san santa saint
`;
