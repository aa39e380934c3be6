import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

/** A public holiday beside dates, a weekday beside a date, towns beside their region, verdicts behind a name. */
it.each([
  [
    'Quick trip: Chicago -> Montreal, Friday to Monday, 2 pax, $1.2k total',
    'in=en from=Chicago to=Montréal days=4 dates=2026-11-20..2026-11-23 people=2 budget=1200USD/trip',
  ],
  [
    "Grandma can't do stairs. 5 days in Prague in the last week of May, 4 adults, about £250 a head per day",
    'in=en to=Prague days=5 dates=2027-05-25~2027-05-31 people=4 budget=250GBP/person-day legs=step-free',
  ],
  [
    'Twelve of us, stag do, Budapest, weekend of 17 April, thermal baths and nightlife, £300pp',
    'in=en to=Budapest days=2 dates=2027-04-17..2027-04-18 people=12 budget=300GBP/person likes=nightlife',
  ],
  [
    'Plan uns bitte einen Kurztrip nach Straßburg zum Weihnachtsmarkt, 4.–6. Dezember, mein Freund und ich',
    'in=de to=Strasbourg days=3 dates=2026-12-04..2026-12-06 people=2',
  ],
  [
    'Zwei Tage Kyoto, nur Tempel und Gärten, Ankunft am 2. April um 9.15 Uhr, Rückflug am Tag darauf um 20 Uhr',
    'in=de to=Kyoto days=2 dates=2027-04-02..2027-04-03 likes=religion;nature arrive=2027-04-02T9:15 leave=2027-04-03T20:00',
  ],
  [
    'Silvester in Edinburgh, 29.12. bis 2.1., vier Erwachsene, gutes Essen, wenig laufen',
    'in=de to=Edinburgh days=5 dates=2026-12-29..2027-01-02 people=4 likes=food legs=short-walks',
  ],
  [
    'Pfingsten in Amsterdam, drei Nächte, Van-Gogh-Museum ist gesetzt, Madame Tussauds auf keinen Fall',
    'in=de to=Amsterdam days=4 dates=2027-05-15..2027-05-18 see=Van-Gogh-Museum not=Madame Tussauds',
  ],
  [
    'Wochenendtrip Mailand 17.–19.4., wir sind 2, Das Abendmahl wollen wir sehen, Shopping eher nicht',
    'in=de to=Milan days=3 dates=2027-04-17..2027-04-19 people=2 see=Das Abendmahl not=Shopping',
  ],
  [
    'Würde gern im Mai 8 Tage durch Andalusien: Málaga, Granada, Córdoba, Sevilla, mit dem Zug',
    'in=de to=Málaga+Granada+Córdoba+Seville days=8 dates=2027-05-01~2027-05-31',
  ],
  [
    'Städtereise für meine Eltern (beide 70) nach Wien, fünf Tage ab dem 3. Mai, Oper am 5. Mai um 19 Uhr',
    'in=de to=Vienna days=5 dates=2027-05-03..2027-05-07 people=2 fixed=Oper 2027-05-05T19:00',
  ],
  [
    'Un petit séjour à Strasbourg pour le marché de Noël, du 4 au 6 décembre, mon copain et moi',
    'in=fr to=Strasbourg days=3 dates=2026-12-04..2026-12-06 people=2',
  ],
  [
    'Deux jours à Kyoto, que des temples et des jardins, arrivée le 2 avril à 9h15, vol retour le lendemain à 20h',
    'in=fr to=Kyoto days=2 dates=2027-04-02..2027-04-03 likes=religion;nature arrive=2027-04-02T9:15 leave=2027-04-03T20:00',
  ],
  [
    'Mon vol arrive à Rome vendredi 12 novembre 2027 à 11h40, je repars dimanche à 21h05, et samedi soir dîner à 20h chez Armando',
    'in=fr to=Rome days=3 dates=2027-11-12..2027-11-14 fixed=dîner chez Armando 2027-11-13T20:00 arrive=2027-11-12T11:40 leave=2027-11-14T21:05',
  ],
  [
    'Une semaine en Sicile en octobre, Palerme puis Catane, je voyage seule, végétarienne',
    'in=fr to=Palermo+Catania days=7 dates=2027-10-01~2027-10-31 people=1 diet=vegetarian',
  ],
  [
    'Mes parents et moi irions à Vienne fin avril, cinq jours, opéra le 28 à 19 h',
    'in=fr to=Vienna days=5 dates=2027-04-21~2027-04-30 people=3 fixed=opéra 2027-04-28T19:00',
  ],
  [
    'Vamos los tres a Oporto a principios de junio, seis días, máximo 900 euros por cabeza',
    'in=es to=Porto days=6 dates=2027-06-01~2027-06-10 people=3 budget=900EUR/person',
  ],
  [
    'Escapada a Estrasburgo por el mercado de Navidad, del 4 al 6 de diciembre, mi novio y yo',
    'in=es to=Strasbourg days=3 dates=2026-12-04..2026-12-06 people=2',
  ],
  [
    'Nochevieja en Edimburgo, del 29 de diciembre al 2 de enero, cuatro adultos, buena comida, caminar poco',
    'in=es to=Edinburgh days=5 dates=2026-12-29..2027-01-02 people=4 likes=food legs=short-walks',
  ],
  [
    'Mi vuelo aterriza en París el viernes 12 de noviembre de 2027 a las 11:40 y me voy el domingo a las 21:05; el sábado a las 20:00 cena en Le Train Bleu',
    'in=es to=Paris days=3 dates=2027-11-12..2027-11-14 fixed=cena en Le Train Bleu 2027-11-13T20:00 arrive=2027-11-12T11:40 leave=2027-11-14T21:05',
  ],
  [
    'mis padres y yo a viena a finales de abril, cinco dias, opera el 28 a las 19h',
    'in=es to=Vienna days=5 dates=2027-04-21~2027-04-30 people=3 fixed=opera 2027-04-28T19:00',
  ],
  [
    'Berlín 4 días, vamos mi mujer, los dos niños de 6 y 9 y yo, nada de museos de guerra',
    'in=es to=Berlin days=4 people=4 kids=2(6,9) not=museos de guerra',
  ],
  [
    'Gita a Strasburgo per i mercatini di Natale, dal 4 al 6 dicembre, io e il mio ragazzo',
    'in=it to=Strasbourg days=3 dates=2026-12-04..2026-12-06 people=2',
  ],
  [
    'Capodanno a Edimburgo, dal 29/12 al 2/1, quattro adulti, buona cucina, camminare poco',
    'in=it to=Edinburgh days=5 dates=2026-12-29..2027-01-02 people=4 likes=food legs=short-walks',
  ],
  [
    'Quindici giorni in Giappone ad aprile in due: Tokyo, Kyoto e Hiroshima, budget 5000 euro voli esclusi',
    'in=it to=Tokyo+Kyoto+Hiroshima days=15 dates=2027-04-01~2027-04-30 people=2 budget=5000EUR/trip',
  ],
  [
    'Il mio volo atterra a Parigi venerdì 12 novembre 2027 alle 11:40 e riparto domenica alle 21:05; sabato alle 20 cena da Septime',
    'in=it to=Paris days=3 dates=2027-11-12..2027-11-14 fixed=cena da Septime 2027-11-13T20:00 arrive=2027-11-12T11:40 leave=2027-11-14T21:05',
  ],
  [
    'Berlino 4 giorni, io, mia moglie e i due bambini di 6 e 9 anni, niente musei di guerra',
    'in=it to=Berlin days=4 people=4 kids=2(6,9) not=musei di guerra',
  ],
  [
    'Escapadinha a Estrasburgo pelo mercado de Natal, de 4 a 6 de dezembro, eu e o meu namorado',
    'in=pt to=Strasbourg days=3 dates=2026-12-04..2026-12-06 people=2',
  ],
  [
    'Réveillon em Edimburgo, de 29 de dezembro a 2 de janeiro, quatro adultos, boa comida, caminhar pouco',
    'in=pt to=Edinburgh days=5 dates=2026-12-29..2027-01-02 people=4 likes=food legs=short-walks',
  ],
  [
    'Quinze dias na Itália em abril a dois: Roma, Florença e Veneza, orçamento de 5000 euros sem voos',
    'in=pt to=Rome+Florence+Venice days=15 dates=2027-04-01~2027-04-30 people=2 budget=5000EUR/trip',
  ],
  [
    'O meu voo aterra em Paris na sexta 12 de novembro de 2027 às 11h40 e vou embora no domingo às 21h05; sábado às 20h jantar no Septime',
    'in=pt to=Paris days=3 dates=2027-11-12..2027-11-14 fixed=jantar no Septime 2027-11-13T20:00 arrive=2027-11-12T11:40 leave=2027-11-14T21:05',
  ],
  [
    'Berlim 4 dias, eu, minha mulher e as duas crianças de 6 e 9 anos, nada de museus de guerra',
    'in=pt to=Berlin days=4 people=4 kids=2(6,9) not=museus de guerra',
  ],
  [
    'Family trip to Tokyo: 2 adults, twins aged 5, in April, relaxed',
    'in=en to=Tokyo dates=2027-04-01~2027-04-30 people=4 kids=2(5,5) pace=calm',
  ],
  [
    'Londres con nuestros gemelos de 9 años, del viernes 5 al lunes 8 de marzo de 2027, el Museo Británico no puede faltar',
    'in=es to=London days=4 dates=2027-03-05..2027-03-08 people=4 kids=2(9,9) see=Museo Británico',
  ],
  [
    'Fünf Tage Paris im Oktober mit meinem Mann, Louvre ja, Eiffelturm nein',
    'in=de to=Paris days=5 dates=2027-10-01~2027-10-31 people=2 see=Louvre not=Eiffelturm',
  ],
  [
    'Wien zwischen Weihnachten und Neujahr, 4 Nächte, Konzert im Musikverein am 30.12. um 19:30 Uhr',
    'in=de to=Vienna days=5 dates=2026-12-27..2026-12-31 fixed=Konzert im Musikverein 2026-12-30T19:30',
  ],
  [
    'Klassenfahrt: 24 Schüler und 2 Lehrer, Prag, 3.-7. Mai 2027, 350 Euro pro Schüler',
    'in=de to=Prague days=5 dates=2027-05-03..2027-05-07 people=26 budget=350EUR/person',
  ],
  [
    'Weekend a Roma il mese prossimo, siamo cinque amici, il Colosseo lo conosciamo già, meglio Trastevere',
    'in=it to=Rome days=2 dates=2026-12-01~2026-12-31 people=5 not=Colosseo',
  ],
  ['Italy in ten days: Rome, Florence, then Venice. Two of us.', 'in=en to=Rome+Florence+Venice days=10 people=2'],
  [
    'O que faço no Porto depois de amanhã? Tenho um dia, vou sozinho, 50 euros',
    'in=pt to=Porto days=1 dates=2026-11-17..2026-11-17 people=1 budget=50EUR/trip',
  ],
  ['A long weekend in Rome for two, first week of May', 'in=en to=Rome days=3 dates=2027-05-01~2027-05-07 people=2'],
  ['A long weekend in Rome for two, 3 to 7 May', 'in=en to=Rome days=5 dates=2027-05-03..2027-05-07 people=2'],
  [
    'Tre settimane in Perù, quattro amici: Lima, Cusco; il Machu Picchu è imperdibile',
    'in=it to=Lima+Cusco days=21 people=4 see=Machu Picchu',
  ],
  [
    'Wir landen am Freitag gegen 14 Uhr in Rom und fliegen Montag früh zurück',
    'in=de to=Rome days=4 dates=2026-11-20..2026-11-23 arrive=2026-11-20T14:00 leave=2026-11-23Tmorning',
  ],
  [
    'Atterriamo a Roma venerdì verso le 14 e ripartiamo lunedì mattina',
    'in=it to=Rome days=4 dates=2026-11-20..2026-11-23 arrive=2026-11-20T14:00 leave=2026-11-23Tmorning',
  ],
  [
    'Aterramos em Roma sexta por volta das 14h e voltamos segunda de manhã',
    'in=pt to=Rome days=4 dates=2026-11-20..2026-11-23 arrive=2026-11-20T14:00 leave=2026-11-23Tmorning',
  ],
  ['Mit Mama nach Paris, 3 Tage ab Freitag, 14. Mai', 'in=de to=Paris days=3 dates=2027-05-14..2027-05-16 people=2'],
])('%s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
