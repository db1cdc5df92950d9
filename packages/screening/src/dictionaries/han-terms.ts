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
power: 电力 電力 动力 動力
steel: 钢铁 鋼鐵 钢材 鋼材
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
aquatic: 水产 水產
fishery: 渔业 漁業
ocean: 远洋 遠洋
biological: 生物
precision: 精密
automation: 自动化 自動化
intelligent: 智能
plastic: 塑料 塑膠
rubber: 橡胶 橡膠
glass: 玻璃
ceramics: 陶瓷
paper: 纸业 紙業
cable: 电缆 電纜
battery: 电池 電池
photovoltaic: 光伏
solar: 太阳能 太陽能
nuclear: 核电 核電
coal: 煤炭
minerals: 矿产 礦產
aluminium: 铝业 鋁業
copper: 铜业 銅業
gold: 黄金 黃金
petrochemical: 石化
gas: 燃气 燃氣 天然气 天然氣
supply chain: 供应链 供應鏈
warehousing: 仓储 倉儲
freight: 货运 貨運
heavy industry: 重工
satellite: 卫星 衛星
radar: 雷达 雷達
laser: 激光
data: 数据 數據
internet: 互联网 互聯網
advertising: 广告 廣告
garment: 服装 服裝
furniture: 家具
hotel: 酒店
travel: 旅游 旅遊
realestate: 房地产 房地產
printing: 印刷
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
miyamoto: 宮本; katayama: 片山; nagai: 永井; kitamura: 北村; tsuchiya: 土屋; yasuda: 安田; kawaguchi: 川口; nakanishi: 中西; oshima: 大島; morita: 森田; hirata: 平田;
miyake: 三宅; kuroda: 黒田; noda: 野田; hattori: 服部; homma: 本間; shinohara: 篠原; matsushita: 松下; sakai: 酒井 坂井; ishida: 石田; morimoto: 森本; mori: 森; hayashi: 林; kawasaki: 川崎;
nagata: 永田; ishihara: 石原; furukawa: 古川; hirai: 平井; kuwahara: 桑原; okuda: 奥田; okumura: 奥村; ozawa: 小澤 小沢; ogata: 緒方; oda: 小田 織田; oguchi: 小口; obata: 小畑; omori: 大森; oishi: 大石; ohara: 大原;
matsunaga: 松永; matsuoka: 松岡; matsubara: 松原; matsukawa: 松川; nishi: 西; nishiyama: 西山; nishikawa: 西川; nishio: 西尾; nishihara: 西原; higashi: 東; kita: 北; minami: 南; kitagawa: 北川; kitano: 北野;
kawai: 川合 河合; kawakami: 川上 河上; kawano: 川野; kawashima: 川島; kawada: 川田; kawahara: 河原 川原; kawamoto: 川本; kawata: 河田; mizutani: 水谷; miyata: 宮田; miyashita: 宮下; miyagawa: 宮川; miyahara: 宮原; miyazawa: 宮沢 宮澤;
asano: 浅野; asai: 浅井; aota: 青田; aoyama: 青山; araki: 荒木; arakawa: 荒川; baba: 馬場; doi: 土井; eguchi: 江口; enomoto: 榎本; fukui: 福井; fukushima: 福島; fukumoto: 福本; fukunaga: 福永; furuta: 古田; furuya: 古谷;
hamaguchi: 浜口; hara: 原; hatano: 波多野 畑野; haraguchi: 原口; hayakawa: 早川; hino: 日野; hirose: 広瀬 廣瀬; hirayama: 平山; hoshi: 星; hoshino: 星野; hori: 堀; horiuchi: 堀内; horie: 堀江; iida: 飯田; iijima: 飯島; imamura: 今村;
inoue: 井之上; inagaki: 稲垣; inaba: 稲葉; ishimoto: 石本; ishizaki: 石崎; ishizuka: 石塚; isobe: 磯部; itakura: 板倉; iwamoto: 岩本; iwase: 岩瀬; iwai: 岩井; izumi: 泉; kai: 甲斐; kamata: 鎌田; kamiya: 神谷; kanda: 神田; kanno: 菅野;
kasai: 笠井 葛西; kataoka: 片岡; kinoshita: 木之下; kishimoto: 岸本; kobayakawa: 小早川; koike: 小池; koizumi: 小泉; kosaka: 小坂; kosugi: 小杉; kubota: 久保田; kumagai: 熊谷; kurihara: 栗原; kuroki: 黒木; kurosawa: 黒沢 黒澤; kurokawa: 黒川;
maekawa: 前川; makino: 牧野; matsuzaki: 松崎; matsuyama: 松山; mimura: 三村; minami: 南; mitani: 三谷; mochizuki: 望月; morioka: 森岡; moriyama: 森山; motoki: 元木; mukai: 向井; muraoka: 村岡; muramatsu: 村松; murayama: 村山;
naito: 内藤; nagano: 永野 長野; nagashima: 長島 永島; nagayama: 永山; nakada: 中田; nakai: 中井; nakahara: 中原; nakata: 仲田; nakao: 中尾; nakazawa: 中沢 中澤; narita: 成田; negishi: 根岸; ninomiya: 二宮; nonaka: 野中; numata: 沼田;
ochi: 越智; ochiai: 落合; okabe: 岡部; okamura: 岡村; okano: 岡野; okazaki: 岡崎; okawa: 大川; oki: 沖; okinawa: 沖縄; omura: 大村; onodera: 小野寺; osawa: 大沢 大澤; oshiro: 大城; oyama: 大山 小山田; ozaki: 尾崎; saeki: 佐伯; saito: 齊藤;
sakaguchi: 坂口; sakata: 坂田; sakuma: 佐久間; sasahara: 笹原; sawada: 沢田 澤田; segawa: 瀬川; seki: 関; sekiguchi: 関口; shibata: 柴田; shibuya: 渋谷; shimamura: 島村; shimazaki: 島崎; shinoda: 篠田; shiraishi: 白石; shirai: 白井;
soma: 相馬; sone: 曽根; suda: 須田; sueyoshi: 末吉; sugita: 杉田; sugihara: 杉原; tabata: 田畑; tachibana: 橘 立花; tada: 多田; taguchi: 田口; tajima: 田島; takagi: 髙木; takahashi: 髙橋; takano: 高野; takashima: 高島; takai: 高井;
takayama: 高山; takemura: 竹村; takenaka: 竹中; takeshita: 竹下; tamaki: 玉城 玉木; tanabe: 田辺 田邊; tanimoto: 谷本; tashiro: 田代; terada: 寺田; terashima: 寺島; toda: 戸田; tominaga: 富永; tomita: 富田; toyama: 外山; tsuchida: 土田;
tsuda: 津田; tsuji: 辻; tsukamoto: 塚本; tsutsui: 筒井; tsutsumi: 堤; uchiyama: 内山; ueda: 上田 植田; uemura: 上村 植村; umeda: 梅田; uno: 宇野; usui: 臼井; wada: 和田; wakabayashi: 若林; watanabe: 渡邉; yagi: 八木; yajima: 矢島;
yamagishi: 山岸; yamakawa: 山川; yamamura: 山村; yamane: 山根; yamanaka: 山中; yamaoka: 山岡; yamazaki: 山﨑; yanagi: 柳; yanagida: 柳田; yano: 矢野; yasui: 安井; yokota: 横田; yoneda: 米田; yoneyama: 米山; yoshimura: 吉村; yoshioka: 吉岡;
yoshino: 吉野; yoshimoto: 吉本; yuasa: 湯浅; hotta: 堀田; ikegami: 池上; ikeuchi: 池内; inoue: 井ノ上; kajiwara: 梶原; kaneda: 金田; kanai: 金井; kanazawa: 金沢 金澤; kawabata: 川端; kohno: 甲野; koyanagi: 小柳; maeno: 前野; takase: 高瀬
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
masako: 雅子 正子; megumi: 恵; sakura: 桜; aiko: 愛子; ai: 愛; mai: 舞 麻衣; rie: 理恵; eriko: 恵理子; sanae: 早苗; makiko: 真紀子; seiko: 聖子 誠子; hiroko: 裕美 弘子 浩子 寛子; fumiko: 文子;
masahiko: 雅彦 正彦 昌彦; masahiro: 雅博 正博 昌弘 雅裕; masaki: 正樹 雅樹 昌樹; masashi: 雅史 正志 将司; masato: 正人 雅人 真人; naoto: 直人; kohei: 康平 浩平 航平; kosuke: 康介 浩介 孝介; shunsuke: 俊介 駿介; shunji: 俊二 俊治;
misaki: 美咲; misato: 美里; saori: 沙織 佐織; shiori: 詩織 栞; ryoko: 涼子 良子 亮子; yasuhiro: 康弘 泰弘 康博; yoshihiro: 義弘 義博 善博; kazuhiro: 和弘 和博 和宏; nobuhiro: 信弘; takahiro: 隆弘 貴弘 孝弘 孝博; tomohiro: 智弘 智博 友博;
kazuhiko: 和彦 一彦; akihiko: 昭彦 明彦 章彦; katsuhiko: 勝彦; nobuhiko: 信彦 伸彦; takahiko: 隆彦 孝彦; hidehiko: 秀彦; akihiro: 明弘 昭博 章弘 彰浩; shuhei: 修平 周平; shusuke: 修介; yosuke: 洋介 陽介; ryosuke: 良介 亮介 涼介; keisuke: 圭介 啓介 恵介;
kentaro: 健太郎 賢太郎; shintaro: 慎太郎 晋太郎; yutaro: 雄太郎 裕太郎; shinichi: 真一 信一 慎一 伸一; koichi: 浩一 孝一 幸一 光一; kazuki: 和樹 一樹; tomoki: 智樹 友樹; yuki: 雪 由紀 有紀; takuya: 拓也 卓也; takumi: 匠 拓海; daiki: 大輝 大貴; shohei: 翔平 昌平;
yuichi: 雄一 裕一 祐一 勇一; ryuichi: 隆一 龍一 竜一; eiichi: 栄一 英一; seiji: 誠二 清二 征爾; shoji: 正二 昭二; yuji: 雄二 裕二 祐二 勇治; eiji: 英二 栄治 英司; ryuji: 隆二 竜二 龍二; hideki: 秀樹 英樹; hideo: 秀雄 英雄 秀夫 英夫; kunio: 邦夫 国男; norio: 紀夫 典夫;
emiko: 恵美子 絵美子; mariko: 真理子 麻里子; yukari: 由香里; kaori: 香織 佳織; chieko: 千恵子 智恵子; mieko: 美恵子; mihoko: 美保子; nanako: 奈々子 菜々子; asuka: 明日香 飛鳥; ayaka: 彩香 綾香; ayako: 綾子 彩子 文子; haruka: 遥 春香; mizuki: 瑞希; nozomi: 望 希;
setsuko: 節子; kyoko: 京子 恭子 今日子; eiko: 栄子 英子 瑛子; teruko: 照子; mitsuko: 光子; hisako: 久子; toshiko: 敏子 俊子 寿子; takako: 孝子 貴子 隆子; yasuko: 康子 泰子 靖子; kimiko: 君子 公子; etsuko: 悦子; chizuko: 千鶴子; shizuko: 静子; sumiko: 澄子 純子
`;

/**
 * Readings of one character in given names, in front of or after another one. Format: `reading: character …`. Compiled for
 * this table: of 558 readings 396 are on or kun readings of KANJIDIC2 (Electronic Dictionary Research and Development
 * Group); the others are used in names only and were compared with no table.
 */
export const japaneseNameStarts = `
masa: 雅 正 昌 政 将 真; kazu: 和 一 数; yoshi: 義 良 芳 吉 佳 慶 善 嘉 喜; hiro: 博 浩 弘 宏 裕 広 寛 洋 紘 尋; taka: 隆 孝 高 貴 敬 崇 尚; tomo: 智 友 知 朋; nobu: 信 伸 延 宣; nao: 直 尚; toshi: 俊 敏 利 寿 年; yasu: 康 泰 安 靖 保;
shun: 俊 駿 瞬 春; ken: 健 賢 謙 研 憲; shin: 慎 真 信 晋 伸 新; jun: 純 淳 順 潤 准; ei: 栄 英 永 瑛; hide: 秀 英; aki: 明 昭 秋 章 晃 彰 晶 亜; teru: 輝 照; mitsu: 光 満 充; kiyo: 清; shige: 重 茂 繁; tada: 忠 正; haru: 春 晴 治 陽 遥;
yu: 裕 由 祐 勇 優 悠 雄 佑 有 夕; yuki: 幸 雪 之; yo: 洋 陽 葉 曜; mi: 美 実 未 三 深 海; ri: 理 里 莉 梨 利; ryo: 涼 良 亮 遼 諒 凌; sa: 沙 紗 佐 早 咲; saki: 咲; shi: 志 詩 史; na: 奈 菜 名; nana: 七; no: 乃 野; nori: 典 紀 則 憲 法 範 教;
ko: 康 孝 浩 幸 光 晃 公 宏 航 耕 弘 考; kei: 恵 敬 圭 啓 慶 景 桂; katsu: 勝 克; ka: 香 佳 加 花 華 夏 歌; e: 恵 絵 江; eri: 絵; ma: 真 麻 万 茉 眞; mai: 舞; mari: 毬; moto: 元 基 素; michi: 道 美 通 路; mune: 宗; naka: 中; osa: 修; re: 怜 玲 礼;
rei: 玲 麗; sachi: 幸 祥; sei: 誠 聖 清 征 精; sho: 翔 正 勝 尚 祥 将 昇 匠; so: 颯 壮 蒼 聡; sumi: 澄; ta: 太 多 汰; tai: 泰 大; tatsu: 達 辰 竜 龍; tetsu: 哲 鉄 徹; to: 斗 冬 登 都; tsune: 常 恒; tsuyo: 強; ren: 蓮; dai: 大; chi: 千 智 知; chika: 近 親;
ai: 愛 藍; a: 亜 阿 安 杏; asa: 朝 麻; atsu: 篤 敦 淳 厚; ayu: 歩 鮎; aya: 綾 彩 文 絢; fumi: 文 史 郁; fu: 風 楓; hana: 花 華; hi: 日 陽 飛; hisa: 久 寿 尚; hoshi: 星; ichi: 一 市; i: 伊 衣 以; kane: 金 兼; kimi: 君 公; koto: 琴; kumi: 久; ku: 久;
momo: 桃; mutsu: 睦; natsu: 夏 菜; ryu: 隆 竜 龍 流; sada: 定 貞; saku: 作 朔; tama: 玉 珠; tsuka: 司; wa: 和; waka: 若; yae: 八; gen: 元 玄 源; go: 剛 豪; gaku: 学; i: 伊
`;
export const japaneseNameEnds = `
o: 夫 雄 男 生 郎 央; hiko: 彦; ki: 樹 輝 希 紀 喜 貴 木 生 己 基 機 毅 城; to: 人 斗 翔 仁 登 音; ya: 也 哉 矢 弥 也; ta: 太 汰 多; ro: 朗 郎; ichi: 一 市; ji: 二 治 司 次 児 志; zo: 蔵 造 三; shi: 志 史 士 司 嗣; suke: 介 助 輔 佑 祐 亮; hei: 平 兵; aki: 明 昭 章 晃 秋 彰 晶 亮;
hiro: 博 弘 浩 宏 広 裕 寛 大 洋; yuki: 之 幸 行 雪 征; nori: 則 典 紀 憲 徳 範 法 教; nobu: 信 伸 延 宣; masa: 正 昌 雅 政 将; haru: 治 晴 春 陽 遥; michi: 道 通; kazu: 和 一; yoshi: 義 良 吉 芳 佳 美; toshi: 利 敏 俊 寿; hide: 秀 英; teru: 輝 照; taka: 孝 隆 高 貴;
tsugu: 次 嗣 継; fumi: 文 史 郁; hisa: 久 尚; yasu: 康 保 泰; zumi: 純; ko: 子; mi: 美 実 未 海; e: 恵 江 絵 枝 衣 依; ka: 香 佳 花 華 夏 加 果; na: 奈 菜 名 那; ri: 理 里 莉 梨 利; ho: 帆 穂 歩 保; saki: 咲 早紀; yo: 代 世 与; ko: 湖 胡; ne: 音 根; no: 乃 野; kana: 奏;
ma: 馬 真 磨 満; ga: 我 雅 牙; ku: 久 空 玖; ryu: 竜 龍; yu: 悠 優 裕 由 夢; mu: 夢 務; sa: 沙 紗 佐 早; go: 吾 悟 五 豪; shige: 重 茂; oki: 興 起 沖; tatsu: 達; tomo: 友 智 知 朋; chika: 近; gi: 義 儀; jun: 純 淳; kei: 恵 敬 圭; ren: 蓮; ori: 織; sei: 生
`;
/** Endings of given names of two characters. */
export const japaneseNamePairs = `
taro: 太郎; ichiro: 一郎; jiro: 次郎 二郎; nosuke: 之介 之助 ノ介; hiko: 比古; miko: 美子 実子 未子; eko: 恵子 江子; riko: 理子 里子 莉子; nako: 奈子 菜子; kako: 香子 佳子 加子; rina: 里奈 理奈 梨奈; mika: 美香 実香; rika: 里香 理香 梨香; saki: 早紀 沙希; ori: 央里; miki: 美紀 美樹
`;
