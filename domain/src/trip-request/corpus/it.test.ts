import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    "Weekend lungo a Roma per due, amiamo il buon cibo e l'arte, budget 900 euro",
    'in=it to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'Una settimana a Lisbona e Porto con bambini di 4 e 9 anni nella prima settimana di maggio',
    'in=it to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9)',
  ],
  [
    "Dall'8 al 10 marzo a Parigi, 2 adulti, massimo 600 € a persona",
    'in=it to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 notti a Parigi e 4 a Roma con mia moglie, ritmo tranquillo',
    'in=it to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    'Viaggio da sola a Tokyo e Kyoto per 10 giorni a metà aprile, vegetariana, circa 3.000 €',
    'in=it to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000EUR/trip diet=vegetarian',
  ],
  [
    'Da Milano ad Amsterdam il prossimo fine settimana, in coppia',
    'in=it from=Milan to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'A Barcellona per Pasqua 2027, famiglia di quattro persone, bambini di 6 e 11 anni, assolutamente la Sagrada Família',
    'in=it to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    'Vienna, dal 12 al 15 dicembre, quattro amici, niente musei per favore',
    'in=it to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=musei',
  ],
  [
    'Partiamo da Napoli per Dublino il 3 giugno 2027 e torniamo il 10 giugno, due persone, budget totale di 2.500 euro',
    'in=it from=Naples to=Dublin days=8 dates=2027-06-03..2027-06-10 people=2 budget=2500EUR/trip leave=2027-06-10',
  ],
  [
    'Arriviamo a Praga venerdì alle 18:30 e ripartiamo domenica alle 16',
    'in=it to=Prague days=3 dates=2026-11-20..2026-11-22 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    "Organizza 5 giorni a New York per un gruppo di 6, vogliamo vedere l'Empire State Building e il Met, ma evitare Times Square",
    'in=it to=New York days=5 people=6 see=Empire State Building;Met not=Times Square',
  ],
  ['Budapest in 3 giorni con mia madre che fatica a camminare', 'in=it to=Budapest days=3 people=2 legs=short-walks'],
  [
    'Viaggio di cinque giorni a Marrakech a novembre, 1200 euro, cucina vegana, senza fretta',
    'in=it to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200EUR/trip pace=calm diet=vegan',
  ],
  [
    'Mio marito, il neonato ed io vogliamo passare una settimana a Copenaghen in estate',
    'in=it to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Due settimane in Italia in primavera per 2 persone, chiese ed escursioni',
    'in=it to=IT days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['da roma a venezia, 4 giorni, 2 persone', 'in=it from=Rome to=Venice days=4 people=2'],
  [
    'Gita di un giorno a Salisburgo domani con il passeggino',
    'in=it to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Tra il 3 e il 9 maggio ad Atene per 3 adulti e 1 bambino (7 anni), 80 € al giorno a persona',
    'in=it to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Luna di miele a Venezia, a fine settembre, 5 notti, non più di 2500 euro',
    'in=it to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'Sola andata da Bologna a Lisbona il 12 gennaio 2027 per una persona',
    'in=it from=Bologna to=Lisbon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    'Per favore pianifica un viaggio di 7 giorni per due con partenza da Siviglia verso Granada, senza volare, camera privata, animali ammessi',
    'in=it from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'Da venerdì a domenica a Berlino, da solo, vita notturna e architettura',
    'in=it to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Edimburgo, agosto 2027, dieci giorni, halal, sedia a rotelle, budget: 2000 sterline',
    'in=it to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip diet=halal legs=step-free',
  ],
  [
    'Quattro giorni a Istanbul; Santa Sofia è imperdibile; concerto il 5 dicembre alle 20:00',
    'in=it to=Istanbul days=4 see=Santa Sofia fixed=concerto 2026-12-05T20:00',
  ],
  [
    'Amsterdam (2 notti), Bruxelles (1 notte) e Parigi (3 notti), dal 10/04/2027, 4 persone',
    'in=it to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Viaggio in famiglia con due bambini, di 4 e 9 anni, a Londra a luglio per sei giorni',
    'in=it to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    'Potresti pianificare un viaggio da Milano a Roma di 3 giorni, dal 16 al 18 marzo 2027? Siamo in cinque ' +
      'con un budget di 1.700 €. Ci piace la cucina italiana e francese.',
    'in=it from=Milan to=Rome days=3 dates=2027-03-16..2027-03-18 people=5 budget=1700EUR/trip food=Italian;French',
  ],
  [
    'Vorrei andare a Barcellona con la mia ragazza dal 14 al 17 febbraio, spendendo al massimo 600 euro in due',
    'in=it to=Barcelona days=4 dates=2027-02-14..2027-02-17 people=2 budget=600EUR/trip',
  ],
  [
    'Siamo una famiglia di 5 persone (figli di 3, 6 e 9 anni), 4 giorni a Vienna a Natale',
    'in=it to=Vienna days=4 dates=2026-12-24..2026-12-27 people=5 kids=3(3,6,9)',
  ],
  [
    'Partenza da Torino il 2 giugno, ritorno il 6, destinazione Praga, budget 450 euro a testa',
    'in=it from=Turin to=Prague days=5 dates=2027-06-02..2027-06-06 budget=450EUR/person leave=2027-06-06',
  ],
  [
    'Tre giorni a Parigi, voglio vedere il Louvre e la Torre Eiffel, niente Disneyland',
    'in=it to=Paris days=3 see=Louvre;Torre Eiffel not=Disneyland',
  ],
])('Italian: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
