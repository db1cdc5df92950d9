/**
 * Spellings of one place: one group per line. Postal and older spellings of Chinese places (Chinese
 * Post Office, 1906; GB/T 16159), and places with other names in other languages. Lower case; a
 * place of two words is joined.
 */
export const placeSpellings = `
beijing peking peiping pekin
nanjing nanking
guangzhou canton kwangchow
guangdong kwangtung
guangxi kwangsi
chongqing chungking
tianjin tientsin
qingdao tsingtao
xiamen amoy
fuzhou foochow
fujian fukien
hangzhou hangchow
suzhou soochow
shenyang mukden
shantou swatow
chengdu chengtu
jinan tsinan
xian sian hsian
zhejiang chekiang
jiangsu kiangsu
jiangxi kiangsi
sichuan szechwan szechuan
shaanxi shensi
shanxi shansi
hebei hopei hopeh
hubei hupei hupeh
gansu kansu
guizhou kweichow
henan honan
heilongjiang heilungkiang
dalian dairen
ningbo ningpo
yantai chefoo
taibei taipei
gaoxiong kaohsiung
xianggang hongkong
aomen macau macao
moscow moskva moskau moscou
saintpetersburg petersburg peterburg sanktpeterburg leningrad
usa us
saint st
kyiv kiev kyyiv
kharkiv kharkov
odesa odessa
lviv lvov
dnipro dnepr dnepropetrovsk
belgrade beograd
prague praha prag
warsaw warszawa
vienna wien
cologne koln koeln
munich munchen muenchen
athens athina athinai
cairo qahira kahire
damascus dimashq dimashk
jerusalem quds
tehran teheran
esfahan isfahan
mumbai bombay
kolkata calcutta
chennai madras
yangon rangoon
myanmar burma
thehague denhaag
brussels brussel bruxelles
antwerp antwerpen anvers
geneva geneve genf
lisbon lisboa
seville sevilla
bucharest bucuresti
copenhagen kobenhavn
`;

/** Places that distinguish companies of one name. Lower case; a place of two words is joined. */
export const places = `
europe asia africa america americas australia oceania arctic antarctica afghanistan albania algeria andorra angola argentina armenia austria
azerbaijan bahamas bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia bosnia botswana brazil brunei bulgaria burundi cambodia
cameroon canada chad chile china colombia comoros congo costarica croatia cuba cyprus czechia denmark djibouti ecuador egypt eritrea estonia
ethiopia fiji finland france gabon gambia georgia germany ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland india
indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya
liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania mauritius mexico moldova monaco mongolia montenegro
morocco mozambique myanmar namibia nepal netherlands newzealand nicaragua niger nigeria northkorea norway oman pakistan palestine panama paraguay
peru philippines poland portugal qatar romania russia rwanda samoa saudiarabia senegal serbia seychelles singapore slovakia slovenia somalia
southafrica southkorea spain srilanka sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand togo tunisia turkey turkmenistan
uae uganda uk ukraine uruguay usa uzbekistan venezuela vietnam yemen zambia zimbabwe korea schweiz deutschland osterreich espana italia brasil
suisse belgique nederland polska ceska rossiya turkiye mexique england scotland wales holland
amsterdam rotterdam utrecht eindhoven groningen thehague antwerp brussels ghent luxembourg paris lyon marseille bordeaux toulouse nice lille
berlin hamburg munich cologne frankfurt stuttgart dusseldorf leipzig dresden bremen hannover vienna graz salzburg zurich geneva basel bern lugano
london manchester birmingham liverpool leeds glasgow edinburgh dublin belfast cardiff bristol madrid barcelona valencia seville bilbao malaga
lisbon porto rome milan turin naples genoa bologna florence venice trieste athens thessaloniki piraeus istanbul ankara izmir bursa antalya mersin
moscow saintpetersburg novosibirsk yekaterinburg kazan omsk samara rostov ufa perm volgograd voronezh krasnodar saratov tula ryazan tomsk irkutsk
vladivostok murmansk kaliningrad kursk penza tver bryansk orenburg chelyabinsk kyiv kharkiv odesa lviv dnipro donetsk luhansk mariupol minsk gomel
brest warsaw krakow gdansk lodz poznan wroclaw prague brno bratislava budapest bucharest sofia varna belgrade zagreb ljubljana sarajevo skopje
tirana vilnius kaunas riga tallinn helsinki turku oulu stockholm gothenburg malmo oslo bergen copenhagen aarhus reykjavik baku tbilisi yerevan
tashkent samarkand almaty astana bishkek dushanbe ashgabat kabul herat kandahar tehran isfahan shiraz tabriz mashhad baghdad basra mosul erbil
damascus aleppo latakia beirut tripoli amman jerusalem haifa telaviv gaza riyadh jeddah dubai abudhabi sharjah doha manama muscat kuwait sanaa aden
cairo alexandria khartoum benghazi tunis algiers oran casablanca rabat dakar lagos abuja accra nairobi mombasa kampala kinshasa luanda maputo harare
johannesburg capetown durban addisababa mogadishu karachi lahore islamabad peshawar delhi mumbai kolkata chennai bangalore hyderabad dhaka colombo
kathmandu yangon bangkok hanoi saigon phnompenh vientiane kualalumpur penang jakarta surabaya manila cebu taipei hongkong macau beijing shanghai
guangzhou shenzhen tianjin chongqing chengdu wuhan nanjing hangzhou qingdao dalian xiamen ningbo shenyang harbin jinan suzhou kunming xian tokyo
osaka nagoya yokohama kobe kyoto fukuoka sapporo seoul busan incheon pyongyang nampo ulaanbaatar sydney melbourne brisbane perth auckland newyork
chicago houston losangeles miami boston dallas toronto montreal vancouver havana caracas maracaibo bogota medellin cali quito guayaquil lima lapaz
santiago buenosaires montevideo asuncion saopaulo riodejaneiro brasilia guadalajara monterrey tijuana culiacan managua tegucigalpa siberia ural
volga crimea donbas caucasus balkan iberia scandinavia anatolia sahara
`;
