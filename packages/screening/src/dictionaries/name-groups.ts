/**
 * Spellings of the same name in several languages: one group per line. A spelling may occur in
 * several groups. Lower case, Latin letters without diacritics; blanks separate spellings.
 */
export const nameGroups = `
muhammad mohammed mohamed mohammad muhammed mohamad mohamet mehmet mehmed muhamed muhamad mahomet mohd muhd mouhammad mouhamed mukhammad magomed magomet mahammad maxamed mohammod muhammet mamadou mouhamad
ahmad ahmed ahmet achmad akhmed akhmad achmed akhmat ahmod axmed
mahmoud mahmud mahmood makhmud mahmut mehmood mahamud maxamuud mahmod
hamid hameed hamed hamit khamid
hamad hammad
hassan hasan hasen khasan hasaan xasan hassen hasson
hussein husain hussain husayn hossein hosein husein hussien hossain hoessein khusein huseyn huseyin xuseen houssein houssain hussin
ali aly aliy
omar umar oumar omer umer omaar cumar
othman uthman osman usman ousmane otman usmaan cusmaan
abdullah abdallah abdulla abdellah abdollah abdula abdulah abdala abdalla abdoullah abdoulaye abdilahi cabdullahi abdullahi abdulloh abdillah
abdulrahman abdurrahman abdelrahman abdalrahman abdurahman abderrahman abderrahmane abdurrehman abdirahman abdoulrahman abdulrehman abdalrahman abdolrahman abdulrahmaan abdirrahman abdurakhman abdrahman abdarrahman
abdulaziz abdelaziz abdalaziz abdulazeez abdolaziz abdelazeez abdoulaziz
abdulkarim abdelkarim abdulkareem abdelkrim abdalkarim abdolkarim abdelkareem
abdulkadir abdelkader abdulqadir abdulqader abdulkader abdalqadir abdelqader abdiqadir abdelkadir abdukadir
abdulhamid abdelhamid abdulhameed abdolhamid abdalhamid
abdulmalik abdelmalek abdelmalik abdulmalek abdolmalek
abdullatif abdellatif abdullateef abdalatif abdollatif
abdulwahab abdelwahab abdulwahhab abdelouahab abdolvahab abdalwahhab
abdulsalam abdelsalam abdussalam abdeslam abdessalam abdalsalam abdosalam
abdulmajid abdelmajid abdulmajeed abdolmajid abdelmadjid
abdulghani abdelghani abdulgani abdolghani
abdulhakim abdelhakim abdulhakeem abdolhakim
abdulbaqi abdelbaki abdulbaki abdolbaghi
abdulrazaq abdulrazak abdelrazak abdurrazaq abdulrazzaq abderrazak
abdulhadi abdelhadi abdalhadi
abdulrahim abdurrahim abdelrahim abdulraheem abderrahim abdirahim
abdulrashid abdelrashid abdurrashid abdulrasheed
abdulsattar abdelsattar abdussattar
abdulfattah abdelfattah abdalfattah abdulfatah
abdulmunim abdelmonem abdulmonem abdelmoneim
abdulwahid abdelwahed abdulwahed abdelouahed
abdulrauf abdelraouf abdurrauf abdulraouf
abdulquddus abdulqudus abdelkoddous
abdulsamad abdelsamad abdussamad abdolsamad
ibrahim ebrahim ibraheem ibrahima ibragim brahim avraham abraham abram abramo avram ibrohim
ismail ismael esmail ismaeel esmaeil ismayil ishmael ismoil ismaeil
ishaq ishak isaac isak izaak ishaaq itzhak yitzhak izak isaak
yaqub yaqoub yacoub jacob jakob yakub yaakov iakov yakov jacobus giacomo jacques yaqob
yusuf yousef youssef yossef yusef yousuf yusup joseph josef jozef josephus giuseppe jose yosef iosif osip yousif yussuf jusuf youcef yusif josip josephe
yunus younes younis yunis younus jonas jonah yonas
yahya yahia yehia yahiya jahja yehya
musa mousa moussa moosa musse moshe moses moises mose
isa eissa issa essa eesa aissa
daoud dawood daud dawud dawoud david davide dawit dovid davud daoed davyd daweed
sulaiman suleiman sulayman soleiman suleyman solomon salomon sulaymaan soliman suleman salman souleymane sulejman suliman shlomo shelomo
salman selman
salim saleem selim salem saalim salime
saleh salih salah saleeh salikh
salahuddin saladin salaheddin salahaddin salahudin selahattin salaheddine
sayyid sayed said saeed saeid sayid sayyed seyed seyyed syed saied sayeed
said saeed saeid saed sayeed saaid
sad saad saed sa
saif sayf seif
saifullah saif-ullah seifullah sayfullah saifulla
sharif shareef cherif sherif charif sharef
shafiq shafik chafik shafeeq
tariq tarek tareq tarik tarique
taha tahaa
tahir taher tahar taheer
talib taleb talip
usama osama oussama ussama osamah
umran imran omran emran
walid waleed oualid
wasim waseem ouassim
yasin yassin yaseen yassine yasseen jasin yacine
yasir yasser yaser yasir yassir
zaid zayd zayed zeid
zayn zain zein zayne
zakariya zakaria zakariyya zachary zechariah zacharia zakarya zekeriya
ziyad ziad zeyad
zubair zubayr zoubir zubeir zobair
abbas abas abass
adil adel adeel
adnan adnane
akram akrem ekrem
amin ameen amine emin
amir ameer emir amer
anas annas anass
anwar anouar anwer enver anvar
ashraf achraf achref
asad assad asaad esed
atif atef
ayman aiman aymen aimen
ayub ayoub ayyub ayoob eyup job
aziz azeez azis
bashir basheer bachir beshir
basim bassem bassam basem
bilal belal bilel
bakr bakar bakir bakri
dhul zul
fadil fadel fadhil fazil fadhel
fahd fahad fahed
faisal faysal feisal faycal feysal faizal
farid fareed ferid
faruq farouk farooq faruk farouq
fatih fateh fathi fathy
fawzi fawzy fouzi faouzi
fuad fouad foad fuaad
ghazi gazi ghazy
ghassan gassan hassane
habib habeeb habiib
hadi hady hedi
hafiz hafez hafeez
haitham haytham haithem
hakim hakeem hakem
halim haleem
hamdan hamdane
hamza hamzah hamze khamzat
hani hany haani
haroun harun haroon haron aaron harounn aron
harith hareth harris haris
hashim hashem hachem hachim
hatim hatem
haidar haider hayder haydar heydar hyder
hilal helal
hisham hicham hesham hishem
husam hussam hosam houssam
idris idriss driss edris
ihab ehab iheb
ilyas elias ilias iliyas elyas eliyahu ilija ilya elia
iqbal ikbal eqbal
issam isam essam esam
izz ezz
jabir jaber gaber djaber
jafar jaafar gafar djafar jaffar cafer jafer
jalal galal jalaal celal djalal
jamal gamal jamaal djamel jamel cemal djamal
jamil jameel gamil djamil cemil
jasim jassim jasem qasim
jawad javad jawaad djaouad
rashad rashaad reshad rachad
kamal kemal kamaal
kamil kamel kameel
karim kareem kerim
khalid khaled halid khaleed kalid chaled
khalifa khalifah khalifeh halifa
khalil khaleel halil
latif lateef
luqman lokman loqman lukman
lutfi lotfi loutfi
mahdi mehdi mahdy mahadi
majid majeed magid madjid maged macid
makki mekki
malik malek maalik melik
mamun mamoun maamoun
mansur mansour mansoor mansor
marwan merouane marouane marwane
masud massoud masoud masood mesut masaud
mazin mazen
mubarak mubarek mobarak moubarak
mufid mofeed
muhsin mohsen mohsin muhsen mohcine
mujahid mujahed
mukhtar mokhtar muhtar moktar
munir mounir muneer monir
murad mourad murat morad
murtada murtaza morteza mortada murtadha
mustafa mostafa mustapha moustafa mostapha mustafo moustapha
muti moti
nabil nabeel nebil
nadir nader nadeer
nadim nadeem
naji nagi najee
najib nagib najeeb necip
najm nejm nagm
nasir naser nasser nassir nasr nasar
nasrallah nasrullah nasrollah nesrallah
nazim nazem nadhim
nimr nimer nemer
nizar nezar
noor nur nour nuur nor
nuruddin nouredine noureddine nureddin nuraddin nooruddin
qasim kassem qassem kasim qasem kacem ghasem gasim qaasim casim
qais kais qays
qadir kadir qader kader
radwan ridwan redouane ridouan rizwan
rafiq rafik rafeeq
rahim raheem rehim
rahman rehman rachman rahmaan
raid raed raad
rajab rejeb recep
ramadan ramazan ramadhan ramzan
rami ramy
rashid rasheed rachid raschid reshid rashed
rida reda reza ridha riza redha
riyad riad riyadh
rustam rustem roustam rostam
sabir saber sabeer
sadiq sadik sadegh sadeq siddiq
sadr sader
samir sameer semir
sami samy
shahid shaheed
shakir shaker chaker
shihab shehab
siraj seraj
sufyan sofiane sufian soufiane sofian
suhail suheil souhail sohail
tawfiq tawfik taoufik tofiq tevfik tufik
wahid waheed wahed ouahid
wael wail
yazid yazeed
zahir zaher zahirr
ismat esmat
aisha aysha ayesha aicha aischa ayse aishah
amina aminah ameena emine aminata
asma asmaa esma
fatima fatimah fatma fatemeh fatema fatimata fatoumata fadma
hafsa hafsah
halima haleema halimah
huda houda hoda
jamila djamila jameela gamila jamileh
khadija khadijah khadidja hatice khadijeh kadija
layla leila laila leyla leyla laylah
maryam mariam miriam mariyam meriem maryem maria mary marie meryem mirjam marija mariya
nadia nadya nadja nadiya nadiia
noura nora nourah
rania raniya
salma selma
samira sameera
sarah sara sarra sare
yasmin yasmine jasmine yasmeen jasmin
zahra zahraa zohra zehra
zainab zaynab zeinab zeynep zineb zainub
aleksandr alexander aleksander oleksandr aliaksandr alexandre alessandro alejandro alexandros iskander iskandar alexandr alexandru aleksandar eskandar sandor olexandr aliaxandr alexandrovich
aleksandra alexandra oleksandra alessandra alejandra aliaksandra
aleksei alexei alexey aleksey alexis oleksiy oleksii aliaksei alexej aleksej oleksij alieksei
anatoly anatoliy anatoli anatolii anatol anatolij anatole anatolijs
andrei andrey andriy andrew andreas andre andrea andres andrzej andrii andrej andrij ondrej anders andria
anton antony anthony antonio antonius antoine antonin antonis antun antoni toni
arkady arkadiy arkadi arkadii arkadij
artem artyom artiom artemy artsiom artemiy
artur arthur arturo
boris borys barys
bogdan bohdan bahdan
denis dennis denys dzianis denys denise
dmitry dmitri dmitriy dmytro dimitri dimitrios dzmitry dmitrii dmitrij dimitry demetrios dimitar dmitro dimitrij
eduard edward eduardo edouard eduards edvard edoardo
evgeny yevgeny evgeni evgeniy yevgeniy eugene yevhen yauhen evgenii evgenij jewgeni eugen eugenio yevhenii ievgen yevgeni jevgenij yauheni evgenia
fedor fyodor fiodor theodore teodor theodoros feodor teodoro todor fedir fjodor
gennady gennadiy gennadi hennadiy henadz gennadii genadi hennadii gennadij
georgy georgi georgiy george jorge georg georgios giorgi giorgio giorgos yiorgos georges heorhiy heorhii yury jerzy georgii georgij joris
gleb hlib hleb
grigory grigori grigoriy gregory hryhoriy grigorii gregor hryhorii gregorio grzegorz grigorij ryhor grigor
igor ihor ihar igors
ivan ioann iwan johannes john jan jean juan giovanni joao johann hans sean ian jon yan jovan ion hovhannes ioan yoan yohannes janis jaan
ilya ilia illya ilja iliya illia
innokenty innokentiy innokenti
kirill kyrylo cyril kiril kyrill kirillos cyrille kiryl
konstantin constantine kostiantyn constantin konstantinos kanstantsin konstantyn kostyantyn costantino
leonid leonyd leanid
lev leo leon leu
lyudmila ludmila liudmila lyudmyla ljudmila liudmyla
maksim maxim maksym maxime maksims maximus massimo maxym
mikhail michael mykhailo mikhael michail mihail mikail mikhaylo miguel michel michele mihai mihajlo mikalai mykhaylo michal mihails mikheil mixail michiel mikael mihael
nikita mikita mykyta
nikolai nikolay nicholas mykola nicolas nicolai mikalai nikolaos nikolaus niccolo nicola nikola nikolaj nicolaas mikola nikolas nikolajs
natalya natalia nataliya natalie nathalie natallia nataliia natalja
oleg oleh aleh
olga olha volha helga
oksana oxana aksana
pavel paul pavlo pablo paolo paulus pawel pavlos paulo pavol pavle paval pavels
petr peter pyotr petro pedro pietro pierre pieter piotr petros petar petrus petter pjotr per petru boutros butrus
roman ramon romain romanos
ruslan rouslan
sergei sergey serhiy sergiy serge sergio siarhei sergii serhii sergej sarkis sergeji sergeiy serguei siargey sergius
stanislav stanislaw stanislau stanislaus
stepan stephen steven stefan stephan esteban etienne stefano stefanos stjepan stepanos istvan steffen
svetlana svitlana sviatlana swetlana
svyatoslav sviatoslav sviatoslau
taras tarasz
tatyana tatiana tetiana tetyana tatjana tatsiana
timofey timothy timofei tymofiy timofej timotheus tymofii
timur taimur taymur teymur temur
vadim vadym wadim vadzim
valentin valentyn valentino valiantsin valentine
valentina valentyna valiantsina
valery valeri valeriy valerii valerio valeryi valerij valerie valeriya
vasily vasili vasiliy vasyl basil vasilis vassily wassili vasilii vasil vasile vassili vasilij vasilios basilio
viktor victor wiktor viktar vitor
viktoria victoria viktoriya viktoriia viktoryia
vitaly vitali vitaliy vitalii vital vitalij witali vitalijs
vladimir volodymyr uladzimir wladimir vladimiro vladymyr volodimir vladimirs uladzimer wolodymyr
vladislav vladyslav uladzislau wladyslaw vladislavs
vyacheslav viacheslav vyachaslau viachaslau wjatscheslaw vjaceslav vacheslav
yaroslav iaroslav jaroslav jaroslaw yaraslau
yakov iakov yakiv jakov
yelena elena olena helena helen ielena alena jelena ellen helene elene
yekaterina ekaterina catherine kateryna katarina katerina katherine caterina catharina katsiaryna kathryn iekaterina katarzyna
yelizaveta elizaveta elizabeth elisabeth isabel yelyzaveta elisabetta lisaveta elzbieta
yulia julia yuliya iuliia julija juliya giulia iulia yuliia
yuri yury yuriy iurii yurii iuri juri jury jurij iouri youri jurijs iury yuryi
irina iryna irena irene iryna
anna ana anne ann hanna hannah anya
galina halyna halina haliana
ksenia xenia ksenija kseniya kseniia
larisa larissa larysa
lidia lydia lidiya lidiia
margarita margaret marguerite margaryta marharyta margareta margherita
marina maryna
nina nino
sofia sofya sophia sophie zofia sofiya sofiia
vera vira
zinaida zinayida
ramzan ramazan
rinat renat rynat
rashit rashid
shamil chamil shamyl
aslan arslan
akhmat akhmad
murat murad
mahir maher
nazir nazeer nadhir
wilhelm william guillermo willem guillaume guglielmo wilhelmus vilhelm
heinrich henry henri hendrik enrique enrico henrik hendricus henryk
friedrich frederick frederik federico frederic fryderyk fredrik
karl charles carlos carl carlo karel karol karoly
ludwig louis luis luigi ludovic lodewijk lajos ludvik
franz francis francisco francesco francois frans franciscus ferenc frantisek franciszek
philipp philip felipe philippe filippo filip fillip filippos
jakob james jacob jaime iago diego santiago jim
johanna joanna jeanne juana giovanna jane joan johana ioana jana
josefina josephine giuseppina josefa
thomas tomas tommaso tomasz thoma tomaz foma
matthew matthias mateo matteo mathieu matthijs mateusz matej matthieu matti matvey matthaus mateus
mark marcus marco marc marcos marek markus markos
luke lucas lukas luca luc lukasz luka lucca
simon shimon simeon semyon szymon semen symon simone simao
bartholomew bartolomeo bartholomeus bartosz
laurence lorenzo lawrence laurent laurens lourenco lars
martin martino martijn marten maarten martinus
nathan natan nathaniel nathanael
raphael rafael raffaele rafal
richard ricardo riccardo rikard ryszard
robert roberto rupert robrecht
rudolf rodolfo rudolph rodolphe
roger rogelio ruggero rutger
rolf rudolph
sebastian sebastiano sebastien sebastiaan
vincent vicente vincenzo vincentius wincenty
walter gualtiero wouter valter
albert alberto albrecht
alfred alfredo
alphonse alfonso alfons
angel angelo angelos
armand armando hermann herman
arnold arnaldo arnaud arend
benedict benito benedikt benoit benedetto benedictus
benjamin benyamin binyamin beniamino veniamin benjamim
bernard bernardo bernhard bernd
christian cristian kristian christiaan cristiano krystian
christopher cristobal christoph christophe cristoforo krzysztof kristof christoffel christos
claude claudio claudius klaudio
cornelius cornelis cornelio kornel
daniel daniele danil danylo daniil daniyal danial danilo daniels
dominic domingo dominik domenico dominique
emanuel manuel emmanuel emmanouil immanuel emanuele manoel
emil emilio emile emiel
eric erik erich erick
ernest ernesto ernst
eugenia evgenia yevgenia yevheniia evgeniya yevgeniya
fabian fabio fabien
felix feliks
ferdinand fernando hernando ferran
gabriel gabriele gavriil jibril jibreel gavril gabor
gerard gerardo gerhard gerrit gherardo geert
gilbert gilberto
gustav gustavo gustaf gustave
harold harald haroldo
hector ettore
hugo ugo hugh hugues
ignatius ignacio ignazio ignacy ignatiy
isidore isidro isidor
jeremy jeremiah jeremias geremia jeremie
jerome jeronimo hieronymus girolamo jeroen
joachim joaquin joaquim gioacchino
jonathan yonatan jonatan
julian julien juliano julianus giuliano iulian
julius julio jules giulio julije
justin justino justus
leonard leonardo leonhard leonardus
leopold leopoldo
lucian luciano lucien
manfred manfredo
marian mariano marianus
mario marius mariusz
maurice mauricio maurizio moritz maurits
maximilian maximiliano maximilien maksymilian maximiliaan
michelle micaela michaela michele
nestor nestore
norbert norberto
oliver olivier oliviero
oscar oskar
otto othon otton
patrick patricio patrizio patrik padraig
quentin quintin quinten
raymond raimundo raimondo ramon
reinhold reynaldo reinaldo rinaldo
samuel samuele samouil shmuel samuil
saul pavel
silvester sylvester silvestre
silvio silvius sylvio
theobald teobaldo
tobias tobiah tobie
urban urbano
ulrich ulrik ulrike
victorino vittorio
xavier javier xaver
agnes ines agnieszka inez
alice alicia alisa
barbara varvara barbora
beatrice beatriz beatrix
bridget brigitte brigitta birgit
caroline carolina karolina
cecilia cecile cecily
charlotte carlota karlota
christina cristina kristina christine khrystyna krystyna kristine
clara klara claire chiara
claudia klaudia claudine
dorothy dorothea dorota dorothee
emily emilia emilie emiliya
eva eve ewa evita
frances francisca francesca francoise
gertrude gertrud geertruida
gabriela gabriella gabrielle
isabella isabelle izabela
joan johanna
judith judit yudit
louise luisa luise ludovica
lucy lucia luzia lucie
magdalena madeleine magda magdalene
marta martha marthe
monica monika monique
olivia oliwia
patricia patrizia patrycja
paula paola pavla paulina
rachel raquel rahel rachele
rebecca rebeca rebekka
rosa rose roza rosalia
ruth rut
silvia sylvia sylvie
simona simone
stephanie stefania stefanie estefania
susan susanna suzanne zuzanna zsuzsanna
teresa theresa therese teresia
ursula orsola urszula
veronica veronika veronique
virginia virginie
giovanni gianni
gholam gulam ghulam golam
gul goul
haji hajji hadji hadj haci
hamidullah hameedullah hamid-ullah
hedayatullah hidayatullah hedayat
inayatullah enayatullah
jan djan jaan
khan kahn
khudai khoda khuda
lal laal
mawlawi maulvi mawlavi molvi
mirza mirzo
najibullah nagibullah najeebullah
qari kari
rahmatullah rehmatullah rahmetullah
rahimullah rahim-ullah
sadullah saadullah
shah schah cha
shams shamsuddin
sher shir cher
ubaidullah obaidullah ubaydullah obeidullah
wali vali wally veli
zabihullah zabiullah
ziauddin ziaudin diaeddin ziaoddin
zia ziya dia
nimatullah nematullah nimetullah
asadullah assadullah asadollah esedullah
azizullah aziz-ullah
aminullah amin-ullah
fazlullah fazal fazl fadl
habibullah habibollah
hekmatyar hikmatyar
hikmat hekmat
ihsan ehsan ihsaan
inam enam
irfan erfan
ijaz ejaz
mohsen muhsin
mojtaba mujtaba
masoumeh masuma
mehran mihran
behzad bihzad
behrouz behruz
bahram behram
davoud davood
farhad ferhad
fereydoun faridun fereidoun
gholamreza ghulamreza
hojjat hujjat
hormoz hormuz
houshang hooshang
iraj eraj
jahangir cihangir
kambiz cambyses
kazem kazim kadhim kadim kazim
khosrow khosro khusraw
manouchehr manuchehr
mehrdad mihrdad
naser nasser
parviz parvez pervez
ruhollah rohollah ruhullah
sohrab suhrab
siavash siyavash
sirous cyrus kourosh syrus
vahid waheed wahid
kim gim ghim
lee yi rhee li ly yee ri ree
park pak bak
choe choi tchoi choy
jong jung jeong chong chung cheong
kang gang
jo cho choh
yun yoon youn
jang chang
im lim rim
han hahn
oh o
so seo suh
sin shin
kwon gwon
hwang whang
an ahn
song soong
yu yoo ryu ryoo yoo
hong houng
jon jun jeon chon chun
ko go koh goh
mun moon
yang ryang
ro roh noh no
paek baek paik
ho heo hur
nam namm
sim shim
un eun
il ihl
chol cheol
hyon hyun hyeon
kyong kyung gyeong
myong myung myeong
yong young yeong ryong
jin chin
su soo
song seong sung
sok seok suk
chun choon
hui hee
gwang kwang
guk kuk gook
wang wong
chen chan tan tran
zhang chang cheung
huang wong hwang
zhao chao chiu
wu ng
zhou chou chow
xu hsu tsui
zhu chu choo
lin lam lim
guo kuo kwok
he ho
liang leung
xie hsieh tse
song sung
zheng cheng
deng teng
feng fung
cai tsai choi
jiang chiang
cheng ching
shen shum
lu loo
ye yip yeh
su so
ding ting
xiao hsiao siu
yuan yuen
qian chien
ma mah
xi hsi
qiang chiang
xiaoping hsiaoping
nguyen nguyn
hoang huynh
pham fam
singh sing
kumar kumaar
sharma sarma
chowdhury chaudhry choudhary chaudhari chaudhary choudhury
mukherjee mukhopadhyay
krishna krisna krishnan
lakshmi laxmi
vijay bijay
vikram bikram
shiva siva
rajesh rajeesh
gonzalez gonzales
rodriguez rodrigues
fernandez fernandes
hernandez hernandes
lopez lopes
perez peres
gomez gomes
sanchez sanches
martinez martines
alvarez alvares
ramirez ramires
gutierrez gutierres
jimenez gimenez ximenez
vazquez vasquez
suarez suares
velazquez velasquez
benitez benites
mendez mendes
nunez nunes
schmidt schmitt smid smit smith schmid
meyer meier maier mayer meijer
schroeder schroder schroter
mueller muller moeller miller
hoffmann hofmann hoffman hofman
johnson jonson johnsen
anderson andersen andersson
hansen hanson hansson
nielsen nilsen nilsson
petersen pedersen peterson petersson
olsen olson olsson
eriksson eriksen ericson erikson
larsen larsson larson
janssen jansen janssens janse
hendriks hendrix hendrikx
dijk dyk dyck
kuijper kuiper kuyper
vries fries
ivanov iwanow
asad assad
qaddafi gaddafi kadhafi gadhafi qadhafi kaddafi gheddafi qadafi
aleksandrovich alexandrovich oleksandrovych aleksandrovych
alekseevich alexeyevich oleksiyovych alekseyevich alexeevich oleksiiovych
andreevich andreyevich andriyovych andriiovych
sergeevich sergeyevich serhiyovych serhiiovych sergiyovych
nikolaevich nikolayevich mykolayovych mykolaiovych
vladimirovich volodymyrovych uladzimiravich
mikhailovich mykhailovych mihailovich michailowitsch
ivanovich ivanovych
petrovich petrovych
pavlovich pavlovych
dmitrievich dmitriyevich dmytrovych
evgenievich yevgenyevich yevhenovych evgenyevich yevgenievich
vasilievich vasilyevich vasylovych vasilevich
viktorovich viktorovych victorovich
grigorievich grigoryevich hryhorovych
olegovich olehovych
igorevich ihorovych
yurievich yuryevich yuriyovych yuriiovych iurevich
anatolievich anatolyevich anatoliyovych anatoliiovych
valerievich valeryevich valeriyovych valeriiovych
aleksandrovna alexandrovna oleksandrivna
sergeevna sergeyevna serhiivna serhiyivna
vladimirovna volodymyrivna
nikolaevna nikolayevna mykolaivna
ivanovna ivanivna
mikhailovna mykhailivna
viktorovna viktorivna
`;

