import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    "Long week-end à Rome pour deux, nous aimons la gastronomie et l'art, budget 900 euros",
    'in=fr to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'Une semaine à Lisbonne et Porto avec des enfants de 4 et 9 ans la première semaine de mai',
    'in=fr to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9)',
  ],
  [
    'Du 8 au 10 mars à Paris, 2 adultes, maximum 600 € par personne',
    'in=fr to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 nuits à Paris et 4 à Rome avec ma femme, rythme tranquille',
    'in=fr to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    'Je voyage seule à Tokyo et Kyoto pendant 10 jours à la mi-avril, végétarienne, environ 3 000 €',
    'in=fr to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000EUR/trip diet=vegetarian',
  ],
  [
    'De Lyon à Amsterdam le week-end prochain, en couple',
    'in=fr from=Lyon to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'À Barcelone pour Pâques 2027, famille de quatre, enfants de 6 et 11 ans, il faut voir la Sagrada Família',
    'in=fr to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    "Vienne, du 12 au 15 décembre, quatre amis, pas de musées s'il vous plaît",
    'in=fr to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=musées',
  ],
  [
    'Nous partons de Marseille pour Dublin le 3 juin 2027 et retour le 10 juin, deux personnes, budget total de 2 500 euros',
    'in=fr from=Marseille to=Dublin trip=return days=8 dates=2027-06-03..2027-06-10 people=2 budget=2500EUR/trip leave=2027-06-10',
  ],
  [
    'Nous arrivons à Prague vendredi à 18h30 et repartons dimanche à 16 h',
    'in=fr to=Prague days=3 dates=2026-11-20..2026-11-22 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    "Organise 5 jours à New York pour un groupe de 6, nous voulons voir l'Empire State Building et le Met, mais éviter Times Square",
    'in=fr to=New York days=5 people=6 see=Empire State Building;Met not=Times Square',
  ],
  [
    'Budapest en 3 jours avec ma mère qui a des difficultés à marcher',
    'in=fr to=Budapest days=3 people=2 legs=short-walks',
  ],
  [
    'Voyage de cinq jours à Marrakech en novembre, 1200 euros, cuisine végane, sans se presser',
    'in=fr to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200EUR/trip pace=calm diet=vegan',
  ],
  [
    'Mon mari, notre bébé et moi voulons passer une semaine à Copenhague cet été',
    'in=fr to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Deux semaines en Italie au printemps pour 2 personnes, églises et randonnée',
    'in=fr to=IT days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['de rome à venise, 4 jours, 2 personnes', 'in=fr from=Rome to=Venice days=4 people=2'],
  [
    "Excursion d'une journée à Salzbourg demain avec une poussette",
    'in=fr to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Entre le 3 et le 9 mai à Athènes pour 3 adultes et 1 enfant (7 ans), 80 € par jour et par personne',
    'in=fr to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Voyage de noces à Venise, fin septembre, 5 nuits, pas plus de 2500 euros',
    'in=fr to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'Aller simple de Bruxelles à Lisbonne le 12 janvier 2027 pour une personne',
    'in=fr from=Brussels to=Lisbon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    "Merci de planifier un voyage de 7 jours pour deux au départ de Séville vers Grenade, sans prendre l'avion, chambre privée, animaux acceptés",
    'in=fr from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'De vendredi à dimanche à Berlin, en solo, vie nocturne et architecture',
    'in=fr to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Édimbourg, août 2027, dix jours, halal, fauteuil roulant, budget : 2000 livres',
    'in=fr to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip diet=halal legs=step-free',
  ],
  [
    'Quatre jours à Istanbul ; Sainte-Sophie est incontournable ; concert le 5 décembre à 20 h',
    'in=fr to=Istanbul days=4 see=Sainte-Sophie fixed=concert 2026-12-05T20:00',
  ],
  [
    'Amsterdam (2 nuits), Bruxelles (1 nuit) et Paris (3 nuits), à partir du 10/04/2027, 4 personnes',
    'in=fr to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Voyage en famille avec deux enfants, 4 et 9 ans, à Londres en juillet pour six jours',
    'in=fr to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    'Pourriez-vous planifier un voyage de Paris à Rome de 3 jours, du 16 au 18 mars 2027 ? Nous sommes cinq ' +
      'avec un budget de 1 700 €. Nous aimons la cuisine italienne et française.',
    'in=fr from=Paris to=Rome days=3 dates=2027-03-16..2027-03-18 people=5 budget=1700EUR/trip food=Italian;French',
  ],
  [
    'On veut partir à 4 à Lisbonne du 3 au 7 mai, départ de Lyon, max 350€/pers, musées et bons restos',
    'in=fr from=Lyon to=Lisbon days=5 dates=2027-05-03..2027-05-07 people=4 budget=350EUR/person likes=art;food',
  ],
  [
    'Pour mon anniversaire, je rêve de 3 jours à Séville début avril avec mes deux meilleures amies, tapas et flamenco, sans gluten',
    'in=fr to=Seville days=3 dates=2027-04-01~2027-04-10 people=3 likes=food diet=gluten-free',
  ],
  [
    "Week-end de l'Ascension à Bruges pour un couple avec un bébé de 8 mois, poussette",
    'in=fr to=Bruges days=4 dates=2027-05-06..2027-05-09 people=3 kids=1(0) legs=step-free',
  ],
  [
    'Nous serons 2 adultes et 3 enfants (3, 7 et 12 ans), arrivée à Nice le 10 juillet à 11h20, départ le 17 juillet à 18h',
    'in=fr to=Nice days=8 dates=2027-07-10..2027-07-17 people=5 kids=3(3,7,12) arrive=2027-07-10T11:20 leave=2027-07-17T18:00',
  ],
])('French: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
