import type { Dice } from './random.ts';

/** Given names and family names of one region. */
const peoples: readonly (readonly [given: string, family: string])[] = [
  [
    'Emma Liam Noah Olivia Ava William James Sophia Charlotte Benjamin Lucas Henry Amelia Harper Evelyn Jack Owen Wyatt Grace Chloe',
    'Smith Johnson Brown Taylor Walker Wright Robinson Thompson Hughes Edwards Green Hall Wood Harris Clarke Jackson Turner Hill Scott Cooper Morris Ward Baker Mitchell Bush Daniels Kent Ashworth Pemberton Holloway',
  ],
  [
    'Daan Sem Lotte Sanne Bram Thijs Femke Anouk Ruben Jeroen Marieke Willemijn Sjoerd Fleur Tess Joost Maarten Ilse',
    'de Vries|Jansen|van den Berg|Bakker|Visser|Smit|Meijer|de Boer|Mulder|de Groot|Bos|Vos|Peters|Hendriks|van Leeuwen|Dekker|Brouwer|de Wit|Dijkstra|van der Linden|Kuipers|Hoekstra|Verbeek|Schipper|Vermeulen',
  ],
  [
    'Lukas Finn Jonas Leonie Mia Hannah Felix Katharina Jürgen Sabine Heike Wolfgang Uwe Dieter Anke Birgit',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Neumann Schwarz Zimmermann Braun Krüger Hartmann Lange Vogel',
  ],
  [
    'Louis Gabriel Raphaël Jules Emma Jade Louise Alice Camille Margaux Antoine Baptiste Thibault Élodie Amandine',
    'Martin Bernard Dubois Thomas Robert Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garnier Faure Rousseau Blanchard Chevalier Gauthier',
  ],
  [
    'Sofía Lucía Martín Mateo Hugo Pablo Álvaro Carmen Marta Javier Alejandra Daniela Rodrigo Valentina Camila Andrés',
    'García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Castillo',
  ],
  [
    'João Maria Ana Pedro Tiago Inês Beatriz Rui Gonçalo Catarina Rafael Thiago Larissa Bruno Juliana Vinícius',
    'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira',
  ],
  [
    'Giulia Francesco Alessandro Lorenzo Matteo Chiara Martina Federica Davide Simone Elisa Paolo Luca',
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De Luca Costa Giordano Mancini Rizzo Lombardi',
  ],
  [
    'Jakub Zuzanna Antoni Julia Szymon Maja Kacper Agnieszka Małgorzata Tomasz Wojciech Ewa',
    'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur',
  ],
  [
    'Aleksandr Dmitry Maksim Sergei Andrei Aleksei Ivan Anna Elena Olga Natalia Ekaterina Tatiana Irina Svetlana Nikita Kirill',
    'Ivanov Smirnov Kuznetsov Popov Vasiliev Petrov Sokolov Mikhailov Novikov Fedorov Morozov Volkov Alekseev Lebedev Semenov Egorov Pavlov Kozlov Stepanov Orlov Belov Zaitsev',
  ],
  [
    'Oleksandr Andrii Iryna Oksana Yuliia Taras Bohdan Dmytro Kateryna Mykola Nadiia',
    'Shevchenko Bondarenko Kovalenko Boyko Tkachenko Kravchenko Kovalchuk Oliynyk Shevchuk Polishchuk Lysenko Rudenko Savchenko Petrenko',
  ],
  [
    'Mehmet Mustafa Ahmet Ayşe Fatma Emine Zeynep Elif Murat Emre Can Burak Selin Derya',
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Koç Kurt Özdemir',
  ],
  [
    'Mohammed Ahmed Ali Omar Youssef Ibrahim Hassan Khalid Fatima Aisha Maryam Layla Nour Karim Samir Rania Tariq Yasmin',
    'Haddad Khoury Najjar Sayegh Mansour Nasser Hamdan Awad Saleh Khalil Darwish Qasim Farah Shaheen Barakat Ghanem Zaki El Amrani Bennani Benali Bouzid Ziani',
  ],
  [
    'Ali Reza Mohammad Fatemeh Zahra Maryam Sara Amir Hossein Narges Mina Arash Kaveh Shirin Parisa',
    'Hosseini Ahmadi Mohammadi Karimi Rezaei Moradi Jafari Rahimi Sadeghi Mousavi Ebrahimi Akbari Heidari Kazemi Tehrani',
  ],
  [
    'Muhammad Ayesha Fatima Bilal Usman Hamza Zainab Sana Imran Asif Nadia Faisal Saima',
    'Khan Ahmed Malik Butt Chaudhry Iqbal Hussain Raja Sheikh Qureshi Siddiqui Mirza Bhatti Akhtar Javed',
  ],
  [
    'Aarav Vivaan Aditya Priya Ananya Rahul Amit Sanjay Neha Pooja Rajesh Suresh Deepak Kavita Sunita',
    'Sharma Verma Gupta Singh Kumar Patel Reddy Iyer Nair Menon Joshi Mehta Desai Agarwal Banerjee Mukherjee Das Ghosh',
  ],
  [
    'Wei Fang Min Jing Lei Qiang Hui Yan Jie Ling Xiaoming Yuxuan Zihan Haoran Meiling Jianguo',
    'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo',
  ],
  [
    'Minjun Seoyeon Jihoon Hayoon Dohyun Jiwoo Sungmin Eunji Hyunwoo Yuna',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin',
  ],
  [
    'Haruto Yuto Sota Yui Hina Sakura Kenji Takashi Hiroshi Akiko Naoko Yuki',
    'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki',
  ],
  [
    'Minh Anh Thao Linh Hoa Tuan Dung Huong Lan Quang Thi Mai',
    'Nguyen Tran Le Pham Hoang Phan Vu Vo Dang Bui Do Ho Ngo',
  ],
  [
    'Budi Siti Dewi Agus Putri Rizky Dian Eko Wahyu Indah',
    'Santoso Wijaya Setiawan Susanto Hidayat Nugroho Pratama Saputra Wibowo Kurniawan',
  ],
  [
    'Chinedu Ngozi Emeka Amara Oluwaseun Funmilayo Kwame Ama Kofi Abena Wanjiru Kamau Thabo Lerato Sipho Zanele',
    'Okafor Adeyemi Nwosu Eze Mensah Owusu Boateng Asante Mwangi Otieno Kariuki Dlamini Nkosi Khumalo Ndlovu Diallo Traore Keita Coulibaly Ndiaye',
  ],
  [
    'Abebe Selam Dawit Hana Yonas Abdi Hodan Faduma Mohamed Amina',
    'Tesfaye Bekele Haile Girma Tadesse Hassan Abdi Warsame Farah Ali',
  ],
  [
    'Anders Lars Ingrid Astrid Erik Sven Freja Signe Mikkel Aino Eino Liisa',
    'Hansen Johansen Olsen Larsen Andersson Johansson Karlsson Nilsson Nielsen Jensen Korhonen Virtanen Mäkinen Lindberg',
  ],
  [
    'Andrei Ioana Mihai Elena Georgi Ivan Maria Nikola Jelena Marko Ana Luka',
    'Popescu Ionescu Popa Dumitru Georgiev Dimitrov Petrović Jovanović Nikolić Horvat Novak Kovačević',
  ],
  [
    'Giorgos Maria Dimitris Eleni Konstantinos Katerina Nikos Sofia',
    'Papadopoulos Georgiou Nikolaidis Pappas Ioannou Vlachos Christodoulou Karagiannis',
  ],
  [
    'David Noa Yosef Tamar Moshe Sarah Daniel Maya Ariel Shira',
    'Cohen Levi Mizrahi Peretz Biton Friedman Katz Goldberg Azoulay',
  ],
];

