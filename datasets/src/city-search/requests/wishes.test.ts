import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** Wishes of travellers: pace, sights, meals, meetings, parents and children. */
const REQUESTS = `
long weekend in Prague for two in early March, beer halls and the old town, nothing too strenuous, around 600 euros | to=Prague; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
We land in Rome on 8 May at 10:40 and fly home on 11 May at 18:00. Colosseum and Vatican Museums are musts, please skip the shopping streets. | to=Rome; days=4; d=2027-05-08..2027-05-11; see=Colosseum,Vatican Museums; not=shopping; arr=2027-05-08 10:40; dep=2027-05-11 18:00
Taking my 78 year old mum to Seville for 4 days after Easter, she can't walk far and is coeliac | to=Seville; days=4; n=2; diet=gluten-free; mob=short-walks
5 nights Lisbon + 2 nights Sintra, late June, family of 4 with kids 4 and 9, we love beaches | to=Lisbon,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Dinner booked at 8pm on Saturday at Septime, otherwise free: Paris this coming weekend, just the two of us | to=Paris; days=2; d=2026-11-21..2026-11-22; n=2; app=Dinner@2026-11-21 20:00
10 days in Japan in April, Tokyo then Kyoto then Osaka, vegan, temples and food markets, flying in from Frankfurt | org=Frankfurt; to=Tokyo,Kyoto,Osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
solo, 3 days barcelona, 12-14 february, must see sagrada familia and park güell, 150 euros a day | to=barcelona; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada familia,park güell
New York for Christmas with three friends, as much as possible, no museums please | to=New York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=museums
Verlängertes Wochenende in Prag für zwei, Anfang März, Biergärten und Altstadt, nichts Anstrengendes, um die 600 Euro | to=Prag; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
Wir landen am 8. Mai um 10:40 Uhr in Rom und fliegen am 11. Mai um 18 Uhr zurück. Kolosseum und Vatikanische Museen müssen sein, Einkaufsstraßen bitte nicht. | to=Rom; days=4; d=2027-05-08..2027-05-11; see=Kolosseum,Vatikanische Museen; not=Einkaufsstraßen; arr=2027-05-08 10:40; dep=2027-05-11 18:00
Mit meiner 78-jährigen Mutter vier Tage Sevilla, sie ist schlecht zu Fuß und hat Zöliakie | to=Sevilla; days=4; n=2; diet=gluten-free; mob=short-walks
5 Nächte Lissabon und 2 Nächte Sintra, Ende Juni, Familie zu viert, Kinder 4 und 9, wir lieben Strände | to=Lissabon,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Samstag um 20 Uhr Abendessen im Septime reserviert, sonst frei: Paris am kommenden Wochenende, nur wir beide | to=Paris; days=2; d=2026-11-21..2026-11-22; n=2; app=Abendessen@2026-11-21 20:00
zehn tage japan im april, tokio, dann kyoto, dann osaka, vegan, tempel und märkte, abflug frankfurt | org=frankfurt; to=tokio,kyoto,osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
allein 3 tage barcelona, 12. bis 14. februar, unbedingt sagrada familia und park güell, 150 euro am tag | to=barcelona; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada familia,park güell
Über Weihnachten mit drei Freunden nach New York, so viel wie möglich, bitte keine Museen | to=New York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=Museen
Week-end prolongé à Prague à deux début mars, brasseries et vieille ville, rien de trop fatigant, environ 600 euros | to=Prague; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
Nous atterrissons à Rome le 8 mai à 10h40 et rentrons le 11 mai à 18h. Le Colisée et les musées du Vatican sont incontournables, pas de rues commerçantes. | to=Rome; days=4; d=2027-05-08..2027-05-11; see=Colisée,musées du Vatican; not=rues commerçantes; arr=2027-05-08 10:40; dep=2027-05-11 18:00
J'emmène ma mère de 78 ans quatre jours à Séville, elle marche mal et elle est cœliaque | to=Séville; days=4; n=2; diet=gluten-free; mob=short-walks
5 nuits à Lisbonne et 2 à Sintra fin juin, famille de 4 avec enfants de 4 et 9 ans, on adore la plage | to=Lisbonne,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Dîner réservé samedi à 20h chez Septime, sinon libres : Paris le week-end prochain, juste nous deux | to=Paris; days=2; d=2026-11-21..2026-11-22; n=2; app=Dîner@2026-11-21 20:00
Dix jours au Japon en avril, Tokyo puis Kyoto puis Osaka, végane, temples et marchés, au départ de Francfort | org=Francfort; to=Tokyo,Kyoto,Osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
seule, 3 jours à barcelone du 12 au 14 février, absolument la sagrada familia et le parc güell, 150 euros par jour | to=barcelone; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada familia,parc güell
New York à Noël avec trois amis, un maximum de choses, pas de musées svp | to=New York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=musées
Puente en Praga para dos a principios de marzo, cervecerías y casco antiguo, nada demasiado cansado, unos 600 euros | to=Praga; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
Aterrizamos en Roma el 8 de mayo a las 10:40 y volvemos el 11 de mayo a las 18:00. El Coliseo y los Museos Vaticanos son imprescindibles, nada de calles comerciales. | to=Roma; days=4; d=2027-05-08..2027-05-11; see=Coliseo,Museos Vaticanos; not=calles comerciales; arr=2027-05-08 10:40; dep=2027-05-11 18:00
Llevo a mi madre de 78 años cuatro días a Sevilla, anda mal y es celíaca | to=Sevilla; days=4; n=2; diet=gluten-free; mob=short-walks
5 noches en Lisboa y 2 en Sintra a finales de junio, familia de 4 con niños de 4 y 9 años, nos encanta la playa | to=Lisboa,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Cena reservada el sábado a las 20:00 en Septime, por lo demás libres: París el próximo fin de semana, solo nosotros dos | to=París; days=2; d=2026-11-21..2026-11-22; n=2; app=Cena@2026-11-21 20:00
Diez días en Japón en abril, Tokio, luego Kioto y luego Osaka, vegano, templos y mercados, saliendo de Fráncfort | org=Fráncfort; to=Tokio,Kioto,Osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
sola, 3 días en barcelona del 12 al 14 de febrero, sí o sí la sagrada familia y el park güell, 150 euros al día | to=barcelona; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada familia,park güell
Nueva York en Navidad con tres amigos, lo máximo posible, nada de museos | to=Nueva York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=museos
Weekend lungo a Praga in due a inizio marzo, birrerie e centro storico, niente di faticoso, sui 600 euro | to=Praga; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
Atterriamo a Roma l'8 maggio alle 10:40 e torniamo l'11 maggio alle 18. Colosseo e Musei Vaticani sono imperdibili, niente vie dello shopping. | to=Roma; days=4; d=2027-05-08..2027-05-11; see=Colosseo,Musei Vaticani; not=vie dello shopping; arr=2027-05-08 10:40; dep=2027-05-11 18:00
Porto mia madre di 78 anni quattro giorni a Siviglia, cammina male ed è celiaca | to=Siviglia; days=4; n=2; diet=gluten-free; mob=short-walks
5 notti a Lisbona e 2 a Sintra a fine giugno, famiglia di 4 con bambini di 4 e 9 anni, amiamo il mare | to=Lisbona,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Cena prenotata sabato alle 20 da Septime, per il resto liberi: Parigi il prossimo weekend, solo noi due | to=Parigi; days=2; d=2026-11-21..2026-11-22; n=2; app=Cena@2026-11-21 20:00
Dieci giorni in Giappone ad aprile, Tokyo, poi Kyoto, poi Osaka, vegano, templi e mercati, partenza da Francoforte | org=Francoforte; to=Tokyo,Kyoto,Osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
da sola, 3 giorni a barcellona dal 12 al 14 febbraio, assolutamente sagrada familia e park güell, 150 euro al giorno | to=barcellona; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada familia,park güell
New York a Natale con tre amici, il più possibile, niente musei | to=New York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=musei
Fim de semana prolongado em Praga a dois no início de março, cervejarias e centro histórico, nada muito cansativo, uns 600 euros | to=Praga; days=3; d=2027-03-01..2027-03-10~; n=2; b=600 EUR; pace=calm
Aterramos em Roma a 8 de maio às 10:40 e voltamos a 11 de maio às 18h. O Coliseu e os Museus do Vaticano são imperdíveis, nada de ruas de compras. | to=Roma; days=4; d=2027-05-08..2027-05-11; see=Coliseu,Museus do Vaticano; not=ruas de compras; arr=2027-05-08 10:40; dep=2027-05-11 18:00
Levo a minha mãe de 78 anos quatro dias a Sevilha, anda mal e é celíaca | to=Sevilha; days=4; n=2; diet=gluten-free; mob=short-walks
5 noites em Lisboa e 2 em Sintra no fim de junho, família de 4 com crianças de 4 e 9 anos, adoramos praia | to=Lisboa,Sintra; nights=5,2; days=8; d=2027-06-21..2027-06-30~; n=4; kids=2:4,9
Jantar reservado sábado às 20h no Septime, de resto livres: Paris no próximo fim de semana, só nós dois | to=Paris; days=2; d=2026-11-21..2026-11-22; n=2; app=Jantar@2026-11-21 20:00
Dez dias no Japão em abril, Tóquio, depois Quioto, depois Osaka, vegano, templos e mercados, saindo de Frankfurt | org=Frankfurt; to=Tóquio,Quioto,Osaka; days=10; d=2027-04-01..2027-04-30~; diet=vegan
sozinha, 3 dias em barcelona de 12 a 14 de fevereiro, sem falta a sagrada família e o park güell, 150 euros por dia | to=barcelona; days=3; d=2027-02-12..2027-02-14; n=1; b=150 EUR; per=day; see=sagrada família,park güell
Nova York no Natal com três amigos, o máximo possível, nada de museus | to=Nova York; d=2026-12-24..2026-12-26; days=3; n=4; pace=full; not=museus
`
const MOST_WRONG = 3

it('understands them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2026-11-15')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
