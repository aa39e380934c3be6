import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** Forms of booking in other people's words. First run: 24 of 40 wholly right. */
const REQUESTS = `
My sister and I fancy a quick escape to Nashville, leaving from Columbus on March 12th 2022 and coming back on the 14th. We've got $1,500 between us. | org=Columbus; to=Nashville; days=3; d=2022-03-12..2022-03-14; n=2; b=1500 USD
Need something for 5 adults, Tampa to Charlotte, 3/18/2022 through 3/20/2022, nothing above $4,200, and the rentals have to be fine with a dog. | org=Tampa; to=Charlotte; days=3; d=2022-03-18..2022-03-20; n=5; b=4200 USD; house=pets
Travelling by myself out of Boise with 2,400 dollars to burn: pick two cities in Utah and fill March 6 - March 10, 2022. I won't get behind the wheel. | org=Boise; to=Utah; days=5; d=2022-03-06..2022-03-10; n=1; b=2400 USD; cities=2; avoid=self-driving
A week for six, 3 different Florida towns, beginning in Atlanta on the 9th of March, 2022 and wrapping up on the 15th. We can stretch to $9,800. Thai and French food please, and entire homes only. | org=Atlanta; to=Florida; days=7; d=2022-03-09..2022-03-15; n=6; b=9800 USD; cities=3; food=Thai,French; room=entire room
We're three flatmates who'd like to get from Lisbon to Marrakech and Fez, round trip, staying nine days in total. Two rooms will do. Ceiling: 3000 EUR. If you can, put us in a 4-star riad at roughly 80 EUR a night. | org=Lisbon; to=Marrakech,Fez; days=9; n=3; b=3000 EUR; rooms=2; round=1; hotel=/4/80
One-way from Vienna to Tbilisi, Batumi. 8 days, single room, I'd rather not go past 1200. Love wine and hiking. Renting an SUV with 4 seats for some 50 USD daily sounds good. | org=Vienna; to=Tbilisi,Batumi; days=8; b=1200; rooms=1; round=0; car=SUV/4/50
Could you sort out a three-day visit to San Antonio for a couple from Tulsa? Dates: the 22nd to the 24th of March 2022. Money: $1,100 tops. Food: Mexican and barbecue. | org=Tulsa; to=San Antonio; days=3; d=2022-03-22..2022-03-24; n=2; b=1100 USD; food=Mexican
Please put together a trip for our party of 7 that leaves Buffalo on 2022-03-02, takes in three cities in Pennsylvania and is over by 2022-03-08. The purse is $8,300. No shared rooms and no flying. | org=Buffalo; to=Pennsylvania; days=7; d=2022-03-02..2022-03-08; n=7; b=8300 USD; cities=3; room=not shared room; avoid=flight
i'm in denver, want to be in seattle 17-19 march 2022, just one person, have about 950 bucks, somewhere i can smoke | org=denver; to=seattle; days=3; d=2022-03-17..2022-03-19; n=1; b=950 USD; house=smoking
Two parents, kids of 3 and 8, Milwaukee to Chicago and then on to Indianapolis, five days beginning 14 March 2022, budget around $3k, our own place rather than a shared one | org=Milwaukee; to=Chicago,Indianapolis; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:3,8; b=3000 USD
For my boss and me: London to Zurich on Tuesday 8 March 2022, back Thursday 10 March, two separate rooms, no more than 2,000 pounds all told. | org=London; to=Zurich; days=3; d=2022-03-08..2022-03-10; n=2; b=2000 GBP; room=private room
I'd love 4 days in Kyoto starting from Seoul. There'll be two of us, we need one room and want to keep to 1800 USD. Kinkaku-ji and Fushimi Inari Shrine are what we're coming for. | org=Seoul; to=Kyoto; days=4; n=2; b=1800 USD; rooms=1; see=Kinkaku-ji,Fushimi Inari Shrine
Eight of us, all students, want cheap: Prague to Budapest, 4 nights from 3 March 2022, 1600 euros for everyone together, hostel dorms are okay. | org=Prague; to=Budapest; days=5; d=2022-03-03..2022-03-07; n=8; b=1600 EUR; room=shared room
Honeymoon! Dubai then the Maldives, from Manchester, 12 days, 7,500 pounds, five-star, nothing hectic | org=Manchester; to=Dubai,Maldives; days=12; n=2; b=7500 GBP; hotel=/5/; pace=calm
Sketch out a getaway from Spokane to Portland, Oregon for four people lasting three days, March 11th-13th 2022. They have $2,050. One of them is vegan and nobody wants to drive. | org=Spokane; to=Portland; days=3; d=2022-03-11..2022-03-13; n=4; b=2050 USD; diet=vegan; avoid=self-driving
Departing Santiago, I intend to see Buenos Aires and Montevideo over ten days with my girlfriend. Return ticket. One double room. We mustn't spend over 2,900 dollars. Visiting Palacio Barolo in Buenos Aires would make her day. | org=Santiago; to=Buenos Aires,Montevideo; days=10; n=2; b=2900 USD; rooms=1; round=1; see=Palacio Barolo
Zu dritt wollen wir von Erfurt aus nach Kopenhagen, Abfahrt am 12. März 2022, wieder da am 15., mehr als 1.100 Euro haben wir nicht. Hund kommt mit. | org=Erfurt; to=Kopenhagen; days=4; d=2022-03-12..2022-03-15; n=3; b=1100 EUR; house=pets
Plane bitte eine Woche durch drei Städte in Polen, Startort Dresden, 6. bis 12. März 2022, für fünf Leute und maximal 4.500 €. Geflogen wird nicht. | org=Dresden; to=Polen; days=7; d=2022-03-06..2022-03-12; n=5; b=4500 EUR; cities=3; avoid=flight
Hin und zurück von Wien nach Lissabon und Porto, 9 Tage, meine Freundin und ich, ein Zimmer, so um die 2.000 Euro. Auf den Torre de Belém freuen wir uns besonders. | org=Wien; to=Lissabon,Porto; days=9; n=2; b=2000 EUR; rooms=1; round=1; see=Torre de Belém
Mein Mann, unsere Zwillinge (6) und ich fahren von Mainz nach Straßburg: 18.–20. März 2022, 900 Euro sind die Grenze, ganze Ferienwohnung gewünscht. | org=Mainz; to=Straßburg; days=3; d=2022-03-18..2022-03-20; n=4; kids=2:6,6; b=900 EUR; room=entire room
Ich brauche was für mich allein: Basel – Florenz, drei Tage ab dem 25. März 2022, 700 Franken, thailändisch oder indisch essen. | org=Basel; to=Florenz; days=3; d=2022-03-25..2022-03-27; n=1; b=700 CHF; food=Thai,Indian
Für sechs Kollegen suchen wir einen günstigen Kombi mit sieben Plätzen in Palermo, etwa 60 Euro pro Tag. Anreise aus Stuttgart, 5 Tage, 3 Zimmer, insgesamt 3.600 Euro. | org=Stuttgart; to=Palermo; days=5; n=6; b=3600 EUR; rooms=3; car=Kombi/7/60
Nous partons à cinq de Metz pour Bruxelles, du 11 au 13 mars 2022, avec 1 500 euros maximum. Il nous faut des chambres privées et on ne prend pas la voiture. | org=Metz; to=Bruxelles; days=3; d=2022-03-11..2022-03-13; n=5; b=1500 EUR; room=private room; avoid=self-driving
Peux-tu me trouver deux villes du Portugal à faire en cinq jours depuis Bordeaux, 8-12 mars 2022 ? Je voyage seul et je ne veux pas dépasser 900 €. | org=Bordeaux; to=Portugal; days=5; d=2022-03-08..2022-03-12; n=1; b=900 EUR; cities=2
Aller-retour Genève – Istanbul pour ma mère et moi, 6 jours, une chambre avec deux lits, 1 700 francs suisses au total. Sainte-Sophie, c'est obligatoire. | org=Genève; to=Istanbul; days=6; n=2; b=1700 CHF; rooms=1; round=1; see=Sainte-Sophie
On est une famille de cinq (enfants de 2, 6 et 11 ans) et on cherche trois jours à Londres en partant de Rouen le 25 mars 2022. Tout compris 2 300 euros. | org=Rouen; to=Londres; days=3; d=2022-03-25..2022-03-27; n=5; kids=3:2,6,11; b=2300 EUR
Quatre amis, Toulouse → Séville, 3 au 6 mars 2022, 1 200 euros à nous tous, logement où on peut faire la fête, cuisine méditerranéenne | org=Toulouse; to=Séville; days=4; d=2022-03-03..2022-03-06; n=4; b=1200 EUR; house=parties; food=Mediterranean
Mi pareja y yo queremos salir de Zaragoza rumbo a Lyon del 17 al 19 de marzo de 2022 sin gastar más de 1.000 euros; que admitan gatos. | org=Zaragoza; to=Lyon; days=3; d=2022-03-17..2022-03-19; n=2; b=1000 EUR; house=pets
Organiza siete días por tres ciudades de Portugal para ocho personas, partiendo de Vigo el 7 de marzo de 2022 y terminando el 13. Disponemos de 7.000 euros. Nada de alquilar coche. | org=Vigo; to=Portugal; days=7; d=2022-03-07..2022-03-13; n=8; b=7000 EUR; cities=3; avoid=self-driving
Vuelo de ida y vuelta Bogotá-Cartagena, 5 días, somos 4, dos habitaciones, presupuesto 1800 dólares, queremos conocer el Castillo de San Felipe. | org=Bogotá; to=Cartagena; days=5; n=4; b=1800 USD; rooms=2; round=1; see=Castillo de San Felipe
viajo solo de sevilla a oporto tres días, 4 a 6 marzo 2022, unos 350 euros, comida china o india | org=sevilla; to=oporto; days=3; d=2022-03-04..2022-03-06; n=1; b=350 EUR; food=Chinese,Indian
Para una familia con dos críos (5 y 7), de Málaga a Roma, cinco días desde el 21 de marzo de 2022, tope 2.400, apartamento entero | org=Málaga; to=Roma; days=5; d=2022-03-21..2022-03-25; n=4; kids=2:5,7; b=2400; room=entire room
Siamo in sette e vorremmo andare da Perugia a Monaco di Baviera dal 10 al 12 marzo 2022, spendendo al massimo 2.800 euro, senza prendere aerei. | org=Perugia; to=Monaco di Baviera; days=3; d=2022-03-10..2022-03-12; n=7; b=2800 EUR; avoid=flight
Vorrei visitare due città dell'Austria in cinque giorni, partenza Verona 15 marzo 2022, rientro il 19, viaggio da solo, budget 1.000 euro, stanza privata. | org=Verona; to=Austria; days=5; d=2022-03-15..2022-03-19; n=1; b=1000 EUR; cities=2; room=private room
Io, mia moglie e nostro figlio di 9 anni: Catania-Barcellona andata e ritorno, 6 giorni, una camera, 1.900 euro in tutto; la Sagrada Família non si discute. | org=Catania; to=Barcellona; days=6; n=3; kids=1:9; b=1900 EUR; rooms=1; round=1; see=Sagrada Família
tre amiche da torino a nizza, 3 giorni dal 18 marzo 2022, 600 euro totali, cibo francese, portiamo un cagnolino | org=torino; to=nizza; days=3; d=2022-03-18..2022-03-20; n=3; b=600 EUR; food=French; house=pets
Queremos ir os quatro de Braga a Barcelona, de 11 a 14 de março de 2022, com 1.600 euros no total e num apartamento só para nós. | org=Braga; to=Barcelona; days=4; d=2022-03-11..2022-03-14; n=4; b=1600 EUR; room=entire room
Monte uma viagem de uma semana por três cidades do Chile saindo de Porto Alegre, entre 5 e 11 de março de 2022, para um casal, com R$ 14.000, sem dirigir. | org=Porto Alegre; to=Chile; days=7; d=2022-03-05..2022-03-11; n=2; b=14000 BRL; cities=3; avoid=self-driving
Passagem só de ida de Recife para Lisboa, Madri; 10 dias; eu e meu irmão; 2 quartos; até 16 mil reais; queria muito ver o Museu do Prado em Madri. | org=Recife; to=Lisboa,Madri; days=10; n=2; b=16000 BRL; rooms=2; round=0; see=Museu do Prado
vou sozinha de coimbra a sevilha, 3 dias, 25 a 27 março 2022, 280 euros, comida indiana, onde se possa fumar | org=coimbra; to=sevilha; days=3; d=2022-03-25..2022-03-27; n=1; b=280 EUR; food=Indian; house=smoking
`
const MOST_WRONG = 7

it('understands most of them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2022-01-01')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
