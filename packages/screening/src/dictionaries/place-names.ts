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
petersburg peterburg sanktpeterburg leningrad
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
