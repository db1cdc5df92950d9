import type { Dice } from './dice.ts';

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

const dutch: Names = {
  first: words(
    'Anna Bart Carlijn Daan Eva Femke Gijs Hanneke Ilse Jeroen Karin Lars Maaike Niels Olga Pim Roos Sander Tess Wouter Yasmin Fatima Mehmet Soraya Jesse Lotte Thijs Marloes Koen Sjoerd Nienke Bram',
  ),
  last: words(
    'Bakker Jansen Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Postma Kuipers Veenstra Hoekstra Willems Yılmaz Demir Amrani Zandstra Schouten Wiersma Kramer Scholten Prins Blom Huisman Koster Verhoeven Timmermans',
  ),
};

/** Family names after "van", "van der" and the like. */
const places = words(
  'Deventer Leeuwen Doorn Houten Wijk Heuvel Berg Veen Brink Beek Linden Horst Meer Velden Aalst Vliet Eijk Straaten Ommeren Bergen',
);

const foreign: Readonly<Record<string, Names>> = {
  BE: { first: words('Pieter Elke Wim Sofie Luc Nathalie'), last: words('Peeters Maes Claes Wouters Dubois Lambert') },
  FR: {
    first: words('Camille Étienne Chloé Hugo Inès Loïc'),
    last: words('Fournier Lefèvre Girard Moreau Bonnet Dupuis'),
  },
  LU: { first: words('Luc Martine Jean Claudine'), last: words('Weber Schmit Hoffmann Wagner Kieffer') },
  SE: {
    first: words('Åsa Björn Hanna Jonas Linnéa Oskar'),
    last: words('Lindqvist Åkesson Sjöberg Nyström Dahlgren Öberg'),
  },
  IE: { first: words('Aoife Ciarán Niamh Seán Róisín'), last: words('Brannigan Doyle Kavanagh Nolan Sheehan') },
  DK: { first: words('Mikkel Søren Freja Kirsten'), last: words('Thorsen Møller Østergaard Kjær Nørgaard') },
  EE: { first: words('Kaarel Liis Tõnu Maarja'), last: words('Tamm Mägi Kõiv Rebane Õunapuu') },
  ES: { first: words('Inés Álvaro Lucía Íñigo Begoña'), last: words('Navarro Muñoz Ibáñez Castaño Peñalver') },
  CZ: { first: words('Tereza Jiří Lukáš Zdeněk Šárka'), last: words('Králová Dvořák Němec Havlíček Růžička') },
};

const starts = words(
  'Rivier Haven Linde Noorder Ster Brug Molen Duin Veld Kade Zilver Wester Ooster Polder Meer Eiken Boven Grens Markt Zuider Amstel Maas Vecht IJssel Kroon Anker Beuken Kasteel Hanze Delta',
);
const ends = words('zicht licht stroom hof borg park lijn werk poort dal kring huis punt oord staete');
const trades = words(
  'Vastgoed Handel Beheer Advies Transport Techniek Zorg Holding Bouw Logistiek Energie Installaties Media Horeca Import Software',
);
const foreignTrades = words('Marine Logistics Capital Timber Trading Foods Systems Property Optics Textiles');

/** A given name and the last word of a family name, as used in a country (ISO code); Dutch for other countries. */
export function personName(dice: Dice, country: string, hasPrefix: boolean): { first: string; last: string } {
  const { first, last } = foreign[country] ?? dutch;
  return { first: dice.pick(first), last: dice.pick(hasPrefix ? places : last) };
}

/** What stays of a company's name: the kind of legal entity before or after it. */
const legalForm =
  /^(Stichting|Vereniging|Coöperatie)\b|\s(\p{L}[\p{L}./]*\.|SARL|OÜ|A\/S|AB|GmbH|S\.à r\.l\.|Coöperatie U\.A\.)$/u;

/** A company's name with the legal form of another one. */
export function companyName(dice: Dice, like: string, country: string): string {
  const own = `${dice.pick(starts)}${dice.pick(ends)}`;
  const trade = dice.pick(country === 'NL' ? trades : foreignTrades);
  const form = legalForm.exec(like)?.[0].trim() ?? '';
  if (form === '') return `${own} ${trade}`;
  return like.startsWith(form) ? `${form} ${own} ${trade}` : `${own} ${trade} ${form}`;
}
