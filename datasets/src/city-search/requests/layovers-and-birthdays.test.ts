import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** Layovers, cyclists, a mother with a cane: labelled before they were read, 16 of 30 then. */
const REQUESTS = `
My mum turns 60 and I'd like to take her to Kraków for three nights from 5 March, she uses a cane, Wawel Castle, pierogi class on the 6th at 5 pm, about 700 euros altogether | to=Kraków; days=4; d=2027-03-05..2027-03-08; n=2; mob=short-walks; b=700 EUR; see=Wawel Castle; app=pierogi@2027-03-06 17:00
Eight cyclists, Girona, 20 to 27 February, half board if possible, no museums, 90 euros per person per day | to=Girona; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=museums
Can you plan Kyoto, Nara and Osaka over 9 days in the first half of November 2027 for a couple who keep kosher and hate crowds? | to=Kyoto,Nara,Osaka; days=9; d=2027-11-01..2027-11-15~; n=2; diet=kosher
Layover turned holiday: I get into Doha on 3 January at 6 am and fly on to Sydney on the 5th at 8.30 pm, by myself, Museum of Islamic Art and Souq Waqif | to=Doha; days=3; d=2027-01-03..2027-01-05; n=1; see=Museum of Islamic Art,Souq Waqif; arr=2027-01-03 06:00; dep=2027-01-05 20:30
We're a family of five from Leipzig... the youngest is 3, the others are 7 and 12, and we want to be in Copenhagen during the last week of July; Tivoli yes, Little Mermaid no | org=Leipzig; to=Copenhagen; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; see=Tivoli; not=Little Mermaid
Zum 60. Geburtstag meines Vaters fliegen wir zu sechst am 12. Mai nach Valencia und am 16. wieder heim, Ciudad de las Artes, Strand, am 14. Mai um 13:30 Uhr Paella-Kochkurs, 250 Euro pro Kopf | to=Valencia; days=5; d=2027-05-12..2027-05-16; n=6; b=250 EUR; per=person; see=Ciudad de las Artes; app=Paella-Kochkurs@2027-05-14 13:30
Acht Radler, Girona, 20. bis 27. Februar, keine Museen, 90 Euro pro Person und Tag | to=Girona; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=Museen
Wir hätten Lust auf neun Tage Apulien in der ersten Oktoberhälfte 2027, Bari, Lecce und Matera, zu zweit, gemächlich, vegetarisch | to=Bari,Lecce,Matera; days=9; d=2027-10-01..2027-10-15~; n=2; diet=vegetarian; pace=calm
Zwischenstopp in Singapur: Landung am 3. Januar um 6 Uhr früh, Weiterflug nach Sydney am 5. um 20:30 Uhr, ich bin allein unterwegs, Gardens by the Bay | to=Singapur; days=3; d=2027-01-03..2027-01-05; n=1; see=Gardens by the Bay; arr=2027-01-03 06:00; dep=2027-01-05 20:30
Fünfköpfige Familie aus Kassel, die Kinder sind 3, 7 und 12, letzte Juliwoche in Kopenhagen, Tivoli ja, Kleine Meerjungfrau nein, Kinderwagen dabei | org=Kassel; to=Kopenhagen; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; mob=step-free; see=Tivoli; not=Kleine Meerjungfrau
Pour les 60 ans de ma mère, on file à Cracovie trois nuits à partir du 5 mars, elle et moi, elle se déplace avec une canne, château du Wawel, dîner le 6 à 20 h | to=Cracovie; days=4; d=2027-03-05..2027-03-08; n=2; mob=short-walks; see=château du Wawel; app=dîner@2027-03-06 20:00
Huit cyclistes à Gérone du 20 au 27 février, pas de musées, 90 euros par personne et par jour | to=Gérone; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=musées
Neuf jours dans les Pouilles durant la première quinzaine d'octobre 2027, Bari, Lecce et Matera, en couple, rythme paisible, sans viande | to=Bari,Lecce,Matera; days=9; d=2027-10-01..2027-10-15~; n=2; diet=vegetarian; pace=calm
Escale à Doha : arrivée le 3 janvier à 6 h, départ pour Sydney le 5 à 20 h 30, je suis seul, musée d'Art islamique et Souq Waqif | to=Doha; days=3; d=2027-01-03..2027-01-05; n=1; see=musée d'Art islamique,Souq Waqif; arr=2027-01-03 06:00; dep=2027-01-05 20:30
Famille de cinq, enfants de 3, 7 et 12 ans, Copenhague la dernière semaine de juillet depuis Lille, Tivoli oui, Petite Sirène non, poussette | org=Lille; to=Copenhague; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; mob=step-free; see=Tivoli; not=Petite Sirène
Por el 60 cumpleaños de mi madre nos vamos ella y yo a Cracovia tres noches desde el 5 de marzo; camina con bastón, Castillo de Wawel, cena el 6 a las 20:00, unos 700 euros en total | to=Cracovia; days=4; d=2027-03-05..2027-03-08; n=2; mob=short-walks; b=700 EUR; see=Castillo de Wawel; app=cena@2027-03-06 20:00
Ocho ciclistas en Gerona del 20 al 27 de febrero, nada de museos, 90 euros por persona y día | to=Gerona; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=museos
Nueve días por Apulia en la primera quincena de octubre de 2027: Bari, Lecce y Matera, mi marido y yo, con calma, sin carne | to=Bari,Lecce,Matera; days=9; d=2027-10-01..2027-10-15~; n=2; diet=vegetarian; pace=calm
Escala en Doha: llego el 3 de enero a las 6 de la mañana y sigo a Sídney el 5 a las 20:30, voy solo, Museo de Arte Islámico y Souq Waqif | to=Doha; days=3; d=2027-01-03..2027-01-05; n=1; see=Museo de Arte Islámico,Souq Waqif; arr=2027-01-03 06:00; dep=2027-01-05 20:30
Familia de cinco desde Vigo, niños de 3, 7 y 12 años, última semana de julio en Copenhague, Tivoli sí, Sirenita no, con carrito | org=Vigo; to=Copenhague; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; mob=step-free; see=Tivoli; not=Sirenita
Per i 60 anni della mamma andiamo io e lei a Cracovia, tre notti dal 5 marzo, cammina col bastone, Castello del Wawel, cena il 6 alle 20, circa 700 euro in tutto | to=Cracovia; days=4; d=2027-03-05..2027-03-08; n=2; mob=short-walks; b=700 EUR; see=Castello del Wawel; app=cena@2027-03-06 20:00
Otto ciclisti a Girona dal 20 al 27 febbraio, niente musei, 90 euro a persona al giorno | to=Girona; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=musei
Nove giorni in Andalusia nella prima metà di ottobre 2027, Siviglia, Cordova e Granada, io e mio marito, ritmo blando, niente carne | to=Siviglia,Cordova,Granada; days=9; d=2027-10-01..2027-10-15~; n=2; diet=vegetarian; pace=calm
Scalo a Doha: atterro il 3 gennaio alle 6 del mattino e riparto per Sydney il 5 alle 20:30, sono solo, Museo d'Arte Islamica e Souq Waqif | to=Doha; days=3; d=2027-01-03..2027-01-05; n=1; see=Museo d'Arte Islamica,Souq Waqif; arr=2027-01-03 06:00; dep=2027-01-05 20:30
Famiglia di cinque da Bergamo, bimbi di 3, 7 e 12 anni, ultima settimana di luglio a Copenaghen, Tivoli sì, Sirenetta no, con il passeggino | org=Bergamo; to=Copenaghen; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; mob=step-free; see=Tivoli; not=Sirenetta
Pelos 60 anos da minha mãe vamos as duas a Cracóvia, três noites a partir de 5 de março, ela anda de bengala, Castelo de Wawel, jantar no dia 6 às 20h, uns 700 euros ao todo | to=Cracóvia; days=4; d=2027-03-05..2027-03-08; n=2; mob=short-walks; b=700 EUR; see=Castelo de Wawel; app=jantar@2027-03-06 20:00
Oito ciclistas em Girona de 20 a 27 de fevereiro, nada de museus, 90 euros por pessoa por dia | to=Girona; days=8; d=2027-02-20..2027-02-27; n=8; b=90 EUR; per=person-day; not=museus
Nove dias na Andaluzia na primeira quinzena de outubro de 2027, Sevilha, Córdova e Granada, eu e o meu marido, devagar, sem carne | to=Sevilha,Córdova,Granada; days=9; d=2027-10-01..2027-10-15~; n=2; diet=vegetarian; pace=calm
Escala em Doha: chego a 3 de janeiro às 6 da manhã e sigo para Sydney no dia 5 às 20h30, vou sozinho, Museu de Arte Islâmica e Souq Waqif | to=Doha; days=3; d=2027-01-03..2027-01-05; n=1; see=Museu de Arte Islâmica,Souq Waqif; arr=2027-01-03 06:00; dep=2027-01-05 20:30
Família de cinco de Braga, miúdos de 3, 7 e 12 anos, última semana de julho em Copenhaga, Tivoli sim, Pequena Sereia não, com carrinho | org=Braga; to=Copenhaga; days=7; d=2027-07-25..2027-07-31; n=5; kids=3:3,7,12; mob=step-free; see=Tivoli; not=Pequena Sereia
`
const MOST_WRONG = 2

it('understands most of them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2026-11-16')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