const firstWords =
  'Blue Green Golden Bright North Silver Prime Delta Alpha Summit Pacific Atlantic Royal Sunrise River Oak Cedar Maple Harbor Stone Eagle Lotus Nova Vertex Apex Orion Crystal Global United Modern Urban Smart Rapid Star Phoenix Pioneer Liberty Heritage Horizon Central Baltic Rhine Alpine Amsterdam Rotterdam Utrecht Euro Nordic Iberia Andes Sahara Nile Bosphorus Caspian Siberia Ural Volga Gulf Crescent Jade Dragon Bamboo Sakura Monsoon Himalaya Ganges Savanna Baobab'.split(
    ' ',
  );
const middleWords =
  'Tech Trading Consulting Marine Energy Foods Textile Logistics Media Design Software Medical Pharma Travel Steel Mining Construction Engineering Capital Investment Property Finance Insurance Security Aviation Shipping Auto Agro Chemical Electronics Furniture Fashion Printing Cleaning Recruitment Catering Education Water Solar Digital Dental Legal Plumbing Bakery Flowers Cycling Garden Coffee'.split(
    ' ',
  );
const lastWords = [
  'Services',
  'Group',
  'Solutions',
  'International',
  'Holding',
  'Systems',
  'Partners',
  'Company',
  'Industries',
  'Enterprises',
  'Works',
  'Projects',
  '',
  '',
  '',
];
const forms = [
  'Ltd',
  'LLC',
  'BV',
  'B.V.',
  'N.V.',
  'GmbH',
  'AG',
  'S.A.',
  'SARL',
  'S.r.l.',
  'S.p.A.',
  'Sp. z o.o.',
  'A/S',
  'AB',
  'Oy',
  'Inc.',
  'Pty Ltd',
  'Pte Ltd',
  'Pvt Ltd',
  'OOO',
  'Co., Ltd.',
  'Ltda',
  'S.L.',
  'PLC',
  'A.Ş.',
  'Kft',
  's.r.o.',
  '',
];

/** An ordinary name of a person, from a random region. */
export function ordinaryPerson(dice: Dice): string {
  const [given, family] = dice.pick(peoples);
  const families = family.includes('|') ? family.split('|') : family.split(' ');
  const first = dice.pick(given.split(' '));
  const middle = dice.chance(0.2) ? ` ${dice.pick(given.split(' '))}` : '';
  const last = dice.pick(families);
  return `${first}${middle} ${last}${dice.chance(0.06) ? ` ${dice.pick(families)}` : ''}`;
}

/** An ordinary name of a body: an invented or a family name, a trade, a legal form. */
export function ordinaryBody(dice: Dice): string {
  const family = () =>
    dice.pick(
      (dice.pick(peoples)[1].includes('|') ? 'Jansen Bakker' : dice.pick(peoples)[1]).replace(/\|/g, ' ').split(' '),
    );
  const kinds = [
    () => `${dice.pick(firstWords)} ${dice.pick(middleWords)} ${dice.pick(lastWords)}`,
    () => `${dice.pick(firstWords)} ${dice.pick(firstWords)} ${dice.pick(middleWords)}`,
    () => `${family()} ${dice.pick(middleWords)} ${dice.pick(lastWords)}`,
    () => `${family()} & ${dice.pick(['Sons', 'Zonen', 'Partners', 'Co', family()])}`,
    () => `${dice.pick(firstWords)} ${dice.pick(lastWords.filter((word) => word !== ''))}`,
    () => `${dice.pick(firstWords)}${dice.pick(middleWords).toLowerCase()}`,
  ];
  return `${dice.pick(kinds)().trim()} ${dice.pick(forms)}`.replace(/\s+/g, ' ').trim();
}
