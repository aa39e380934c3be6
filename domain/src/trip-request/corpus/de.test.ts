import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    'Langes Wochenende in Rom für zwei, wir lieben gutes Essen und Kunst, Budget 900 Euro',
    'in=de to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'Eine Woche Lissabon und Porto mit Kindern von 4 und 9 Jahren in der ersten Woche im Mai',
    'in=de to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9)',
  ],
  [
    'Vom 8. bis 10. März nach Paris, 2 Erwachsene, maximal 600 € pro Person',
    'in=de to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 Nächte in Paris und 4 in Rom, meine Frau und ich, ganz entspannt',
    'in=de to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    'Ich reise allein für 10 Tage nach Tokio und Kyoto, Mitte April, vegetarisch, etwa 3.000 €',
    'in=de to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000EUR/trip diet=vegetarian',
  ],
  [
    'Von Hamburg nach Amsterdam, nächstes Wochenende, als Paar',
    'in=de from=Hamburg to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'Über Ostern 2027 nach Barcelona, Familie mit 4 Personen, Kinder im Alter von 6 und 11 Jahren, unbedingt die Sagrada Família sehen',
    'in=de to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    'Wien, 12.-15. Dezember, vier Freunde, bitte keine Museen',
    'in=de to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=Museen',
  ],
  [
    'Wir fliegen am 3. Juni 2027 von München nach Dublin und am 10. Juni zurück, zwei Personen, Gesamtbudget 2.500 Euro',
    'in=de from=Munich to=Dublin days=8 dates=2027-06-03..2027-06-10 people=2 budget=2500EUR/trip leave=2027-06-10',
  ],
  [
    'Wir kommen am Freitag um 18:30 Uhr in Prag an und reisen am Sonntag um 16 Uhr ab',
    'in=de to=Prague days=3 dates=2026-11-20..2026-11-22 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    'Plane 5 Tage New York für eine Gruppe von 6 Personen, auf jeden Fall das Empire State Building, aber nicht den Times Square',
    'in=de to=New York days=5 people=6 see=Empire State Building not=Times Square',
  ],
  [
    'Budapest in 3 Tagen mit meiner Mutter, die nicht weit laufen kann',
    'in=de to=Budapest days=3 people=2 legs=short-walks',
  ],
  [
    'Fünftägige Reise nach Marrakesch im November, 1200 Euro, veganes Essen, gemütlich',
    'in=de to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200EUR/trip likes=food pace=calm diet=vegan',
  ],
  [
    'Mein Mann, unser Baby und ich wollen im Sommer eine Woche nach Kopenhagen',
    'in=de to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Zwei Wochen Italien im nächsten Frühling zu zweit, Kirchen und Wandern',
    'in=de to=IT days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['von rom nach venedig, 4 tage, 2 personen', 'in=de from=Rome to=Venice days=4 people=2'],
  [
    'Tagesausflug nach Salzburg morgen mit Kinderwagen',
    'in=de to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Zwischen dem 3. und 9. Mai in Athen für 3 Erwachsene und 1 Kind (7), 80 € pro Tag und Person',
    'in=de to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Flitterwochen in Venedig, Ende September, 5 Nächte, nicht mehr als 2500 Euro',
    'in=de to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'Nur Hinflug von Köln nach Lissabon am 12. Januar 2027 für eine Person',
    'in=de from=Cologne to=Lisbon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    'Bitte plane eine 7-tägige Reise für zwei ab Sevilla nach Granada, wir wollen nicht fliegen und hätten gern ein Privatzimmer, Haustiere erlaubt',
    'in=de from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'Von Freitag bis Sonntag in Berlin, solo, Nachtleben und Architektur',
    'in=de to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Edinburgh, August 2027, zehn Tage, halal, barrierefrei, Budget: 2000 Pfund',
    'in=de to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip diet=halal legs=step-free',
  ],
  [
    'Vier Tage Istanbul; die Hagia Sophia ist Pflicht; am 5. Dezember um 20 Uhr haben wir Karten für die Oper',
    'in=de to=Istanbul days=4 see=Hagia Sophia fixed=Karten 2026-12-05T20:00',
  ],
  [
    'Amsterdam (2 Nächte), Brüssel (1 Nacht) und Paris (3 Nächte), ab dem 10.4.2027, 4 Personen',
    'in=de to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Familienreise mit zwei Kindern, 4 und 9 Jahre alt, nach London im Juli für sechs Tage',
    'in=de to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    'Könnten Sie eine Reise von Berlin nach Wien planen? Sie soll 3 Tage dauern, vom 16. bis zum 18. März ' +
      '2027. Wir sind zu fünft und haben ein Budget von 1.700 Euro. Wir mögen italienische und französische ' +
      'Küche.',
    'in=de from=Berlin to=Vienna days=3 dates=2027-03-16..2027-03-18 people=5 budget=1700EUR/trip food=Italian;French',
  ],
  [
    'Hallo! Ich plane mit meiner Freundin einen Städtetrip nach Kopenhagen, Anreise am 5. Mai 2027 gegen 14 ' +
      'Uhr, Abreise am 8. Mai um 19:45 Uhr. Wir haben ca. 1.200 Euro.',
    'in=de to=Copenhagen days=4 dates=2027-05-05..2027-05-08 people=2 budget=1200EUR/trip arrive=2027-05-05T14:00 leave=2027-05-08T19:45',
  ],
  [
    'Wir (2 Erwachsene, 2 Kinder, 6 und 8) suchen für die Osterferien etwas in Valencia, max. 2.500 €, gern Strand und Zoo, keine langen Fußwege',
    'in=de to=Valencia days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,8) budget=2500EUR/trip likes=beach;family legs=short-walks',
  ],
  [
    'Kannst du mir für nächste Woche Donnerstag bis Samstag was in Krakau zusammenstellen? Bin allein unterwegs und esse kein Fleisch.',
    'in=de to=Kraków days=3 dates=2026-11-19..2026-11-21 people=1 diet=vegetarian',
  ],
  [
    'Drei Tage Florenz Mitte Oktober, wir sind zu viert, Uffizien sind Pflicht, bitte kein Dom',
    'in=de to=Florence days=3 dates=2027-10-11~2027-10-20 people=4 see=Uffizien not=Dom',
  ],
  [
    'Ab Zürich für 4 Nächte nach Lissabon, Abflug 14.02.2027, Budget 700 CHF pro Nase',
    'in=de from=Zurich to=Lisbon days=5 dates=2027-02-14..2027-02-18 budget=700CHF/person',
  ],
  [
    'Einmal Paris und zurück von Köln aus, Wochenende, mit dem Zug, nicht fliegen',
    'in=de from=Cologne to=Paris trip=return days=2 avoid=flight',
  ],
  [
    'Städtereise: Ziel Budapest, Start Wien, Dauer 3 Tage, Personen 2, Budget 500 €',
    'in=de from=Vienna to=Budapest days=3 people=2 budget=500EUR/trip',
  ],
  [
    'Plane für uns zwei eine dreitägige Reise, die in Wien beginnt und nach Prag führt, 14. bis 16. März 2027, 700 € stehen zur Verfügung',
    'in=de from=Vienna to=Prague days=3 dates=2027-03-14..2027-03-16 people=2 budget=700EUR/trip',
  ],
  [
    'Drei Tage Wien, lockeres Tempo, keine Museen, vegetarisch',
    'in=de to=Vienna days=3 pace=calm diet=vegetarian not=Museen',
  ],
])('German: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