/** Short and pet forms with their full names. Format: `short: full full`. */
export const nicknames = `
sasha: aleksandr aleksandra alexander
shura: aleksandr aleksandra
alex: aleksandr alexander aleksei alejandro
sandro: alessandro aleksandr
lyosha: aleksei
alyosha: aleksei
tolya: anatoly
andryusha: andrei
tema: artem
borya: boris
bogdan: bogdan
dima: dmitry
mitya: dmitry
zhenya: evgeny yevgenia
fedya: fedor
gena: gennady
gosha: georgy
zhora: georgy
grisha: grigory
vanya: ivan
kostya: konstantin
kolya: nikolai
lyonya: leonid
lyova: lev
misha: mikhail
max: maksim maximilian
maks: maksim
pasha: pavel
petya: petr
roma: roman
rusik: ruslan
seryozha: sergei
serzh: sergei
slava: vyacheslav vladislav stanislav yaroslav
stas: stanislav
styopa: stepan
vadik: vadim
valera: valery
vasya: vasily
vitya: viktor
vitalik: vitaly
vova: vladimir
volodya: vladimir
vlad: vladislav vladimir
vladik: vladislav
yura: yuri
yasha: yakov
tanya: tatyana
katya: yekaterina
lena: yelena
liza: yelizaveta
masha: maryam maria
nastya: anastasia
natasha: natalya
olya: olga
sveta: svetlana
sonya: sofia
yulya: yulia
lyuda: lyudmila
galya: galina
ira: irina
anya: anna
bob: robert
bobby: robert
rob: robert
robbie: robert
bert: robert albert
bill: william
billy: william
will: william
willy: william wilhelm
liam: william
wim: willem
dick: richard
rick: richard eric
rich: richard
jim: james
jimmy: james
jack: john jacob
johnny: john
jon: jonathan john
joe: joseph
joey: joseph
jo: joseph johanna
sepp: josef
pepe: jose
chepe: jose
pepito: jose
paco: francisco
pancho: francisco
kiko: francisco
frank: francis franz
frankie: francis
nacho: ignacio
quique: enrique
harry: henry harold
hank: henry
henk: hendrik
rik: hendrik
heinz: heinrich
ted: edward theodore
teddy: edward theodore
ed: edward
eddy: edward
eddie: edward
ned: edward
charlie: charles
chuck: charles
chuy: jesus
beto: alberto roberto
lalo: eduardo
memo: guillermo
toño: antonio
tono: antonio
tony: anthony antonio anton
ton: anton antonius
toon: anton antonius
nick: nicholas nikolai
klaas: nicolaas
klaus: nikolaus
niels: nicholas
mike: michael mikhail
mick: michael
mickey: michael
michi: michael
mischa: michael mikhail
dave: david
davy: david
dan: daniel
danny: daniel
ben: benjamin bernard
benny: benjamin
sam: samuel
sammy: samuel
tom: thomas
tommy: thomas
tim: timothy
timmy: timothy
matt: matthew
steve: stephen
stevie: stephen
andy: andrew
drew: andrew
chris: christopher christian christina
kris: christopher kristian
cris: cristian cristobal cristina
greg: gregory
phil: philip
flip: philip
pat: patrick patricia
paddy: patrick
larry: lawrence
lenny: leonard
leo: leonard leopold
fred: frederick alfred
freddy: frederick
fritz: friedrich
freek: frederik
ron: ronald
ronnie: ronald
ray: raymond
ken: kenneth
kenny: kenneth
jeff: jeffrey
geoff: geoffrey
gerry: gerard
jerry: gerald jeremy jerome
vince: vincent
vinnie: vincent
walt: walter
wally: walter
zach: zachary
zack: zachary
nate: nathan
gabe: gabriel
rafa: rafael
manny: manuel
manolo: manuel
manu: manuel emmanuel
lucho: luis
lou: louis louise
gigi: luigi
beppe: giuseppe
pino: giuseppe
peppe: giuseppe
gianni: giovanni
nino: antonio giovanni
enzo: vincenzo lorenzo
renzo: lorenzo
mimmo: domenico
mingo: domingo
checo: sergio
chema: jose
nando: fernando
fer: fernando
gus: gustavo august
javi: javier
santi: santiago
rafi: rafael rafiq
piet: pieter petrus
peet: peter
pete: peter
perico: pedro
pierrot: pierre
jan: johannes
hans: johannes
johan: johannes
hannes: johannes
juanito: juan
kees: cornelis
cor: cornelis
nelis: cornelis
dirk: diederik
dries: andreas
frits: frederik
geert: gerard
gert: gerard
gerrit: gerard
joop: johannes joseph
joep: joseph
jos: joseph josephus
sjef: josephus
koos: jacobus
jaap: jacob jacobus
sjaak: jacques jacob
ko: jacobus
leen: leendert
leendert: leonard
marius: marinus
rinus: marinus
nico: nicolaas nicolas
rein: reinier
ruud: rudolf
rudi: rudolf
sander: alexander
lex: alexander
teun: antonius
theo: theodorus theodore
thijs: matthijs
tijs: matthijs
wout: wouter
bas: sebastiaan
bram: abraham
daan: daniel
guus: augustus
stijn: augustijn constantijn
stef: stefan
hein: hendrik
jeroen: hieronymus
jurgen: georg
jorg: georg
jupp: josef
uli: ulrich
uwe: ulrich
gunther: gunter
beth: elizabeth
betty: elizabeth
liz: elizabeth
lisa: elizabeth
eliza: elizabeth
els: elisabeth
bep: elisabeth
ria: maria
marieke: maria
mieke: maria
mia: maria
mimi: maria
kate: katherine
kathy: katherine
katie: katherine
trijn: catharina
toos: catharina
ineke: catharina
maggie: margaret
meg: margaret
peggy: margaret
greet: margareta
griet: margareta
jenny: jennifer johanna
jen: jennifer
anneke: anna
anja: anna
nancy: anna
sue: susan
susie: susan
debbie: deborah
vicky: victoria
vika: viktoria
trish: patricia
sandy: alexandra sandra
becky: rebecca
steph: stephanie
tina: christina
stina: christina
mo: muhammad
moh: muhammad
med: muhammad ahmed
moe: muhammad
hamo: muhammad
mimo: muhammad
abdo: abdullah abdulrahman
abdou: abdullah abdulrahman
abdul: abdullah abdulrahman abdulaziz abdulkarim
abd: abdullah
bou: abu
fati: fatima
fatou: fatima
khadi: khadija
musti: mustafa
mus: mustafa
hassouna: hassan
brahim: ibrahim
ismo: ismail
suli: sulaiman
yossi: yusuf
youss: yusuf
ibo: ibrahim
momo: muhammad
samy: samir
bibi: binyamin benjamin
yoni: jonathan
avi: abraham
itzik: isaac
motti: mordechai
shlomo: solomon
dudu: david
moshe: moses
raj: rajesh rajendra
vicki: victoria
sanju: sanjay
manoj: manojkumar
jorgito: jorge
carlitos: carlos
charly: charles carlos
miguelito: miguel
luisito: luis
ricky: ricardo richard
robi: robert
gabi: gabriel gabriela
pavlik: pavel
sanya: aleksandr
sanyok: aleksandr
senya: semyon arseny
arsen: arseny
tyoma: artem
ilyusha: ilya
kir: kirill
kiryusha: kirill
nik: nikolai nikita
nikitka: nikita
den: denis
edik: eduard
egorka: egor
rodya: rodion
syoma: semyon
tim: timur timofey
timka: timur
oles: aleksandr
olexa: aleksei
ivas: ivan
mykhas: mikhail
petryk: petr
serhiiko: sergei
yurko: yuri
levko: lev
sasha: alexandra
sanka: aleksandr
sanechka: aleksandr
shura: alexandra
shurik: aleksandr
alik: aleksandr ali
alyoshka: aleksei
lyokha: aleksei
leha: aleksei
andryukha: andrei
tolik: anatoly
artyomka: artem
borka: boris
boryusik: boris
valya: valentin valentina
valik: valentin
vanka: ivan
vanyusha: ivan
vaska: vasily
vityok: viktor
vovan: vladimir
vovka: vladimir
vovochka: vladimir
vlodko: vladimir
volodia: vladimir
volodka: vladimir
slavik: vyacheslav vladislav stanislav yaroslav
genka: gennady
goga: georgy
grishka: grigory
dimon: dmitry
dimka: dmitry
dimych: dmitry
mitka: dmitry
mityai: dmitry
zhenka: evgeny yevgenia
zhenechka: evgeny yevgenia
egorushka: egor
kirya: kirill
kostik: konstantin
kostyan: konstantin
kolka: nikolai
kolyan: nikolai
lyonka: leonid
lyokhan: aleksei
lyovka: lev
maksik: maksim
mishka: mikhail
mishanya: mikhail
mishutka: mikhail
mishko: mikhail
mykhailyk: mikhail
nikitos: nikita
olezhka: oleg
pashka: pavel
pavlusha: pavel
petka: petr
petro: petr
romka: roman
romchik: roman
ruslik: ruslan
semyonych: semyon
seryoga: sergei
seryoja: sergei
serega: sergei
serezha: sergei
senka: semyon arseny
stepa: stepan
stepka: stepan
timosha: timofey
timokha: timofey
tima: timur timofey
timurchik: timur
timka: timofey
fedka: fedor
filya: filipp
yurka: yuri
yurik: yuri
yurok: yuri
yashka: yakov
yarik: yaroslav
igorek: igor
igoryok: igor
ilyukha: ilya
gosh: georgy
edya: eduard
ed: eduard
rinatik: rinat
alya: alla alina alevtina
alyonka: yelena
alyona: yelena
anka: anna
anyuta: anna
annushka: anna
nyura: anna
nastena: anastasia
nastenka: anastasia
asya: anastasia anna
stasya: anastasia
varya: varvara
verochka: vera
viki: viktoria
galka: galina
galochka: galina
dasha: darya
dashka: darya
dunya: yevdokia
katka: yekaterina
katyusha: yekaterina
katerina: yekaterina
katyukha: yekaterina
katia: yekaterina
kira: kyra
ksyusha: ksenia
ksyukha: ksenia
oksana: ksenia
lara: larisa
larochka: larisa
lenka: yelena leonid
lenochka: yelena
lizka: yelizaveta
lizaveta: yelizaveta
lyuba: lyubov
lyusya: lyudmila
lyudka: lyudmila
mila: lyudmila
manya: maria
mashka: maria
mashenka: maria
marusya: maria
musya: maria
rita: margarita
margo: margarita
nadya: nadezhda
nadia: nadezhda
nadyusha: nadezhda
natalka: natalya
natusya: natalya
tasha: natalya
ninka: nina
olka: olga
olenka: olga
polya: polina
raya: raisa
rimka: rimma
svetka: svetlana
svetik: svetlana
sonka: sofia
sonechka: sofia
taya: taisia
tanka: tatyana
tanyusha: tatyana
toma: tamara
tosya: antonina
tonya: antonina
ulya: ulyana
yulka: yulia
yulchik: yulia
sashko: aleksandr
sashka: aleksandr alexandra
lesyk: aleksandr
les: aleksandr
andriyko: andrei
vasylko: vasily
hryts: grigory
danylko: danylo daniel
ivanko: ivan
ivasyk: ivan
levchyk: lev
mykolka: nikolai
mykhailo: mikhail
ostap: evstafy
pavlo: pavel
pavlus: pavel
petrus: petr
stepko: stepan
yarko: yaroslav
yurchyk: yuri
gosia: malgorzata margarita
malgosia: malgorzata
malgoska: malgorzata
kasia: katarzyna
kaska: katarzyna
asia: joanna
basia: barbara
bartek: bartlomiej bartosz
czarek: cezary
darek: dariusz
ela: elzbieta
elka: elzbieta
ewka: ewa
franek: franciszek
gienek: eugeniusz
grzesiek: grzegorz
grzes: grzegorz
hania: hanna anna
heniek: henryk
ania: anna
jacek: hyacinth
janek: jan
jasiek: jan
jas: jan
jedrek: andrzej
jozek: jozef
jurek: jerzy
kazik: kazimierz
kaz: kazimierz
krysia: krystyna
krzysiek: krzysztof
krzys: krzysztof
kuba: jakub
lolek: karol
maciek: maciej
madzia: magdalena
magda: magdalena
marysia: maria
mietek: mieczyslaw
mirek: miroslaw
ola: aleksandra olga
olek: aleksander
pawelek: pawel
piotrek: piotr
radek: radoslaw
rafal: raphael
romek: roman
slawek: slawomir
stach: stanislaw
staszek: stanislaw
stasiek: stanislaw
tadek: tadeusz
tomek: tomasz
tosiek: antoni
antek: antoni
wacek: waclaw
waldek: waldemar
wiesiek: wieslaw
wladek: wladyslaw
wojtek: wojciech
zbyszek: zbigniew
zosia: zofia
zuzia: zuzanna
zygi: zygmunt
pepa: josef
pepik: josef
jozka: josef
jozko: jozef
honza: jan
jenda: jan
jenik: jan
jirka: jiri
karlik: karel
kaja: karel
lojza: alois
mirecek: miroslav
ota: otakar
pavlicek: pavel
petulka: petra
ruda: rudolf
standa: stanislav
tonda: antonin
venca: vaclav
vasek: vaclav
zdenek: zdenko
hanka: hana
jarka: jaroslava
maruska: marie
misa: michal
misko: michal
ferko: frantisek
franta: frantisek
janko: jan
jancsi: janos
pista: istvan
pisti: istvan
laci: laszlo
feri: ferenc
jozsi: jozsef
sanyi: sandor
gyuri: gyorgy
zoli: zoltan
bandi: andras
kati: katalin
zsuzsi: zsuzsanna
erzsi: erzsebet
sasa: aleksandar
aca: aleksandar
aco: aleksandar
gagi: dragan
boba: slobodan
boban: slobodan
boki: bogdan
braca: branislav
bane: branislav
brane: branislav
coka: goran
dule: dusan
duca: dusan
goca: gordana
jova: jovan
joca: jovan
laza: lazar
ljilja: ljiljana
ljuba: ljubomir
mica: milica
mico: milan
mile: milan
miki: milan nikola
miso: mihailo
nesa: nebojsa
nidzo: nikola
pera: petar
pero: petar
rade: radovan
rasa: radomir
rale: radoslav
sloba: slobodan
steva: stevan
toza: todor
vlada: vladimir
vojo: vojislav
voja: vojislav
zoki: zoran
zika: zivojin
zeljo: zeljko
joja: jovan
ivica: ivan
mato: mate
ante: antun
stipe: stjepan
jure: juraj
gosho: georgi
mitko: dimitar
vanko: ivan
pesho: petar
sasho: aleksandar
kotse: konstantin
tosho: todor
nasko: atanas
memo: mehmet
memet: mehmet
memis: mehmet
ibis: ibrahim
apo: abdullah
abbi: abdullah
sulo: suleyman
sulu: suleyman
mustik: mustafa
mistik: mustafa
mutu: mustafa
hasso: hasan
huso: huseyin
hussi: huseyin
husso: huseyin
osmo: osman
ramo: ramazan
rami: ramazan
recai: recep
reco: recep
selo: selahattin
selos: selahattin
sero: serhat
yusi: yusuf
yuso: yusuf
alis: ali
ayso: ayse
ays: ayse
fato: fatma
fatos: fatma
fadime: fatma
hato: hatice
hatce: hatice
emos: emine
zeyno: zeynep
zehra: zahra
kemo: kemal
iso: ismail
bero: berat
nurik: nursultan nurlan
nursik: nursultan
nur: nursultan
beka: bekzat
bekbek: bekzat
dauka: dauren
daur: dauren
erka: yerlan
ermek: yermek
jaka: zhaksylyk
kanatik: kanat
marik: marat
maratik: marat
rustik: rustam
rust: rustam
rusya: rustam
ruslanchik: ruslan
sherik: sherzod
shuhik: shuhrat
bakhtik: bakhtiyar
bakha: bakhtiyar bahodir
jamik: jamshid
jasik: jasur
ulug: ulugbek
ulugh: ulugbek
islamchik: islam
magomedchik: magomed
maga: magomed
mago: magomed
curro: francisco
kiko: enrique
quico: francisco
fran: francisco
frasco: francisco
paquito: francisco
paquita: francisca
cheo: jose
chema: josemaria
josemari: josemaria
kike: enrique
lupe: guadalupe
lupita: guadalupe
chucho: jesus
chuchin: jesus
lola: dolores
loli: dolores
lolita: dolores
edu: eduardo
beto: humberto norberto
betito: alberto
tito: alberto
berto: alberto roberto
cacho: carlos
chava: salvador
salva: salvador
chayo: rosario
charo: rosario
chela: graciela
chelo: consuelo marcelo
chente: vicente
chicho: narciso
chimo: joaquin
quim: joaquin joaquim
quino: joaquin
choche: jorge
coque: jorge
concha: concepcion
conchita: concepcion
cristobalito: cristobal
dani: daniel
fede: federico
ferni: fernando
gabo: gabriel
goyo: gregorio
guille: guillermo
memin: guillermo
guicho: luis
isa: isabel
chabela: isabel
chavela: isabel
juancho: juan
juanillo: juan
juanjo: juanjose
juanma: juanmanuel
leo: leonardo leopoldo leon
licho: eliseo
manolito: manuel
lito: manuel
mencha: clemencia
maite: maria
mari: maria
maruja: maria
marichu: maria
maripili: maria
mauri: mauricio
mincho: benjamin
moncho: ramon
moncha: ramona
monchi: ramon
neto: ernesto
tino: faustino constantino
pablito: pablo
pedrito: pedro
poncho: alfonso
ponchito: alfonso
fonso: alfonso
fito: adolfo rodolfo
rafita: rafael
rodri: rodrigo
rolo: rolando
sebas: sebastian
sergi: sergio
tere: teresa
tete: teresa
teo: teodoro
tomi: tomas
tonio: antonio
toni: antonio
tonito: antonio
vicen: vicente
viky: victoria
yayo: eduardo
ze: jose
zezinho: jose
zeca: jose
zito: jose
chico: francisco
xico: francisco
tonico: antonio
tonho: antonio
toninho: antonio
nelo: manuel
mane: manuel
manel: manuel
duda: eduardo eduarda
dudu: eduardo
guto: augusto gustavo
gugu: gustavo
juca: jose
luizinho: luiz
lula: luiz
pedrinho: pedro
quincas: joaquim
rafinha: rafael
tiao: sebastiao
vava: osvaldo
zequinha: jose
peppino: giuseppe
gino: luigi
nanni: giovanni
vanni: giovanni
nino: antonino
tonino: antonio
toto: antonio salvatore
ciccio: francesco
cecco: francesco
checco: francesco
sandra: alessandra
pippo: filippo
rino: salvatore
turi: salvatore
turiddu: salvatore
tano: gaetano
michi: michele
cees: cornelis
corne: cornelis
krelis: cornelis
wim: wilhelmus
pim: wilhelmus willem
willem: wilhelmus
guus: augustinus gustaaf
henk: hendrikus
hendrik: hendrikus
rik: hendrikus
hein: hendrikus
heintje: hendrikus
hen: hendrikus hendrik
henny: hendrikus hendrika
drikus: hendrikus
joop: josephus
joep: josephus
jos: johannes
sjaak: jacobus
sjakie: jacobus
kobus: jacobus
cobus: jacobus
johnny: johannes
jannes: johannes
jo: johannes josephus
hanne: johanna
hanneke: johanna
jannie: johanna
jannetje: johanna
annie: anna
antje: anna
ans: anna johanna
trijntje: catharina
tryntje: catharina
trien: catharina
karin: catharina katarina
kaat: catharina
cato: catharina
tineke: catharina martina
rina: catharina
katrien: catharina
nel: cornelia petronella
nelly: cornelia petronella
neeltje: cornelia
corrie: cornelia
miep: maria wilhelmina
marie: maria
marijke: maria
rie: maria
mies: maria
riet: margaretha maria
greet: margaretha
greetje: margaretha
griet: margaretha
grietje: margaretha
margriet: margaretha
gre: margaretha
elsje: elisabeth
lies: elisabeth
liesbeth: elisabeth
lijsbeth: elisabeth
betsie: elisabeth
betje: elisabeth
ton: antoon
toon: antoon
teun: teunis
teunis: antonius
anton: antonius
theun: antonius
theo: theodoor
dorus: theodorus
dirk: theodoricus
diederik: dirk
dick: dirk diederik
derk: dirk
gerrit: gerardus
gerard: gerardus
geert: gerardus
ger: gerardus gerrit
gert: gerardus gerrit
gerry: gerardus gerald
sjoerd: siegfried
pieter: petrus
peter: petrus
peer: petrus
pierre: petrus
arie: adrianus adriaan
adriaan: adrianus
aad: adrianus
janus: adrianus
arjan: adrianus
xander: alexander
bas: sebastianus bastiaan
bart: bartholomeus
bertus: lambertus albertus hubertus
lammert: lambertus
huub: hubertus
huib: hubertus
hub: hubertus
frans: franciscus
ciska: francisca
siem: simon
sijmen: simon
gijs: gijsbertus gijsbert
gijsbert: gijsbertus
joost: judocus justus
joris: georgius
klaas: nikolaas
nico: nikolaas nicholas
niek: nicolaas
leen: leonardus
lou: lodewijk ludovicus
loek: lodewijk louis lucas
lowie: lodewijk
maarten: martinus
martin: martinus
tinus: martinus
mart: martinus
tijs: matthias
thijs: matthias
matthijs: matthias
ries: marinus
ruud: rudolphus
roel: roelof
rob: robertus
stef: stephanus
steven: stephanus stefan
twan: antonius
wouter: walter
kristien: christina
stien: christina
tien: martina
truus: geertruida
truida: geertruida
geertje: geertruida
geertruide: geertruida
trudy: geertruida
willy: wilhelmina wilhelmus
mien: wilhelmina
wil: wilhelmus wilhelmina
willemien: wilhelmina
minke: wilhelmina
joke: johanna
heleen: helena
leentje: helena
lena: helena magdalena
leni: helena
hetty: henriette
jet: henriette
harrie: henricus hendrikus
harry: henricus
hendrina: hendrika
rika: hendrika
riekie: hendrika
lizzie: elizabeth
libby: elizabeth
betsy: elizabeth
bess: elizabeth
madge: margaret
marge: margaret
margie: margaret
daisy: margaret
greta: margaret margarita
kate: catherine
katie: catherine
kathy: catherine
cathy: catherine katherine
kitty: katherine catherine
kay: katherine
kit: christopher katherine
ned: edmund
eddie: edmund edwin
ben: benedict
benji: benjamin
benjie: benjamin
richie: richard
rickie: richard
dickie: richard
ritchie: richard
bert: hubert herbert bertram
rab: robert
robin: robert
hal: henry harold
jackie: john jacqueline
jock: john
ian: john
jamie: james
jeff: geoffrey
jerry: jeremiah
jed: jeremiah
josh: joshua
larry: laurence
laurie: lawrence laurence
len: leonard
matty: matthew
mikey: michael
mo: mohamed maurice
nate: nathaniel
nat: nathan nathaniel
nicky: nicholas
norm: norman
patty: patricia
patsy: patricia
pip: philip
reg: reginald
reggie: reginald
roddy: roderick
rod: rodney roderick
rory: roderick
sally: sarah
sadie: sarah
sam: samantha
stan: stanley
steve: steven
stevie: steven
sue: susanna
susie: susanna
suzy: susan susanna
terry: terence theresa
tess: theresa
tessa: theresa
tony: antony
toby: tobias
vic: victor
vinny: vincent
wilf: wilfred
winnie: winifred
woody: woodrow
abby: abigail
abe: abraham
alf: alfred
alfie: alfred
angie: angela
archie: archibald
art: arthur
artie: arthur
barb: barbara
babs: barbara
barney: barnabas bernard
bernie: bernard
willie: william
brad: bradley
chaz: charles
chas: charles
chip: charles
chet: chester
chris: christine
christy: christine
cindy: cynthia lucinda
clem: clement
cliff: clifford
connie: constance
deb: deborah
denny: dennis
dolly: dorothy
dot: dorothy
dottie: dorothy
dora: dorothy theodora
don: donald
donny: donald
doug: douglas
effie: euphemia
ellie: eleanor ellen
nell: eleanor ellen helen
nora: eleanor
emmy: emily emma
ernie: ernest
frank: franklin
fanny: frances
freddie: frederick
gene: eugene
ginny: virginia
gordy: gordon
gus: augustus
herb: herbert
howie: howard
hugh: hugo
iggy: ignatius
izzy: isabel isidore
jake: jacob
janey: jane
jenny: jane
jess: jessica
jill: gillian
judy: judith
jules: julian
lance: lancelot
lew: lewis
lottie: charlotte
lucy: lucinda
mandy: amanda
marty: martin
max: maxwell
maxie: maximilian
millie: mildred
milt: milton
mitch: mitchell
molly: mary
polly: mary
morty: mortimer
nance: nancy
nessie: agnes
ollie: oliver
ozzie: oswald
penny: penelope
perce: percival
percy: percival
ralphie: ralph
randy: randolph
roz: rosalind
rosie: rose
russ: russell
rusty: russell
sandy: alexander
shel: sheldon
tad: thaddeus
viv: vivian
wolfi: wolfgang
hansi: johann
seppl: josef
heiner: heinrich
heini: heinrich
kalle: karl
konni: konrad
lutz: ludwig
luggi: ludwig
matze: matthias
michel: michael
nickel: nikolaus
claus: nikolaus
niko: nikolaus
poldi: leopold
schorsch: georg
stoffel: christoph
willi: wilhelm
gitta: brigitte
gitte: brigitte
hilde: hildegard
inge: ingeborg
kathi: katharina
kaethe: katharina
lisl: elisabeth
liesel: elisabeth
lilo: liselotte
moni: monika
resi: theresia
steffi: stefanie
susi: susanne
traudl: gertraud
trude: gertrude
uschi: ursula
vroni: veronika
`;

