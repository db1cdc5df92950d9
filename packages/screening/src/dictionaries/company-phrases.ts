/** Terms of several words in company names, as one word. Format: `word: phrase, phrase`. */
export const companyPhrases = `
usa: united states of america, united states
uk: united kingdom
uae: united arab emirates
hongkong: hong kong
newyork: new york
losangeles: los angeles
thehague: the hague, den haag
saintpetersburg: st petersburg, saint petersburg, sankt peterburg, s peterburg
southafrica: south africa
southkorea: south korea
northkorea: north korea
saudiarabia: saudi arabia
costarica: costa rica
srilanka: sri lanka
newzealand: new zealand
kualalumpur: kuala lumpur
buenosaires: buenos aires
saopaulo: sao paulo
riodejaneiro: rio de janeiro
abudhabi: abu dhabi
instrumentmaking: instrument making
machinebuilding: machine building, mechanical engineering
shipbuilding: ship building
importexport: import export, import and export, export import, eksport import
`;

/** Adjectives of Slavic company names, by their beginnings, with the English term. */
export const slavicTerms = `
instrumentmaking: priborostroitel
machinebuilding: mashinostroitel
shipbuilding: sudostroitel
electromechanical: elektromekhanich elektromehanich
metallurgical: metallurgich
mechanical: mekhanich mehanich
chemical: khimich himich
electronic: elektronn
electrical: elektrotekhnich elektrotehnich
aviation: aviatsion aviacion
automobile: avtomobil
optical: optiches
radio: radiotekhnich radiotehnich
repair: remontn
experimental: eksperimental opytn
design: konstruktorsk
transport: transportn
trading: torgov
construction: stroiteln
industrial: promyshlenn promislov
production: proizvodstv
research: issledovatelsk
scientific: nauchn
petroleum: neftyan
agricultural: selskokhoz
`;
