import { expect, it } from 'vitest'

import { summarise } from './summarise.ts'

it.each([
  [
    'Long weekend in Rome for two, we love food and art, budget 900 euros',
    'in=en to=Rome days=3 people=2 budget=900EUR/trip likes=food;art',
  ],
  [
    'A week in Lisbon and Porto with kids of 4 and 9 in the first week of May',
    'in=en to=Lisbon+Porto days=7 dates=2027-05-01..2027-05-07 people=4 kids=2(4,9) likes=family',
  ],
  [
    'From the 8th to the 10th of March: Paris, 2 adults, max. €600 per person',
    'in=en to=Paris days=3 dates=2027-03-08..2027-03-10 people=2 budget=600EUR/person',
  ],
  [
    '3 nights in Paris and 4 in Rome for my wife and me, relaxed pace',
    'in=en to=Paris+Rome nights=3+4 days=8 people=2 pace=calm',
  ],
  [
    "I'm travelling alone to Tokyo and Kyoto for 10 days in mid April, vegetarian, around $3,000",
    'in=en to=Tokyo+Kyoto days=10 dates=2027-04-11~2027-04-20 people=1 budget=3000USD/trip diet=vegetarian',
  ],
  [
    'Weekend getaway from London to Amsterdam next weekend for a couple',
    'in=en from=London to=Amsterdam days=2 dates=2026-11-21..2026-11-22 people=2',
  ],
  [
    'Trip to Barcelona over Easter 2027, family of four, kids aged 6 and 11, must see the Sagrada Família',
    'in=en to=Barcelona days=4 dates=2027-03-26..2027-03-29 people=4 kids=2(6,11) see=Sagrada Família',
  ],
  [
    'Vienna, 12-15 December, four friends, Christmas markets, no museums please',
    'in=en to=Vienna days=4 dates=2026-12-12..2026-12-15 people=4 not=museums',
  ],
  [
    'Fly from Boston to Dublin on June 3rd and back on June 10th, 2027, two people, total budget of $4,500',
    'in=en from=Boston to=Dublin trip=return days=8 dates=2027-06-03..2027-06-10 people=2 budget=4500USD/trip',
  ],
  [
    'We arrive in Prague on Friday at 18:30 and leave on Sunday at 4 pm, dinner with friends on Saturday at 19:30',
    'in=en to=Prague days=3 dates=2026-11-20..2026-11-22 fixed=dinner with friends 2026-11-21T19:30 arrive=2026-11-20T18:30 leave=2026-11-22T16:00',
  ],
  [
    'Plan 5 days in New York for a group of 6, we want to see the Empire State Building and the Met, but skip Times Square',
    'in=en to=New York days=5 people=6 see=Empire State Building;Met not=Times Square',
  ],
  ["Budapest in 3 days with my mother who can't walk far", 'in=en to=Budapest days=3 people=2 legs=short-walks'],
  [
    'Five-day trip to Marrakesh in November, 1200 GBP, vegan food, slow pace',
    'in=en to=Marrakesh days=5 dates=2026-11-15~2026-11-30 budget=1200GBP/trip likes=food pace=calm diet=vegan',
  ],
  [
    'My husband, our baby and I want to spend a week in Copenhagen in summer',
    'in=en to=Copenhagen days=7 dates=2027-06-01~2027-08-30 people=3 kids=1(0)',
  ],
  [
    'Two weeks in Japan next spring for 2 people, temples and hiking',
    'in=en to=JP days=14 dates=2027-03-01~2027-05-30 people=2 likes=religion;nature',
  ],
  ['from rome to venice, 4 days, 2 people', 'in=en from=Rome to=Venice days=4 people=2'],
  [
    'Day trip to Salzburg tomorrow with a stroller',
    'in=en to=Salzburg days=1 dates=2026-11-16..2026-11-16 legs=step-free',
  ],
  [
    'Between May 3 and May 9 in Athens for 3 adults and 1 child (7), 80 € per day per person',
    'in=en to=Athens days=7 dates=2027-05-03..2027-05-09 people=4 kids=1(7) budget=80EUR/person-day',
  ],
  [
    'Honeymoon in Venice, end of September, 5 nights, no more than 2500 euros in total',
    'in=en to=Venice days=6 dates=2027-09-21~2027-09-30 people=2 budget=2500EUR/trip',
  ],
  [
    'One way from Chicago to Portland, Oregon on 12 January 2027 for one person',
    'in=en from=Chicago to=Portland, Oregon trip=one-way dates=2027-01-12~2027-01-12 people=1',
  ],
  [
    "Please plan a 7-day trip for two from Seville to Granada, we don't want to fly and we would like a private room, pets allowed",
    'in=en from=Seville to=Granada days=7 people=2 room=private room house=pets avoid=flight',
  ],
  [
    'In Berlin from Friday to Sunday, solo, nightlife and architecture',
    'in=en to=Berlin days=3 dates=2026-11-20..2026-11-22 people=1 likes=nightlife;architecture',
  ],
  [
    'Edinburgh, August 2027, ten days, halal food, step-free, budget: 2k pounds',
    'in=en to=Edinburgh days=10 dates=2027-08-01~2027-08-31 budget=2000GBP/trip likes=food diet=halal legs=step-free',
  ],
  [
    'Take me to Istanbul for 4 days; the Hagia Sophia is a must; I have tickets for the opera on 5 December at 8 pm',
    'in=en to=Istanbul days=4 see=Hagia Sophia fixed=opera 2026-12-05T20:00',
  ],
  [
    'Amsterdam (2 nights), Brussels (1 night) and Paris (3 nights), starting 10 April 2027, 4 people',
    'in=en to=Amsterdam+Brussels+Paris nights=2+1+3 days=7 dates=2027-04-10..2027-04-16 people=4',
  ],
  [
    'Family trip with two kids, 4 and 9 years old, to London in July for six days',
    'in=en to=London days=6 dates=2027-07-01~2027-07-31 people=4 kids=2(4,9)',
  ],
  [
    "Hi, can you do something for my parents' anniversary? They'd like four nights in Vienna around the 20th " +
      'of May, opera, good food, nothing too strenuous, about £1,500.',
    'in=en to=Vienna days=5 dates=2027-05-20..2027-05-24 people=2 budget=1500GBP/trip likes=food pace=calm',
  ],
  [
    "we're 2 couples going to lisbon 4th-9th june, one of us is coeliac, want beaches + nightlife, spend is 500 quid each",
    'in=en to=Lisbon days=6 dates=2027-06-04..2027-06-09 people=4 budget=500GBP/person likes=beach;nightlife diet=gluten-free',
  ],
  [
    'Me, my husband and our three kids (2, 5, 9) - Rome - last week of August - must do the Colosseum, not the Vatican Museums',
    'in=en to=Rome days=7 dates=2027-08-25..2027-08-31 people=5 kids=3(2,5,9) see=Colosseum not=Vatican Museums',
  ],
  [
    'Stag do, 12 lads, Prague, first weekend in March, £300pp',
    'in=en to=Prague days=2 dates=2027-03-06..2027-03-07 people=12 budget=300GBP/person',
  ],
  [
    'Landing in Athens at 7am on Tuesday and flying home from Athens Thursday night; what should I see?',
    'in=en to=Athens days=3 dates=2026-11-17..2026-11-19 arrive=2026-11-17T7:00 leave=2026-11-19Tnight',
  ],
  [
    'Vienna to Budapest, leaving the 19th of March and returning the 21st of March 2027, two travelers',
    'in=en from=Vienna to=Budapest days=3 dates=2027-03-19..2027-03-21 people=2',
  ],
  [
    'Three days in Vienna, easy pace, no museums, we hate churches, one vegetarian',
    'in=en to=Vienna days=3 pace=calm diet=vegetarian not=museums;churches',
  ],
])('English: %s', (text, facts) => {
  expect(summarise(text)).toBe(facts)
})
