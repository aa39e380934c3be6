import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** Free wishes by a third hand, read first after the other two sets of them. First run: 19 of 31 wholly right. */
const REQUESTS = `
We're a family of five from Denver heading to Washington for spring break, March 13 to 18, kids 7, 10 and 14. Air and Space Museum, Lincoln Memorial, nothing fancy, $3,500 total. | org=Denver; to=Washington; days=6; d=2027-03-13..2027-03-18; n=5; kids=3:7,10,14; b=3500 USD; see=Air and Space Museum,Lincoln Memorial
long weekend in hamburg with my sister, end of january, elbphilharmonie and miniatur wunderland, vegetarian, 400 euros each | to=hamburg; days=3; d=2027-01-21..2027-01-31~; n=2; b=400 EUR; per=person; diet=vegetarian; see=elbphilharmonie,miniatur wunderland
Two nights in Granada in early May, we absolutely want to see the Alhambra, no flamenco shows, travelling by train from Madrid | org=Madrid; to=Granada; days=3; d=2027-05-01..2027-05-10~; see=Alhambra
Prague, 3 to 6 December, me and my boyfriend, Christmas markets, Charles Bridge, Jewish Quarter, under 600 euros | to=Prague; days=4; d=2026-12-03..2026-12-06; n=2; b=600 EUR; see=Charles Bridge,Jewish Quarter
My mum uses a wheelchair. We want four days in Berlin in June, Museum Island and the Reichstag dome, at a slow pace. | to=Berlin; days=4; d=2027-06-01..2027-06-30~; n=2; mob=step-free; pace=calm; see=Museum Island,Reichstag
Arriving in Istanbul on 9 April at 6am, leaving on 12 April at 11pm, four friends, Grand Bazaar, Blue Mosque, Bosphorus cruise, skip the palaces | to=Istanbul; days=4; d=2027-04-09..2027-04-12; n=4; see=Grand Bazaar,Blue Mosque,Bosphorus cruise; not=palaces; arr=2027-04-09 06:00; dep=2027-04-12 23:00
Three days in Tokyo followed by four in Kyoto, mid-October, couple, 2,800 dollars, Fushimi Inari a must, packed schedule is fine | to=Tokyo,Kyoto; nights=3,4; days=7; d=2027-10-11..2027-10-20~; n=2; b=2800 USD; see=Fushimi Inari; pace=full
Drei Tage Salzburg mit meinen Eltern, Anfang September, Festung Hohensalzburg und Mirabell, Papa kann nicht weit laufen, etwa 700 Euro | to=Salzburg; days=3; d=2027-09-01..2027-09-10~; n=3; b=700 EUR; mob=short-walks; see=Festung Hohensalzburg,Mirabell
Wir sind vier Mädels aus Stuttgart und wollen vom 6. bis 9. Mai nach Barcelona, Sagrada Família ja, Camp Nou nein, 500 Euro pro Kopf | org=Stuttgart; to=Barcelona; days=4; d=2027-05-06..2027-05-09; n=4; b=500 EUR; per=person; see=Sagrada Família; not=Camp Nou
wochenende in wien mit kind (3 jahre), schönbrunn und tiergarten, buggy dabei, kein stress | to=wien; days=2; kids=1:3; n=3; mob=step-free; pace=calm; see=schönbrunn,tiergarten
London Ende Oktober, fünf Tage, zu zweit, British Museum, Tower Bridge, Musical am 28. um 19:30 Uhr ist schon gebucht | to=London; days=5; d=2027-10-21..2027-10-31~; n=2; see=British Museum,Tower Bridge; app=Musical@2027-10-28 19:30
Eine Woche Rom und Neapel im März, Kolosseum, Petersdom und Pompeji, Budget 1.200 Euro für beide, vegan | to=Rom,Neapel; days=7; d=2027-03-01..2027-03-31~; n=2; b=1200 EUR; diet=vegan; see=Kolosseum,Petersdom,Pompeji
Ankunft in Lissabon am 2. Juni um 11 Uhr, Abflug am 6. Juni um 17:20 Uhr, Alfama, Torre de Belém, Sintra als Tagesausflug, allein | to=Lissabon; days=5; d=2027-06-02..2027-06-06; n=1; see=Alfama,Torre de Belém; arr=2027-06-02 11:00; dep=2027-06-06 17:20
Deux jours à Lyon avec ma copine le week-end prochain, Fourvière et parc de la Tête d'Or, un bouchon le samedi soir, 300 euros | to=Lyon; days=2; d=2026-11-28..2026-11-29; n=2; b=300 EUR; see=Fourvière,parc de la Tête d'Or
Voyage à Rome du 3 au 7 avril avec nos trois enfants (5, 8 et 11 ans) : Colisée, fontaine de Trevi, pas de musées, hôtel près du Vatican | to=Rome; days=5; d=2027-04-03..2027-04-07; n=5; kids=3:5,8,11; see=Colisée,fontaine de Trevi; not=musées
je pars seule à athènes 4 jours mi-mai, acropole et plaka, 90 euros par jour, végétarienne | to=athènes; days=4; d=2027-05-11..2027-05-20~; n=1; b=90 EUR; per=day; diet=vegetarian; see=acropole,plaka
Arrivée à New York le 10 mai à 15h, retour le 16 mai à 20h, statue de la Liberté, MoMA, Brooklyn Bridge, on évite Times Square | to=New York; days=7; d=2027-05-10..2027-05-16; see=statue de la Liberté,MoMA,Brooklyn Bridge; not=Times Square; arr=2027-05-10 15:00; dep=2027-05-16 20:00
Une semaine en Andalousie en octobre, Séville, Cordoue et Grenade, l'Alhambra absolument, nous sommes quatre retraités, rythme doux | to=Séville,Cordoue,Grenade; days=7; d=2027-10-01..2027-10-31~; n=4; see=Alhambra; pace=calm
Cinco días en Nueva York del 8 al 12 de abril, somos tres amigas, Central Park, el MoMA y la Estatua de la Libertad, unos 200 dólares al día cada una | to=Nueva York; days=5; d=2027-04-08..2027-04-12; n=3; b=200 USD; per=person-day; see=Central Park,MoMA,Estatua de la Libertad
fin de semana en bilbao, guggenheim y casco viejo, con mis padres, hotel de tres estrellas, sin coche | to=bilbao; days=2; n=3; see=guggenheim,casco viejo; hotel=/3/; avoid=self-driving
Llego a Londres el 5 de marzo a las 9:30 y me voy el 8 por la tarde, voy sola, Torre de Londres, Camden, nada de compras | to=Londres; days=4; d=2027-03-05..2027-03-08; n=1; see=Torre de Londres,Camden; not=compras; arr=2027-03-05 09:30; dep=2027-03-08 afternoon
Praga y Viena a mediados de septiembre, 3 noches en cada una, pareja, puente de Carlos y palacio de Schönbrunn, 1.100 euros | to=Praga,Viena; days=7; d=2027-09-11..2027-09-20~; n=2; b=1100 EUR; see=puente de Carlos,palacio de Schönbrunn
Una settimana a Parigi ad agosto con i bambini (6 e 9 anni), Torre Eiffel e Louvre, niente Disneyland, 150 euro al giorno | to=Parigi; days=7; d=2027-08-01..2027-08-31~; n=4; kids=2:6,9; b=150 EUR; per=day; see=Torre Eiffel,Louvre; not=Disneyland
weekend a torino in due, museo egizio e mole antonelliana, a gennaio, max 250 euro | to=torino; days=2; d=2027-01-01..2027-01-31~; n=2; b=250 EUR; see=museo egizio,mole antonelliana
Da Bari a Berlino dal 21 al 25 aprile, io e tre colleghi, Isola dei Musei, Porta di Brandeburgo, serata in discoteca, senza glutine | org=Bari; to=Berlino; days=5; d=2027-04-21..2027-04-25; n=4; diet=gluten-free; see=Isola dei Musei,Porta di Brandeburgo
Atterro a Madrid venerdì alle 13 e riparto domenica alle 19, da sola, Prado e Reina Sofía, tapas, ritmo tranquillo | to=Madrid; days=3; d=2026-11-20..2026-11-22; n=1; see=Prado,Reina Sofía; pace=calm; arr=2026-11-20 13:00; dep=2026-11-22 19:00
Três dias em Sevilha no começo de abril com meus pais, Alcázar e catedral, minha mãe anda devagar, até 500 euros | to=Sevilha; days=3; d=2027-04-01..2027-04-10~; n=3; b=500 EUR; mob=short-walks; see=Alcázar
Somos um casal com um bebé, Amesterdão de 13 a 16 de maio, Museu Van Gogh e Rijksmuseum, carrinho, ritmo calmo | to=Amesterdão; days=4; d=2027-05-13..2027-05-16; n=3; kids=1:0; mob=step-free; pace=calm; see=Museu Van Gogh,Rijksmuseum
rio de janeiro no carnaval com cinco amigos, cristo redentor, pão de açúcar, samba, 4 mil reais por pessoa | to=rio de janeiro; n=6; b=4000 BRL; per=person; see=cristo redentor,pão de açúcar
Saio do Porto para Londres a 4 de junho e volto a 8 de junho, sozinha, Tate Modern, Notting Hill, nada de museus de cera, 600 euros | org=Porto; to=Londres; days=5; d=2027-06-04..2027-06-08; n=1; b=600 EUR; see=Tate Modern,Notting Hill; not=museus de cera
Uma semana na Toscana em setembro, Florença, Siena e Pisa, de carro, quatro pessoas, Uffizi e Torre de Pisa, 2.400 euros | to=Florença,Siena,Pisa; days=7; d=2027-09-01..2027-09-30~; n=4; b=2400 EUR; see=Uffizi,Torre de Pisa
`
const MOST_WRONG = 7

it('understands most of them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2026-11-16')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