/**
 * Given names as written by scripts without vowels, in the letters of `scripts.ts`. Format: a name
 * of a group, then its consonants.
 */
export const abjadNames = `
muhammad MHMD MHMMD
ahmad HMD
mahmoud MHMWD
ali LY
hassan HSN
hussein HSYN
omar MR
othman TMN
yusuf YWSF
ibrahim BRHYM
ismail SMYL
ishaq SHQ
yaqub YQWB
musa MWS MSH
isa YS
daoud DWD
sulaiman SLYMN
salim SLYM
saleh SLH
said SYD
khalid HLD
khalil HLYL
karim KRYM
kamal KML
jamal JML
jamil JMYL
jafar JFR
tariq TRQ
talib TLB
mustafa MSTF
murtada MRTX
rida RX
riyad RYX
mahdi MHDY
hamid HMYD
hamza HMZH
hashim HSM
samir SMYR
sami SMY
rashid RSYD RSD
nasir NSR
nabil NBYL
walid WLYD
yahya YHY
yasir YSR
yasin YSYN
ayman YMN
bilal BLL
faisal FYSL
fahd FHD
qasim QSM
amir MYR MR
amin MYN
aziz ZYZ
zaid ZYD
ziyad ZYD
adnan DNN
taha TH
yunus YWNS
abdullah BDLLH BDLLLH VDLLH
abdulrahman BDLRHMN
abdulaziz BDLZYZ
abdulkarim BDLKRYM
abdulkadir BDLQDR
fatima FTMH
maryam MRYM
zainab ZYNB
layla LYLY LYL
ishaq YSHK
yaqub YKV
ibrahim VRHM
sulaiman SLMH
samuel SMWL
rachel RHL
nathan NTN
simon SMWN
jonathan YWNTN YHWNTN
benjamin BNYMYN
aaron HRWN
daniel DNYL
michael MYKL
gabriel GVRYL
rafael RFL
hannah HNH
sarah SRH
`;
