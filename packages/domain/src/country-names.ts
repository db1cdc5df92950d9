import type { Language } from './languages.ts';

/**
 * Other names of countries, one line per country: ISO 3166-1 alpha-2 and alpha-3 (Kosovo: user-assigned), then per language (English, Dutch)
 * the words for its people, the nationality first, and the everyday, short and former names. The official names are
 * not here: the platform has them (`Intl.DisplayNames`).
 */
const table = `
AD AND|Andorran||Andorrese, Andorrees|
AE ARE|Emirati|UAE, Dubai, Abu Dhabi, Emirates|Emiraatse|VAE, Dubai, Abu Dhabi, Emiraten
AF AFG|Afghan||Afghaanse, Afghaan|
AG ATG|Antiguan, Barbudan|Antigua, Barbuda|Antiguaanse|
AI AIA|Anguillan||Anguillaanse|
AL ALB|Albanian||Albanese, Albanees|
AM ARM|Armenian||Armeense, Armeniër|
AO AGO|Angolan||Angolese, Angolees|
AQ ATA||South Pole||Zuidpool
AR ARG|Argentinian, Argentine||Argentijnse, Argentijn|
AS ASM|American Samoan||Amerikaans-Samoaanse|
AT AUT|Austrian||Oostenrijkse, Oostenrijker|
AU AUS|Australian||Australische, Australiër|
AW ABW|Aruban||Arubaanse, Arubaan|
AX ALA|Åland Islander|Aland|Ålandse|
AZ AZE|Azerbaijani, Azeri||Azerbeidzjaanse, Azerbeidzjaan, Azeri|
BA BIH|Bosnian, Herzegovinian||Bosnische, Bosniër|
BB BRB|Barbadian, Bajan||Barbadaanse|
BD BGD|Bangladeshi||Bengalese, Bengalees|
BE BEL|Belgian|Flanders, Wallonia, Flemish|Belgische, Belg|Vlaanderen, Wallonië, Vlaamse
BF BFA|Burkinabe||Burkinese|
BG BGR|Bulgarian||Bulgaarse, Bulgaar|
BH BHR|Bahraini||Bahreinse|
BI BDI|Burundian||Burundese|
BJ BEN|Beninese||Beninse|
BL BLM||Saint Barths||Sint-Bartholomeus
BM BMU|Bermudian||Bermudaanse|
BN BRN|Bruneian||Bruneise|
BO BOL|Bolivian||Boliviaanse, Boliviaan|
BQ BES|Bonairean, Statian, Saban|Bonaire, Saba, Sint Eustatius, Dutch Antilles|Bonairiaanse|Bonaire, Saba, Sint-Eustatius, BES-eilanden, Nederlandse Antillen
BR BRA|Brazilian||Braziliaanse, Braziliaan|
BS BHS|Bahamian||Bahamaanse|
BT BTN|Bhutanese||Bhutaanse|
BV BVT||||
BW BWA|Botswanan||Botswaanse|
BY BLR|Belarusian|White Russia|Belarussische, Wit-Russische, Wit-Rus|Wit-Rusland
BZ BLZ|Belizean||Belizaanse|
CA CAN|Canadian||Canadese, Canadees|
CC CCK||Cocos Islands||Cocoseilanden
CD COD|Congolese (DRC)|DRC, Zaire|Congolese (DRC)|DRC, Zaïre
CF CAF|Central African||Centraal-Afrikaanse|
CG COG|Congolese|Republic of the Congo|Congolese, Congolees|Republiek Congo
CH CHE|Swiss||Zwitserse, Zwitser|
CI CIV|Ivorian|Ivory Coast|Ivoriaanse, Ivoriaan|Ivoorkust
CK COK|Cook Islander||Cookeilandse|
CL CHL|Chilean||Chileense, Chileen|
CM CMR|Cameroonian||Kameroense, Kameroener|
CN CHN|Chinese|PRC, People’s Republic of China|Chinese, Chinees|Volksrepubliek China
CO COL|Colombian||Colombiaanse, Colombiaan|
CR CRI|Costa Rican||Costa Ricaanse|
CU CUB|Cuban||Cubaanse, Cubaan|
CV CPV|Cape Verdean|Cabo Verde|Kaapverdische, Kaapverdiër|
CW CUW|Curaçaoan||Curaçaose, Curaçaoënaar|
CX CXR||||
CY CYP|Cypriot||Cypriotische, Cyprioot|
CZ CZE|Czech|Czech Republic|Tsjechische, Tsjech|Tsjechische Republiek
DE DEU|German|Deutschland|Duitse, Duitser|Deutschland, Bondsrepubliek
DJ DJI|Djiboutian||Djiboutiaanse|
DK DNK|Danish, Dane||Deense, Deen|
DM DMA|Dominican (Dominica)||Dominicaanse (Dominica)|
DO DOM|Dominican||Dominicaanse, Dominicaan|
DZ DZA|Algerian||Algerijnse, Algerijn|
EC ECU|Ecuadorian||Ecuadoraanse|
EE EST|Estonian||Estische, Est|
EG EGY|Egyptian||Egyptische, Egyptenaar|
EH ESH|Sahrawi||Sahrawische|
ER ERI|Eritrean||Eritrese, Eritreeër|
ES ESP|Spanish, Spaniard|España|Spaanse, Spanjaard|España
ET ETH|Ethiopian||Ethiopische, Ethiopiër|
FI FIN|Finnish, Finn|Suomi|Finse, Fin|Suomi
FJ FJI|Fijian||Fijische|
FK FLK|Falkland Islander||Falklandse|
FM FSM|Micronesian||Micronesische|
FO FRO|Faroese||Faeröerse|
FR FRA|French||Franse, Fransman|
GA GAB|Gabonese||Gabonese, Gabonees|
GB GBR|British, Briton, English, Scottish, Welsh|UK, Great Britain, England, Scotland, Wales, Northern Ireland|Britse, Brit, Engelse, Engelsman, Schotse, Schot, Welshe|VK, Groot-Brittannië, Engeland, Schotland, Wales, Noord-Ierland
GD GRD|Grenadian||Grenadaanse|
GE GEO|Georgian||Georgische, Georgiër|
GF GUF|French Guianese||Frans-Guyaanse|
GG GGY|Guernsey Islander|Channel Islands|Guernseyse|Kanaaleilanden
GH GHA|Ghanaian||Ghanese, Ghanees|
GI GIB|Gibraltarian||Gibraltarese|
GL GRL|Greenlandic||Groenlandse, Groenlander|
GM GMB|Gambian||Gambiaanse|
GN GIN|Guinean||Guineese|
GP GLP|Guadeloupean||Guadeloupse|
GQ GNQ|Equatoguinean||Equatoriaal-Guinese|
GR GRC|Greek|Hellas, EL|Griekse, Griek|Hellas, EL
GS SGS||||
GT GTM|Guatemalan||Guatemalteekse, Guatemalteek|
GU GUM|Guamanian||Guamse|
GW GNB|Bissau-Guinean||Guinee-Bissause|
GY GUY|Guyanese||Guyaanse|
HK HKG|Hong Konger|Hong Kong|Hongkongse|Hong Kong
HM HMD||||
HN HND|Honduran||Hondurese, Hondurees|
HR HRV|Croatian, Croat|Hrvatska|Kroatische, Kroaat|
HT HTI|Haitian||Haïtiaanse, Haïtiaan|
HU HUN|Hungarian||Hongaarse, Hongaar|
ID IDN|Indonesian||Indonesische, Indonesiër|
IE IRL|Irish|Eire, Republic of Ireland|Ierse, Ier|
IL ISR|Israeli||Israëlische, Israëliër|
IM IMN|Manx||Manxe|
IN IND|Indian||Indiase, Indiër|
IO IOT||Chagos||Chagos
IQ IRQ|Iraqi||Iraakse, Irakees|
IR IRN|Iranian|Persia|Iraanse, Iraniër|Perzië
IS ISL|Icelandic, Icelander||IJslandse, IJslander|
IT ITA|Italian|Italia|Italiaanse, Italiaan|Italia
JE JEY|Jersey Islander|Channel Islands|Jerseyse|Kanaaleilanden
JM JAM|Jamaican||Jamaicaanse, Jamaicaan|
JO JOR|Jordanian||Jordaanse, Jordaniër|
JP JPN|Japanese||Japanse, Japanner|
KE KEN|Kenyan||Keniaanse, Keniaan|
KG KGZ|Kyrgyz||Kirgizische, Kirgiziër|
KH KHM|Cambodian||Cambodjaanse, Cambodjaan|
KI KIR|I-Kiribati||Kiribatische|
KM COM|Comoran||Comorese|
KN KNA|Kittitian, Nevisian|Saint Kitts, Nevis|Kittitiaanse|
KP PRK|North Korean|DPRK|Noord-Koreaanse, Noord-Koreaan|
KR KOR|South Korean|Korea, Republic of Korea|Zuid-Koreaanse, Zuid-Koreaan|Korea
KW KWT|Kuwaiti||Koeweitse, Koeweiter|
KY CYM|Caymanian||Kaaimaneilandse|
KZ KAZ|Kazakh, Kazakhstani||Kazachse, Kazach|
LA LAO|Lao, Laotian||Laotiaanse, Laotiaan|
LB LBN|Lebanese||Libanese, Libanees|
LC LCA|Saint Lucian||Saint Luciaanse|
LI LIE|Liechtensteiner||Liechtensteinse, Liechtensteiner|
LK LKA|Sri Lankan|Ceylon|Sri Lankaanse, Sri Lankaan|Ceylon
LR LBR|Liberian||Liberiaanse|
LS LSO|Basotho, Lesothan||Lesothaanse|
LT LTU|Lithuanian|Lietuva|Litouwse, Litouwer|
LU LUX|Luxembourgish, Luxembourger||Luxemburgse, Luxemburger|
LV LVA|Latvian|Latvija|Letse, Let, Letlander|
LY LBY|Libyan||Libische, Libiër|
MA MAR|Moroccan|Maroc|Marokkaanse, Marokkaan|
MC MCO|Monegasque|Monte Carlo|Monegaskische, Monegask|Monte Carlo
MD MDA|Moldovan|Moldavia|Moldavische, Moldaviër|
ME MNE|Montenegrin||Montenegrijnse, Montenegrijn|
MF MAF||Saint Martin (French part)||Sint-Maarten (Frans deel)
MG MDG|Malagasy||Malagassische|
MH MHL|Marshallese||Marshalleilandse|
MK MKD|Macedonian|Macedonia, FYROM|Macedonische, Macedoniër|Macedonië
ML MLI|Malian||Malinese, Malinees|
MM MMR|Burmese|Burma|Myanmarese, Birmaanse|Birma
MN MNG|Mongolian||Mongoolse, Mongool|
MO MAC|Macanese|Macau|Macause|Macau
MP MNP||||
MQ MTQ|Martinican||Martinikaanse|
MR MRT|Mauritanian||Mauritaanse|
MS MSR|Montserratian||Montserrataanse|
MT MLT|Maltese||Maltese, Maltees|
MU MUS|Mauritian||Mauritiaanse|
MV MDV|Maldivian||Maldivische|
MW MWI|Malawian||Malawische|
MX MEX|Mexican||Mexicaanse, Mexicaan|
MY MYS|Malaysian||Maleisische, Maleisiër|
MZ MOZ|Mozambican||Mozambikaanse, Mozambikaan|
NA NAM|Namibian||Namibische, Namibiër|
NC NCL|New Caledonian||Nieuw-Caledonische|
NE NER|Nigerien||Nigerese, Nigerees|
NF NFK||||
NG NGA|Nigerian||Nigeriaanse, Nigeriaan|
NI NIC|Nicaraguan||Nicaraguaanse|
NL NLD|Dutch, Dutchman|Holland|Nederlandse, Nederlander, Hollandse, Hollander|Holland
NO NOR|Norwegian|Norge|Noorse, Noor|
NP NPL|Nepali, Nepalese||Nepalese, Nepalees|
NR NRU|Nauruan||Nauruaanse|
NU NIU|Niuean||Niuese|
NZ NZL|New Zealander, Kiwi|Aotearoa|Nieuw-Zeelandse, Nieuw-Zeelander|
OM OMN|Omani||Omaanse, Omaniet|
PA PAN|Panamanian||Panamese, Panamees|
PE PER|Peruvian||Peruaanse, Peruaan|
PF PYF|French Polynesian|Tahiti|Frans-Polynesische|Tahiti
PG PNG|Papua New Guinean||Papoease|
PH PHL|Filipino, Filipina, Philippine||Filipijnse, Filipijn|
PK PAK|Pakistani||Pakistaanse, Pakistaan|
PL POL|Polish, Pole|Polska|Poolse, Pool|Polska
PM SPM||||
PN PCN|Pitcairn Islander||Pitcairnse|
PR PRI|Puerto Rican||Puerto Ricaanse|
PS PSE|Palestinian|Palestine, West Bank, Gaza|Palestijnse, Palestijn|Palestina, Gaza
PT PRT|Portuguese||Portugese, Portugees|
PW PLW|Palauan||Palause|
PY PRY|Paraguayan||Paraguayaanse|
QA QAT|Qatari||Qatarese, Qatarees|
RE REU|Réunionese|La Réunion|Réunionse|
RO ROU|Romanian||Roemeense, Roemeen|
RS SRB|Serbian, Serb||Servische, Serviër|
RU RUS|Russian|Russian Federation|Russische, Rus|Russische Federatie
RW RWA|Rwandan||Rwandese, Rwandees|
SA SAU|Saudi, Saudi Arabian|KSA|Saoedische, Saoedi, Saoedi-Arabische|
SB SLB|Solomon Islander||Salomonseilandse|
SC SYC|Seychellois||Seychelse|
SD SDN|Sudanese||Soedanese, Soedanees|
SE SWE|Swedish, Swede|Sverige|Zweedse, Zweed|
SG SGP|Singaporean||Singaporese, Singaporees|
SH SHN|Saint Helenian|Ascension, Tristan da Cunha|Sint-Heleense|
SI SVN|Slovenian, Slovene||Sloveense, Sloveen|
SJ SJM||Spitsbergen||Spitsbergen
SK SVK|Slovak, Slovakian||Slowaakse, Slowaak|
SL SLE|Sierra Leonean||Sierra Leoonse|
SM SMR|Sammarinese||San Marinese|
SN SEN|Senegalese||Senegalese, Senegalees|
SO SOM|Somali||Somalische, Somaliër|
SR SUR|Surinamese||Surinaamse, Surinamer|
SS SSD|South Sudanese||Zuid-Soedanese, Zuid-Soedanees|
ST STP|São Toméan||Santomese|
SV SLV|Salvadoran||Salvadoraanse|
SX SXM|Sint Maartener|Saint Martin (Dutch part)|Sint-Maartense|Sint Maarten
SY SYR|Syrian||Syrische, Syriër|
SZ SWZ|Swazi|Swaziland|Swazische|Swaziland
TC TCA|Turks and Caicos Islander||Turks- en Caicoseilandse|
TD TCD|Chadian||Tsjadische, Tsjadiër|
TF ATF||||
TG TGO|Togolese||Togolese, Togolees|
TH THA|Thai|Siam|Thaise, Thai|Siam
TJ TJK|Tajik||Tadzjiekse, Tadzjiek|
TK TKL|Tokelauan||Tokelause|
TL TLS|Timorese|East Timor|Oost-Timorese|
TM TKM|Turkmen||Turkmeense, Turkmeen|
TN TUN|Tunisian||Tunesische, Tunesiër|
TO TON|Tongan||Tongaanse|
TR TUR|Turkish, Turk|Turkey, Türkiye|Turkse, Turk|Turkije, Türkiye
TT TTO|Trinidadian, Tobagonian||Trinidadse|
TV TUV|Tuvaluan||Tuvaluaanse|
TW TWN|Taiwanese|Republic of China|Taiwanese, Taiwanees|
TZ TZA|Tanzanian||Tanzaniaanse, Tanzaniaan|
UA UKR|Ukrainian||Oekraïense, Oekraïner|
UG UGA|Ugandan||Oegandese, Oegandees|
UM UMI||||
US USA|American|USA, US, America|Amerikaanse, Amerikaan|VS, USA, Amerika
UY URY|Uruguayan||Uruguayaanse|
UZ UZB|Uzbek||Oezbeekse, Oezbeek|
VA VAT|Vatican|Holy See|Vaticaanse|Heilige Stoel
VC VCT|Vincentian|Grenadines|Saint Vincentse|
VE VEN|Venezuelan||Venezolaanse, Venezolaan|
VG VGB|British Virgin Islander|BVI, Tortola|Brits-Maagdeneilandse|BVI
VI VIR|US Virgin Islander|USVI|Amerikaans-Maagdeneilandse|
VN VNM|Vietnamese|Viet Nam|Vietnamese, Vietnamees|
VU VUT|Vanuatuan||Vanuatuaanse|
WF WLF||||
WS WSM|Samoan||Samoaanse|
XK XKX|Kosovar, Kosovan|Kosova|Kosovaarse, Kosovaar|Kosova
YE YEM|Yemeni||Jemenitische, Jemeniet|
YT MYT|Mahoran||Mahoraanse|
ZA ZAF|South African|RSA|Zuid-Afrikaanse, Zuid-Afrikaan|
ZM ZMB|Zambian||Zambiaanse, Zambiaan|
ZW ZWE|Zimbabwean|Rhodesia|Zimbabwaanse, Zimbabwaan|
`;

/** The other names of a country in one language. */
export interface OtherCountryNames {
  /** Words for its people; the first is the nationality. Empty for territories without people of their own. */
  readonly people: readonly string[];
  readonly aliases: readonly string[];
}

/** A country with its codes and its other names. */
export interface CountryNames {
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
  readonly names: Readonly<Record<Language, OtherCountryNames>>;
}

const list = (cell = ''): string[] => (cell === '' ? [] : cell.split(', '));

function parse(line: string): CountryNames {
  const [codes = '', enPeople, enAliases, nlPeople, nlAliases] = line.split('|');
  const [code = '', alpha3 = ''] = codes.split(' ');
  return {
    code,
    alpha3,
    names: {
      en: { people: list(enPeople), aliases: list(enAliases) },
      nl: { people: list(nlPeople), aliases: list(nlAliases) },
    },
  };
}

/** Every country of `allCountries` with its other names, in the order of the codes. */
export const countryNames: readonly CountryNames[] = table.trim().split('\n').map(parse);

/** Nationality in the language, as fields for it show it (Dutch); '' for a territory without people of its own. */
export const nationalityIn = (language: Language, code: string): string =>
  countryNames.find((country) => country.code === code)?.names[language].people[0] ?? '';
