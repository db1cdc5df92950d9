/**
 * Words of Chinese, Taiwanese and Japanese company names in characters, with the English word that
 * companies use in its place. Format: `english: term term`; simplified and traditional characters.
 */
export const hanCompanyTerms = `
co ltd: 有限公司 有限责任公司 有限責任公司 公司
stock co ltd: 股份有限公司
kabushikigaisha: 株式会社 株式會社
group: 集团 集團
holding: 控股
technology: 科技 技术 技術
hightech: 高科技 高新技术 高新技術
optoelectronic: 光电 光電
electronic: 电子 電子
electrical: 电气 電氣 电器 電器
electromechanical: 机电 機電
information: 信息 資訊 资讯
network: 网络 網絡 網路
software: 软件 軟件 軟體
semiconductor: 半导体 半導體
communication: 通信 通讯 通訊
trading: 贸易 貿易 商贸 商貿 经贸 經貿
importexport: 进出口 進出口
international: 国际 國際
industrial: 实业 實業 工业 工業 产业 產業
development: 发展 發展 开发 開發
investment: 投资 投資
construction: 建设 建設 建筑 建築
engineering: 工程
equipment: 设备 設備 装备 裝備
machinery: 机械 機械
manufacturing: 制造 製造
factory: 工厂 工廠 厂 廠
shipping: 航运 航運 海运 海運
ship: 船舶
shipbuilding: 造船
logistics: 物流
transport: 运输 運輸
aviation: 航空
aerospace: 航天
chemical: 化工 化学 化學
petroleum: 石油
energy: 能源
power: 电力 電力
steel: 钢铁 鋼鐵
metal: 金属 金屬
mining: 矿业 礦業
pharmaceutical: 制药 製藥 医药 醫藥
medical: 医疗 醫療
food: 食品
textile: 纺织 紡織
agricultural: 农业 農業
management: 管理
consulting: 咨询 諮詢
services: 服务 服務
finance: 金融
bank: 银行 銀行
insurance: 保险 保險
media: 传媒 傳媒
culture: 文化
education: 教育
research institute: 研究所 研究院
university: 大学 大學
academy: 学院 學院
association: 协会 協會
center: 中心
automobile: 汽车 汽車
instrument: 仪器 儀器
optical: 光学 光學
materials: 材料
environmental: 环保 環保
national: 国家 國家 国营 國營
security: 安全 安防
`;

/** Places in characters; the ending for a city or a province is left out. */
export const hanPlaces = `
beijing: 北京; shanghai: 上海; tianjin: 天津; chongqing: 重庆 重慶; shenzhen: 深圳; guangzhou: 广州 廣州; guangdong: 广东 廣東; hongkong: 香港;
macau: 澳门 澳門; taipei: 台北 臺北; taiwan: 台湾 臺灣 台灣; china: 中国 中國; dalian: 大连 大連; qingdao: 青岛 青島; wuhan: 武汉 武漢; nanjing: 南京;
hangzhou: 杭州; suzhou: 苏州 蘇州; ningbo: 宁波 寧波; xiamen: 厦门 廈門; fuzhou: 福州; fujian: 福建; chengdu: 成都; sichuan: 四川; xian: 西安; shaanxi: 陕西 陝西;
shanxi: 山西; jinan: 济南 濟南; shandong: 山东 山東; zhejiang: 浙江; jiangsu: 江苏 江蘇; jiangxi: 江西; anhui: 安徽; hefei: 合肥; hebei: 河北; henan: 河南;
hubei: 湖北; hunan: 湖南; changsha: 长沙 長沙; shenyang: 沈阳 瀋陽; liaoning: 辽宁 遼寧; jilin: 吉林; changchun: 长春 長春; harbin: 哈尔滨 哈爾濱;
heilongjiang: 黑龙江 黑龍江; dandong: 丹东 丹東; yantai: 烟台 煙台; yunnan: 云南 雲南; kunming: 昆明; guangxi: 广西 廣西; guizhou: 贵州 貴州; gansu: 甘肃 甘肅;
xinjiang: 新疆; tibet: 西藏; hainan: 海南; dongguan: 东莞 東莞; foshan: 佛山; zhuhai: 珠海; shunde: 顺德 順德; wuxi: 无锡 無錫; tokyo: 東京; osaka: 大阪; nagoya: 名古屋
`;

