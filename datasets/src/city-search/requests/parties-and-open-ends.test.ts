import { expect, it } from 'vitest'

import { wrongFacts } from './wrong-facts.ts'

/** The same manner: hen parties, journeys that end elsewhere, parents with children. */
const REQUESTS = `
MUC to LIS and back, 12-15 March 2022, two people, max 900 euros | org=MUC; to=LIS; days=4; d=2022-03-12..2022-03-15; n=2; b=900 EUR; round=1
Fly into Rome on 3 March 2022, home from Milan on 10 March 2022, two of us | to=Rome,Milan; days=8; d=2022-03-03..2022-03-10; n=2
We're a hen party of 9 heading from Leeds to Dublin for three days, March 25 to 27, 2022; £2,700 between us; somewhere we can party. | org=Leeds; to=Dublin; days=3; d=2022-03-25..2022-03-27; n=9; b=2700 GBP; house=parties
Could you put a five-day break together for us four (two adults, two kids aged 7 and 9)? We'd go from Cork to 2 cities in Belgium, 14-18 March 2022, spending at most €2,600. | org=Cork; to=Belgium; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2600 EUR; cities=2
Give me a 3 day plan from Sault Ste. Marie to Grand Rapids, March 1-3 2022, for one, costing $800 or less, no self-driving. | org=Sault Ste. Marie; to=Grand Rapids; days=3; d=2022-03-01..2022-03-03; n=1; b=800 USD; avoid=self-driving
Junggesellinnenabschied, neun Frauen, von Bremen nach Riga, 25. bis 27. März 2022, 2.500 Euro, wir wollen in der Unterkunft feiern | org=Bremen; to=Riga; days=3; d=2022-03-25..2022-03-27; n=9; b=2500 EUR; house=parties
Hinflug nach Rom am 3. März 2022, Rückflug ab Mailand am 10. März 2022, wir sind zu zweit | to=Rom,Mailand; days=8; d=2022-03-03..2022-03-10; n=2
Für uns vier (zwei Erwachsene, zwei Kinder von 7 und 9) bitte fünf Tage von Aachen in zwei Städte in Frankreich, 14. bis 18. März 2022, Kosten bis 2.200 Euro | org=Aachen; to=Frankreich; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2200 EUR; cities=2
Drei Tage von Görlitz nach Krakau, 1.–3. März 2022, eine Person, 400 Euro oder weniger, kein Selbstfahren | org=Görlitz; to=Krakau; days=3; d=2022-03-01..2022-03-03; n=1; b=400 EUR; avoid=self-driving
Wir hätten gern sieben Tage Kroatien, drei Städte, ab Villach, 5.3. bis 11.3.2022, zwei Personen, 2.900 Euro, griechische und italienische Küche | org=Villach; to=Kroatien; days=7; d=2022-03-05..2022-03-11; n=2; b=2900 EUR; cities=3; food=Greek,Italian
EVJF à neuf copines, de Lyon à Lisbonne du 25 au 27 mars 2022, 3 000 euros, il faut pouvoir faire la fête au logement | org=Lyon; to=Lisbonne; days=3; d=2022-03-25..2022-03-27; n=9; b=3000 EUR; house=parties
Arrivée à Rome le 3 mars 2022, retour depuis Milan le 10 mars 2022, nous sommes deux | to=Rome,Milan; days=8; d=2022-03-03..2022-03-10; n=2
Pour nous quatre (deux adultes, deux enfants de 7 et 9 ans), cinq jours de Brest à deux villes en Espagne, du 14 au 18 mars 2022, 2 400 euros au plus | org=Brest; to=Espagne; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2400 EUR; cities=2
Trois jours de Bayonne à Madrid, 1-3 mars 2022, une personne, 450 euros ou moins, sans conduire | org=Bayonne; to=Madrid; days=3; d=2022-03-01..2022-03-03; n=1; b=450 EUR; avoid=self-driving
On voudrait sept jours en Grèce, trois villes, au départ de Nice, du 5 au 11 mars 2022, deux personnes, 3 100 euros, cuisine grecque et italienne | org=Nice; to=Grèce; days=7; d=2022-03-05..2022-03-11; n=2; b=3100 EUR; cities=3; food=Greek,Italian
Despedida de soltera, nueve chicas, de Bilbao a Praga del 25 al 27 de marzo de 2022, 2.800 euros, que se pueda hacer fiesta en el piso | org=Bilbao; to=Praga; days=3; d=2022-03-25..2022-03-27; n=9; b=2800 EUR; house=parties
Llegada a Roma el 3 de marzo de 2022, vuelta desde Milán el 10 de marzo de 2022, somos dos | to=Roma,Milán; days=8; d=2022-03-03..2022-03-10; n=2
Para nosotros cuatro (dos adultos, dos niños de 7 y 9 años), cinco días de Murcia a dos ciudades de Italia, del 14 al 18 de marzo de 2022, 2.300 euros como máximo | org=Murcia; to=Italia; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2300 EUR; cities=2
Tres días de Huesca a Toulouse, 1-3 de marzo de 2022, una persona, 350 euros o menos, sin conducir | org=Huesca; to=Toulouse; days=3; d=2022-03-01..2022-03-03; n=1; b=350 EUR; avoid=self-driving
Queremos siete días en Grecia, tres ciudades, desde Palma, del 5 al 11 de marzo de 2022, dos personas, 3.000 euros, cocina griega e italiana | org=Palma; to=Grecia; days=7; d=2022-03-05..2022-03-11; n=2; b=3000 EUR; cities=3; food=Greek,Italian
Addio al nubilato, nove ragazze, da Bologna a Praga dal 25 al 27 marzo 2022, 2.600 euro, si deve poter fare festa in casa | org=Bologna; to=Praga; days=3; d=2022-03-25..2022-03-27; n=9; b=2600 EUR; house=parties
Arrivo a Madrid il 3 marzo 2022, ritorno da Siviglia il 10 marzo 2022, siamo in due | to=Madrid,Siviglia; days=8; d=2022-03-03..2022-03-10; n=2
Per noi quattro (due adulti, due bambini di 7 e 9 anni), cinque giorni da Pisa a due città della Spagna, dal 14 al 18 marzo 2022, 2.200 euro al massimo | org=Pisa; to=Spagna; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2200 EUR; cities=2
Tre giorni da Aosta a Ginevra, 1-3 marzo 2022, una persona, 400 euro o meno, senza guidare | org=Aosta; to=Ginevra; days=3; d=2022-03-01..2022-03-03; n=1; b=400 EUR; avoid=self-driving
Vorremmo sette giorni in Grecia, tre città, da Bari, dal 5 all'11 marzo 2022, due persone, 2.700 euro, cucina greca e italiana | org=Bari; to=Grecia; days=7; d=2022-03-05..2022-03-11; n=2; b=2700 EUR; cities=3; food=Greek,Italian
Despedida de solteira, nove meninas, do Porto a Praga de 25 a 27 de março de 2022, 2.900 euros, tem de dar para fazer festa na casa | org=Porto; to=Praga; days=3; d=2022-03-25..2022-03-27; n=9; b=2900 EUR; house=parties
Chegada a Roma em 3 de março de 2022, volta desde Milão em 10 de março de 2022, somos dois | to=Roma,Milão; days=8; d=2022-03-03..2022-03-10; n=2
Para nós quatro (dois adultos, duas crianças de 7 e 9 anos), cinco dias de Faro a duas cidades da Espanha, de 14 a 18 de março de 2022, 2.100 euros no máximo | org=Faro; to=Espanha; days=5; d=2022-03-14..2022-03-18; n=4; kids=2:7,9; b=2100 EUR; cities=2
Três dias de Guarda a Salamanca, 1-3 de março de 2022, uma pessoa, 300 euros ou menos, sem conduzir | org=Guarda; to=Salamanca; days=3; d=2022-03-01..2022-03-03; n=1; b=300 EUR; avoid=self-driving
Queremos sete dias na Grécia, três cidades, a partir de Lisboa, de 5 a 11 de março de 2022, duas pessoas, 3.200 euros, cozinha grega e italiana | org=Lisboa; to=Grécia; days=7; d=2022-03-05..2022-03-11; n=2; b=3200 EUR; cities=3; food=Greek,Italian
`
const MOST_WRONG = 2

it('understands them wholly', () => {
  const wrong = wrongFacts(REQUESTS, '2022-01-01')
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_WRONG)
})
