/**
 * Family and given names of very many people: sharing one is weak evidence. Lower case, Latin
 * letters without diacritics; blanks separate names.
 */
export const commonNames = `
smith johnson williams brown jones miller davis wilson anderson taylor thomas moore jackson martin thompson white harris clark
lewis robinson walker young allen king wright scott hill green adams baker nelson carter mitchell roberts turner phillips campbell
parker evans edwards collins stewart morris rogers reed cook morgan bell murphy bailey cooper richardson cox howard ward peterson gray
james watson brooks kelly sanders price bennett wood barnes ross henderson coleman jenkins perry powell long patterson hughes butler
simmons foster bryant alexander russell griffin hayes murray ford hamilton graham sullivan wallace woods cole west jordan owens reynolds
fisher ellis harrison gibson cruz marshall ortiz gomez freeman wells webb simpson stevens tucker porter hunter hicks crawford henry boyd
mason kennedy warren dixon ramos burns gordon shaw holmes rice robertson hunt black daniels palmer mills nichols grant knight ferguson
stone hawkins dunn perkins hudson spencer gardner payne pierce berry matthews arnold wagner willis watkins olson carroll duncan snyder
hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene lawrence elliott chavez sims austin peters
kelley franklin lawson fields gutierrez ryan schmidt carr vasquez castillo wheeler chapman oliver montgomery richards williamson johnston
banks meyer bishop mccoy howell alvarez morrison hansen fernandez garza harvey little burton stanley nguyen george jacobs reid kim fuller
lynch dean gilbert garrett romero welch larson frazier burke hanson day mendoza moreno bowman medina fowler brewer hoffman carlson silva
garcia martinez rodriguez hernandez lopez gonzalez perez sanchez ramirez torres flores rivera diaz reyes morales gutierrez ortiz chavez
ramos ruiz alvarez mendoza vasquez castillo jimenez moreno romero herrera medina aguilar garza castro vargas fernandez guzman munoz mendez
salazar soto delgado pena rios alvarado sandoval contreras valdez guerrero ortega estrada nunez maldonado vega santiago dominguez espinoza
silva padilla marquez cortez rojas acosta figueroa luna juarez navarro campos molina avila ayala mejia carrillo duran santos salinas robles
solis lara cervantes aguirre ochoa pacheco cabrera calderon serrano leon blanco suarez gil iglesias vidal cano prieto calvo gallego
dos da silva santos oliveira souza pereira lima carvalho ferreira ribeiro almeida costa gomes martins araujo melo barbosa alves cardoso
rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves santana teixeira pinto correia fonseca
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti deluca costa giordano mancini rizzo lombardi
moretti barbieri fontana santoro mariani rinaldi caruso ferrara galli martini leone longo gentile martinelli vitale
martin bernard dubois thomas robert richard petit durand leroy moreau simon laurent lefebvre michel garcia david bertrand roux vincent
fournier morel girard andre lefevre mercier dupont lambert bonnet francois martinez legrand garnier faure rousseau blanc guerin muller
henry roussel nicolas perrin morin mathieu clement gauthier dumont lopez fontaine chevalier robin masson
mueller muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schaefer koch bauer richter klein wolf schroeder neumann
schwarz zimmermann braun krueger hofmann hartmann lange schmitt werner krause meier lehmann schmid schulze maier koehler herrmann walter
koenig mayer huber kaiser fuchs peters lang scholz moeller weiss jung hahn schubert vogel friedrich keller guenther frank berger winkler
jansen janssen vries berg bakker dijk visser smit meijer boer mulder groot bos vos peters hendriks leeuwen dekker brouwer wit dijkstra
smits graaf meer linden kok jacobs haan vermeulen heuvel veen broek schouten willems bruijn hoekstra heijden prins kuipers huisman peeters
veenstra kuiper postma veldman verhoeven koster pol sanders bosch jonker ruiter wal hermans maas koning evers martens blom boogaard
hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen berg haugen hagen johannessen
johansson andersson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson lindberg lindstrom
nielsen christensen rasmussen sorensen madsen kristensen jorgensen poulsen thomsen
nowak kowalski wisniewski wojcik kowalczyk kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski jankowski mazur kwiatkowski
krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol wieczorek jablonski wrobel nowakowski majewski olszewski
novak svoboda novotny dvorak cerny prochazka kucera vesely horak nemec pokorny marek pospisil hajek jelinek kral ruzicka benes fiala
nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz
popescu ionescu popa pop radu dumitru stan stoica gheorghe matei ciobanu
petrovic jovanovic nikolic markovic djordjevic stojanovic ilic stankovic pavlovic milosevic popovic horvat kovacevic babic maric juric
ivanov petrov georgiev dimitrov nikolov stoyanov todorov iliev vasilev hristov angelov
papadopoulos georgiou ioannou nikolaou konstantinou dimitriou papadakis
yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat
ivanov smirnov kuznetsov popov vasiliev petrov sokolov mikhailov novikov fedorov morozov volkov alekseev lebedev semenov egorov pavlov
kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov zaitsev soloviev borisov yakovlev grigoriev romanov vorobiev sergeev
kuzmin frolov alexandrov dmitriev korolev gusev kiselev ilyin maksimov polyakov sorokin vinogradov kovalev belov medvedev antonov tarasov
zhukov baranov filippov komarov davydov belyaev gerasimov bogdanov osipov sidorov matveev titov markov mironov krylov kulikov karpov
vlasov melnikov denisov gavrilov tikhonov kazakov afanasiev danilov savelyev timofeev fomin chernov abramov martynov efimov fedotov
shcherbakov nazarov kalinin isaev chernyshev bykov maslov rodionov konovalov lazarev voronin klimov filatov ponomarev golubev kudryavtsev
ivanova smirnova kuznetsova popova petrova sokolova novikova morozova volkova lebedeva pavlova kozlova
melnyk shevchenko bondarenko kovalenko boyko tkachenko kravchenko kovalchuk koval oliynyk shevchuk polishchuk ivanenko tkachuk savchenko
bondar rudenko petrenko marchenko moroz lysenko kravets
khan ahmed ali hussain hassan malik shah iqbal akhtar khalid begum bibi singh kaur kumar sharma patel gupta das roy shaikh rahman islam
hossain akter chowdhury mia uddin alam haque sarkar ansari siddiqui qureshi butt raja mirza baig chaudhry aziz javed mahmood rashid
reddy rao nair menon iyer joshi desai mehta shah verma yadav mishra pandey tiwari jain agarwal chopra kapoor malhotra bose ghosh sen
banerjee chatterjee mukherjee pillai prasad naidu krishnan fernando perera silva jayasuriya
wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang song deng han feng cao peng zeng
xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren yao shen zhong jiang cui tan fan jin shi lu bai wei ming jun hong
hua ping fang yan jing xin lei qiang bin bo tao hui hai chao yong feng gang ying xia na min mei lan juan jie ling wen jian ning long
kim lee park choi jung kang cho yoon jang lim han oh seo shin kwon hwang ahn song hong jeon ko moon yang bae baek pak choe jong ri chong
sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi
shimizu saito yamazaki mori abe ikeda hashimoto ishikawa ogawa okada hasegawa fujita goto maeda
nguyen tran le pham hoang phan vu vo dang bui do ho ngo duong ly van thi minh anh duc thanh hung huu ngoc quang tuan
wijaya santoso setiawan susanto hidayat nugroho pratama saputra putra wibowo kurniawan siregar tan lim wong chan lee ng ong goh chua teo
dela cruz reyes santos bautista ocampo garcia mendoza aquino villanueva
ahmad ibrahim abdullah omar ali hassan hussein mahmoud mohammed khalil saleh salem mustafa yusuf ismail mansour nasser hamdan awad haddad
khoury najjar sayed farouk amin fathi rashid sharif hamid aziz karim mahdi hashim jaber qasim abbas jassim obaid alawi tamimi
dulaimi shammari otaibi harbi ghamdi qahtani zahrani shehri dosari mutairi anazi rashidi masri shami halabi baghdadi iraqi libi yamani
hosseini mohammadi ahmadi hashemi rezaei karimi moradi jafari rahimi sadeghi mousavi ebrahimi akbari heidari ghasemi kazemi alizadeh
amini abbasi mahmoudi soltani rostami
benali boudiaf bouzid mansouri cherif saidi belkacem hamdi slimani trabelsi benahmed alaoui idrissi bennani amrani
diallo ba sow traore keita coulibaly konate kone toure cisse ndiaye diop fall gueye sy camara barry bah sylla kamara sesay conteh koroma
okafor okeke eze nwosu obi ibrahim musa abubakar bello adeyemi ogunleye balogun mensah owusu boateng asante addo osei appiah
mwangi kamau otieno ochieng njoroge kariuki wanjiku kimani abdi mohamed hassan ali omar warsame farah tesfaye bekele haile girma
moyo ndlovu ncube dube sibanda dlamini nkosi khumalo mokoena botha merwe plessis venter pretorius
cohen levi mizrahi peretz biton dahan friedman azoulay katz goldberg levy
john mary james robert michael william david richard joseph thomas charles daniel matthew anthony mark donald steven paul andrew joshua
kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon
patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley kimberly emily donna michelle
carol amanda melissa deborah stephanie dorothy rebecca sharon laura cynthia emma olivia sophia isabella mia charlotte amelia harper anna
jose juan luis carlos jorge pedro miguel manuel francisco antonio jesus alejandro rafael fernando eduardo roberto ricardo javier sergio
mario ramon raul enrique alberto pablo diego andres oscar arturo cesar hector victor ruben hugo ivan julio alfredo armando gustavo gerardo
maria ana carmen rosa luz elena isabel teresa patricia guadalupe martha gloria silvia claudia leticia veronica juana margarita laura adriana
joao paulo marcos lucas gabriel rafael bruno felipe tiago andre fernanda juliana mariana camila beatriz
giuseppe giovanni antonio mario luigi francesco angelo vincenzo pietro salvatore marco andrea alessandro giulia francesca chiara sara
jean pierre michel philippe alain nicolas christophe laurent julien marie nathalie isabelle sylvie catherine camille lea
hans peter wolfgang klaus juergen uwe stefan thomas andreas michael christian markus martin ursula monika petra sabine claudia anna lena
jan johannes cornelis hendrik willem pieter gerrit jacobus dirk kees maria anna johanna sophie daan sem lotte sanne eva julia
aleksandr sergei vladimir dmitry andrei aleksei nikolai mikhail ivan yuri igor oleg viktor pavel evgeny anatoly valery vitaly maksim
denis anton roman konstantin boris vasily petr olga elena natalya tatyana irina svetlana anna maria ekaterina yulia anastasia
piotr krzysztof andrzej tomasz pawel michal marcin jakub adam lukasz katarzyna malgorzata agnieszka
mehmet mustafa ahmet ali huseyin hasan ibrahim osman yusuf murat ayse fatma emine hatice zeynep elif
muhammad ahmad ali hassan hussein omar othman khalid ibrahim abdul abd abu mahmoud yusuf said salim saleh sami samir tariq walid jamal
fatima aisha khadija maryam zainab layla amina noor
raj rahul amit sanjay vijay anil sunil suresh ramesh rajesh deepak ravi ashok priya anita sunita pooja neha
hiroshi takashi kenji yuki haruto sakura yuto minh linh
chinedu emeka kwame kofi amara oluwaseun sipho thabo themba wanjiru samuel emmanuel grace blessing
`;