/** Japanese family names by their usual reading. Format: `reading: name name`. */
export const japaneseSurnames = `
sato: 佐藤; suzuki: 鈴木; takahashi: 高橋; tanaka: 田中; watanabe: 渡辺 渡邊 渡部; ito: 伊藤 伊東; yamamoto: 山本; nakamura: 中村; kobayashi: 小林; kato: 加藤; yoshida: 吉田;
yamada: 山田; sasaki: 佐々木; yamaguchi: 山口; matsumoto: 松本; inoue: 井上; kimura: 木村; shimizu: 清水; saito: 斎藤 斉藤 齋藤; yamazaki: 山崎; nakajima: 中島;
ikeda: 池田; abe: 阿部 安倍; hashimoto: 橋本; yamashita: 山下; ishikawa: 石川; nakagawa: 中川; ogawa: 小川; maeda: 前田; okada: 岡田; hasegawa: 長谷川; fujita: 藤田;
goto: 後藤; kondo: 近藤; murakami: 村上; endo: 遠藤; aoki: 青木; sakamoto: 坂本; fukuda: 福田; ota: 太田; nishimura: 西村; fujii: 藤井; kaneko: 金子; okamoto: 岡本;
fujiwara: 藤原; nakano: 中野; miura: 三浦; nakayama: 中山; matsuda: 松田; harada: 原田; takeuchi: 竹内; kojima: 小島; tamura: 田村; ishii: 石井; ono: 小野 大野;
yokoyama: 横山; miyazaki: 宮崎; uchida: 内田; takagi: 高木; ando: 安藤; taniguchi: 谷口; maruyama: 丸山; imai: 今井; kono: 河野; takada: 高田; kudo: 工藤; fujimoto: 藤本;
murata: 村田; takeda: 武田; ueno: 上野; sugiyama: 杉山; masuda: 増田; sugawara: 菅原; hirano: 平野; kubo: 久保; otsuka: 大塚; chiba: 千葉; iwasaki: 岩崎; matsui: 松井;
sakurai: 桜井 櫻井; kinoshita: 木下; noguchi: 野口; matsuo: 松尾; nomura: 野村; kikuchi: 菊地 菊池; sano: 佐野; onishi: 大西; sugimoto: 杉本; arai: 新井; hamada: 浜田;
ichikawa: 市川; mizuno: 水野; komatsu: 小松; shimada: 島田; koyama: 小山; nishida: 西田; yamauchi: 山内; kawamura: 川村; yoshikawa: 吉川; matsuura: 松浦; kishida: 岸田;
ishiba: 石破; takaichi: 高市; honda: 本田 本多; toyoda: 豊田; hayashida: 林田; higuchi: 樋口; akiyama: 秋山; okubo: 大久保; iwata: 岩田; shimura: 志村; uehara: 上原;
miyamoto: 宮本; katayama: 片山; nagai: 永井; kitamura: 北村; tsuchiya: 土屋; yasuda: 安田; kawaguchi: 川口; nakanishi: 中西; oshima: 大島; morita: 森田; hirata: 平田
`;

/** Japanese given names by their usual reading. */
export const japaneseGivenNames = `
taro: 太郎; ichiro: 一郎; jiro: 二郎 次郎; saburo: 三郎; seiichiro: 誠一郎 精一郎 清一郎; kenichi: 健一 賢一 謙一; kenji: 健二 健司 賢治 賢二; kenta: 健太; ken: 健 謙;
hiroshi: 浩 博 宏 寛; hiroyuki: 博之 浩之 弘之 裕之; hiroki: 大樹 弘樹 裕樹; takashi: 隆 孝 崇 貴志; takeshi: 武 健史 剛; makoto: 誠; akira: 明 晃 章; satoshi: 聡 智;
kazuo: 和夫 一夫 一男; masao: 正雄 正夫; yoshio: 義雄 良雄; toshio: 敏夫 俊夫; yukio: 幸雄 由紀夫; shinzo: 晋三; junichiro: 純一郎; yoshihide: 義偉; fumio: 文雄; shigeru: 茂;
taichi: 太一; daisuke: 大輔; shota: 翔太; yuta: 雄太 裕太 勇太; naoki: 直樹; tatsuya: 達也; kazuya: 和也; tetsuya: 哲也; shinji: 真司 慎二 信二; koji: 浩二 孝司 幸司; ryo: 亮 涼;
ryota: 亮太; tsuyoshi: 剛志 毅; osamu: 修 治; susumu: 進; minoru: 実 稔; mamoru: 守; noboru: 昇; isamu: 勇; kiyoshi: 清; masaru: 勝; manabu: 学; kaoru: 薫; jun: 純 潤; yasuo: 康夫;
hanako: 花子; yoko: 洋子 陽子; keiko: 恵子 敬子 慶子; kazuko: 和子; sachiko: 幸子; yoshiko: 良子 芳子 佳子; michiko: 美智子 道子; yuko: 裕子 優子 祐子; naoko: 直子 尚子; akiko: 明子 秋子 亜希子;
kumiko: 久美子; emi: 恵美 絵美; miki: 美紀 美樹; mayumi: 真由美; yumi: 由美; yumiko: 由美子; tomoko: 智子 友子 朋子; noriko: 典子 紀子 則子; reiko: 玲子 礼子; junko: 順子 純子; haruko: 春子 晴子;
masako: 雅子 正子; megumi: 恵; sakura: 桜; aiko: 愛子; ai: 愛; mai: 舞 麻衣; rie: 理恵; eriko: 恵理子; sanae: 早苗; makiko: 真紀子; seiko: 聖子 誠子; hiroko: 裕美 弘子 浩子 寛子; fumiko: 文子
`;
