import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** A book club, a class, a conference, days out and back: labelled before they were read, 23 of 40 then. */
const REQUESTS = `
We'd like to spend the first weekend of June in Antwerp, two couples, Rubens House and the MAS, nothing expensive, 150 euros per person | to=Antwerp; days=2; d=2027-06-05..2027-06-06; n=4; b=150 EUR; per=person; see=Rubens House,MAS
Four nights in Madeira from 14 January, my husband, my mother-in-law and me, she cannot walk far, Monte Palace, no levada hikes | to=Madeira; days=5; d=2027-01-14..2027-01-18; n=3; mob=short-walks; see=Monte Palace; not=levada hikes
Solo trip to Seoul, ten days in October, Gyeongbokgung, Bukchon, temples and street food, $120 a day | to=Seoul; days=10; d=2027-10-01..2027-10-31~; n=1; b=120 USD; per=day; see=Gyeongbokgung,Bukchon
We arrive in Nice on 2 July around noon and our train leaves on the 6th at 5.20 pm; two adults, kids 5 and 8; Matisse Museum, beach every day | to=Nice; days=5; d=2027-07-02..2027-07-06; n=4; kids=2:5,8; see=Matisse Museum; arr=2027-07-02 12:00; dep=2027-07-06 17:20
York by train from Leeds on Sunday, the two of us, Minster and the railway museum, back by 7pm | org=Leeds; to=York; days=1; d=2026-11-22..2026-11-22; n=2; see=Minster,railway museum
Honeymoon: 3 nights Dubrovnik, 4 nights Hvar, starting 12 September, budget 3k euros, we hate crowds | to=Dubrovnik,Hvar; nights=3,4; days=8; d=2027-09-12..2027-09-19; n=2; b=3000 EUR; not=crowds
Book club of eight ladies, Dublin, 19-21 March, Trinity College Library yes, Guinness Storehouse no, vegetarian options for two of us | to=Dublin; days=3; d=2027-03-19..2027-03-21; n=8; diet=vegetarian; see=Trinity College Library; not=Guinness Storehouse
Wir möchten im April für fünf Tage nach Valencia, mein Mann und ich, Stadt der Künste, Fahrrad fahren, Paella, ca. 800 Euro | to=Valencia; days=5; d=2027-04-01..2027-04-30~; n=2; b=800 EUR; see=Stadt der Künste
Klassenfahrt mit 22 Schülern und 3 Lehrern nach Weimar, 7. bis 10. Juni, Goethehaus, Gedenkstätte Buchenwald, 180 Euro pro Schüler | to=Weimar; days=4; d=2027-06-07..2027-06-10; n=25; b=180 EUR; per=person; see=Goethehaus,Gedenkstätte Buchenwald
Jeweils zwei Nächte in Brügge und Gent ab dem 3. April, zu dritt, gemütlich | to=Brügge,Gent; nights=2,2; days=5; d=2027-04-03..2027-04-07; n=3; pace=calm
am samstag mit dem zug von köln nach aachen, nur ich, dom und printen, abends um 20 uhr zurück | org=köln; to=aachen; days=1; d=2026-11-21..2026-11-21; n=1; see=dom; dep=2026-11-21 20:00
Unsere Familie (2 Erwachsene, Kinder 4, 7 und 12) will vom 24. bis 31. Juli nach Rügen, Kreidefelsen, Strand, keine Museen, höchstens 1.900 Euro | to=Rügen; days=8; d=2027-07-24..2027-07-31; n=5; kids=3:4,7,12; b=1900 EUR; see=Kreidefelsen; not=Museen
Städtetrip nach Riga am 13. und 14. Februar, meine Freundin und ich, Jugendstilviertel, Zentralmarkt, vegan | to=Riga; days=2; d=2027-02-13..2027-02-14; n=2; diet=vegan; see=Jugendstilviertel,Zentralmarkt
Ich habe am 9. Dezember eine Konferenz in Zürich und bleibe bis zum 11., Kunsthaus, abends Fondue, allein | to=Zürich; days=3; d=2026-12-09..2026-12-11; n=1; see=Kunsthaus
On est deux sœurs, on aimerait passer quatre jours à Édimbourg début août pour le festival, château, pas de whisky, 700 livres | to=Édimbourg; days=4; d=2027-08-01..2027-08-10~; n=2; b=700 GBP; see=château; not=whisky
Deux nuits à Colmar et deux nuits à Strasbourg à partir du 11 décembre, en amoureux, marchés de Noël, 900 euros tout compris | to=Colmar,Strasbourg; nights=2,2; days=5; d=2026-12-11..2026-12-15; n=2; b=900 EUR
Aller-retour Lyon-Turin le 30 avril, retour le 2 mai, trois amis, musée égyptien, Mole Antonelliana | org=Lyon; to=Turin; days=3; d=2027-04-30..2027-05-02; n=3; round=1; see=musée égyptien,Mole Antonelliana
Maman, papa et moi à Grenade les 20 et 21 mars, Alhambra obligatoire, maman ne peut pas beaucoup marcher | to=Grenade; days=2; d=2027-03-20..2027-03-21; n=3; mob=short-walks; see=Alhambra
Je cherche un week-end tranquille à Honfleur fin janvier pour ma femme et moi, bonne table, pas plus de 400 euros | to=Honfleur; days=2; d=2027-01-21..2027-01-31~; n=2; b=400 EUR; pace=calm
Nous atterrissons à Dakar le 5 février à 18h40 et repartons le 12 février à 23h, groupe de six, île de Gorée, lac Rose, cuisine halal | to=Dakar; days=8; d=2027-02-05..2027-02-12; n=6; diet=halal; see=île de Gorée,lac Rose; arr=2027-02-05 18:40; dep=2027-02-12 23:00
Plutôt Orsay que le Louvre : Paris, trois jours à Pâques, avec nos jumeaux de 9 ans | to=Paris; days=3; d=2027-03-26..2027-03-29~; n=4; kids=2:9,9; see=Orsay; not=Louvre
Queremos pasar la Nochevieja en Viena, del 30 de diciembre al 2 de enero, somos cinco, concierto el 1 a las 11:15, Schönbrunn, 1.500 euros | to=Viena; days=4; d=2026-12-30..2027-01-02; n=5; b=1500 EUR; see=Schönbrunn; app=concierto@2027-01-01 11:15
Un fin de semana en Cádiz con mi novia en febrero, catedral, playa de la Caleta, pescaíto frito, 250 euros | to=Cádiz; days=2; d=2027-02-01..2027-02-28~; n=2; b=250 EUR; see=playa de la Caleta
Viajo con mis dos hijos de 6 y 10 años a Roma del 2 al 6 de abril, Coliseo, Museos Vaticanos no, sin prisas | to=Roma; days=5; d=2027-04-02..2027-04-06; n=3; kids=2:6,10; pace=calm; see=Coliseo; not=Museos Vaticanos
dos noches en cada ciudad, sevilla y cordoba, desde el 10 de marzo, tres amigos, mezquita | to=sevilla,cordoba; nights=2,2; days=5; d=2027-03-10..2027-03-14; n=3; see=mezquita
Ida y vuelta en el día a Segovia desde Madrid, el 6 de diciembre, familia con abuela de 78 años que anda con dificultad, acueducto | org=Madrid; to=Segovia; days=1; d=2026-12-06..2026-12-06; round=1; mob=short-walks; see=acueducto
Luna de miel en Tailandia, dos semanas en enero, Bangkok, Chiang Mai y Krabi, 5.000 euros entre los dos, nada de elefantes | to=Bangkok,Chiang Mai,Krabi; days=14; d=2027-01-01..2027-01-31~; n=2; b=5000 EUR; not=elefantes
Salimos de Bilbao el viernes por la tarde y volvemos el domingo por la noche: Burdeos, pareja, Cité du Vin si da tiempo | org=Bilbao; to=Burdeos; days=3; d=2026-11-20..2026-11-22; n=2; see=Cité du Vin; dep=2026-11-22 night
Io e mia sorella vogliamo vedere Amsterdam dal 23 al 26 aprile, Rijksmuseum, casa di Anna Frank, tulipani, massimo 1.000 euro in due | to=Amsterdam; days=4; d=2027-04-23..2027-04-26; n=2; b=1000 EUR; see=Rijksmuseum,casa di Anna Frank
Tre giorni a Palermo a novembre 2027 con due amiche, Cappella Palatina, Ballarò, street food, niente spiaggia | to=Palermo; days=3; d=2027-11-01..2027-11-30~; n=3; see=Cappella Palatina,Ballarò; not=spiaggia
In giornata da Torino a Milano l'8 dicembre, coppia con passeggino, Duomo, Pinacoteca di Brera | org=Torino; to=Milano; days=1; d=2026-12-08..2026-12-08; n=2; mob=step-free; see=Duomo,Pinacoteca di Brera
Arrivo a Bruxelles mercoledì alle 9:10 e riparto venerdì alle 18:45, viaggio di lavoro, libero la sera, Magritte | to=Bruxelles; days=3; d=2026-11-18..2026-11-20; see=Magritte; arr=2026-11-18 09:10; dep=2026-11-20 18:45
Con i nonni (75 e 78 anni) a Salisburgo, due notti dal 5 giugno, siamo in sei, fortezza, ritmo lento, 180 euro al giorno | to=Salisburgo; days=3; d=2027-06-05..2027-06-07; n=6; b=180 EUR; per=day; pace=calm; see=fortezza
Invece degli Uffizi preferiamo il Bargello: Firenze, il 12 e 13 marzo, in due | to=Firenze; days=2; d=2027-03-12..2027-03-13; n=2; see=Bargello; not=Uffizi
Quero levar os meus pais a Sevilha nos dias 8 e 9 de maio, somos três, Alcázar, Giralda, calor não, 400 euros no total | to=Sevilha; days=2; d=2027-05-08..2027-05-09; n=3; b=400 EUR; see=Alcázar,Giralda
Cinco dias em Salvador em janeiro, eu e minha esposa, Pelourinho, Elevador Lacerda, praia, 2.500 reais | to=Salvador; days=5; d=2027-01-01..2027-01-31~; n=2; b=2500 BRL; see=Pelourinho,Elevador Lacerda
Lua de mel: três noites em Veneza e duas em Verona, a partir de 20 de setembro, 150 euros por noite de hotel | to=Veneza,Verona; nights=3,2; days=6; d=2027-09-20..2027-09-25; n=2; hotel=//150
De Porto a Braga no sábado, ida e volta, família com miúdos de 3 e 6 anos, Bom Jesus, sem escadas | org=Porto; to=Braga; days=1; d=2026-11-21..2026-11-21; n=4; kids=2:3,6; round=1; mob=step-free; see=Bom Jesus
Chegamos a Nova Iorque a 26 de dezembro às 16h30 e saímos a 2 de janeiro às 21h, quatro amigos, MoMA, High Line, Estátua da Liberdade não | to=Nova Iorque; days=8; d=2026-12-26..2027-01-02; n=4; see=MoMA,High Line; not=Estátua da Liberdade; arr=2026-12-26 16:30; dep=2027-01-02 21:00
Uma escapadinha a Córdova no feriado da Páscoa, casal reformado, Mesquita, pátios, devagar, até 600 euros | to=Córdova; days=4; d=2027-03-26..2027-03-29; n=2; b=600 EUR; pace=calm; see=Mesquita
`
const MOST_WRONG = 15

it('understands most of them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2026-11-16')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
