import { claimed, foundBy } from './claimed.ts'

const ours = (value: string) => claimed(value, 'guide', 'editorial')
const row = (id: string, label: string, value: string, link: string | null = null) => ({
  id,
  label,
  value: ours(value),
  link,
})
const spoken = (place: string) => ({ place, language: 'en' })
const sight = (
  id: string,
  label: string,
  value: string,
  latitude: number,
  longitude: number,
  link: string | null = null,
) => ({
  ...row(id, label, value, link),
  coordinates: { latitude, longitude },
})
const way = (id: string, label: string, value: string, mode: string, minutes: number) => ({
  ...row(id, label, value),
  mode,
  minutes,
})
const step = (id: string, label: string, value: string, opens: string | null = null) => ({
  ...row(id, label, value),
  opens,
})

/** Samples of the guide tools' answers. */
export const GUIDE_CALLS = {
  'Own spending': foundBy('own-spending', {
    trip: claimed('A week in Lisbon', 'guide'),
    spent: claimed({ minorUnits: 42_050, currency: 'EUR' }, 'guide'),
    planned: claimed({ minorUnits: 90_000, currency: 'EUR' }, 'guide'),
    left: claimed({ minorUnits: 47_950, currency: 'EUR' }, 'guide'),
    perDay: claimed({ minorUnits: 11_900, currency: 'EUR' }, 'guide'),
    leftToday: claimed({ minorUnits: -600, currency: 'EUR' }, 'guide'),
    daysLeft: claimed(4, 'guide'),
  }),
  'A phrase': foundBy('say-phrase', {
    language: 'ja',
    direction: 'ltr',
    isExact: true,
    phrases: [
      claimed(
        { meaning: 'Thank you', words: 'ありがとうございます', sound: 'Arigatō gozaimasu', situation: 'basics' },
        'guide',
        'editorial',
      ),
    ],
  }),
  Practice: foundBy('country-practice', {
    ...spoken('Mexico'),
    rows: [
      row('water', 'Tap water', 'not safe to drink'),
      row('bottle', 'A large bottle of water', 'MX$14–25'),
      row('tips.restaurant', 'Restaurants', 'expected, 10–15%'),
      row(
        'simShops',
        'Where to buy a SIM',
        'at the airport, in convenience stores, in the shops of the networks or in supermarkets',
      ),
    ],
  }),
  'Place safety': foundBy('place-safety', {
    ...spoken('Cairo'),
    rows: [
      row('area.fine', 'Fine in the evening', 'Zamalek, Garden City & Nile Corniche and Heliopolis & New Cairo'),
      row('women', 'Women alone', 'comments and staring are common, modest clothes mean less attention'),
      {
        id: 'advice.CA',
        label: 'Official advice, Canada',
        value: claimed('Level 2/4: exercise a high degree of caution', 'canada'),
        link: 'https://travel.gc.ca/destinations/thailand',
      },
    ],
  }),
  'Food and drink': foundBy('food-and-drink', {
    ...spoken('Bangkok'),
    rows: [
      row('food.1', 'Mango with sticky rice (ข้าวเหนียวมะม่วง)', '฿80–150 · vegetarian'),
      row('food.2', 'Green papaya salad', '฿40–80 · contains fish, peanuts and chilli'),
    ],
  }),
  'Things to do': foundBy('things-to-do', {
    ...spoken('Doha'),
    rows: [
      sight(
        'a',
        'Museum of Islamic Art',
        '2 hrs · QAR 50 · closed Wednesday · book ahead',
        25.295,
        51.539,
        'https://mia.org.qa',
      ),
      sight('b', 'Souq Waqif', '2 hrs · free · Best after five', 25.288, 51.533),
      { ...row('return', 'Start back', '2 hrs 25 mins before your flight leaves'), coordinates: null },
    ],
  }),
  'Seasons and events': foundBy('seasons-and-events', {
    ...spoken('Kyoto'),
    rows: [
      row('event', 'Cherry blossom', '28 March – 8 April 2027 · usual dates, not a forecast · crowds · higher prices'),
    ],
  }),
  'Where to stay': foundBy('where-to-stay', {
    ...spoken('Tokyo'),
    rows: [
      row('stay.1', 'Shinjuku •••', 'for a first visit · 5 mins to the centre · usual care after dark'),
      row('stay.2', 'Asakusa & Oshiage ••', 'for a first visit · on a budget · 20 mins to the centre'),
    ],
  }),
  'Where to go': foundBy('where-to-go', {
    ...spoken('Suggestions'),
    rows: [
      row('season.madeira', 'Madeira: Best months', 'April–October'),
      row('price.madeira', 'Madeira: A day for each of two, simple to mid-range', '€47–90'),
      row('themes.malta', 'Malta: Known for', 'culture and history'),
    ],
  }),
  'Compare places': foundBy('compare-places', {
    ...spoken('Lisbon and Porto'),
    rows: [
      row('season.lisbon', 'Lisbon: Best months', 'April–June and September–October'),
      row('season.porto', 'Porto: Best months', 'May–June and September'),
      row('price.lisbon', 'Lisbon: A day for each of two, simple to mid-range', '€55–110'),
      row('price.porto', 'Porto: A day for each of two, simple to mid-range', '€47–95'),
    ],
  }),
  'Days needed': foundBy('days-needed', {
    ...spoken('Rome'),
    rows: [row('days.rome', 'Rome', 'at least 3 · ideal 4 · at most 6')],
  }),
  'Day trip check': foundBy('day-trip-check', {
    ...spoken('Sintra'),
    rows: [row('way', 'Lisbon – Sintra', 'about 40 mins · train')],
  }),
  'Guide mentions': foundBy('guide-mentions', {
    ...spoken('Porto'),
    rows: [row('sight.porto.sao-bento', 'São Bento Station tiles', '25 mins · free')],
  }),
  'Budget check': foundBy('budget-check', {
    ...spoken('Greece'),
    rows: [
      row('low', 'A day, living simply', '€61–120'),
      row('mid', 'A day, mid-range', '€110–230'),
      row('total', '7 days in all', '€430–830 / €760–1,600'),
    ],
  }),
  'Ways from an airport': foundBy('getting-there', {
    ...spoken('Paris'),
    rows: [
      way('way.0', 'CDG: Train (RER B)', '35 mins · €13–15 · contactless', 'train', 35),
      way('way.1', 'CDG: Taxi (Official taxi)', '50 mins · €55–70 per car · fixed fare · ignore touts', 'taxi', 50),
    ],
  }),
  'Steps, lost luggage': foundBy('what-to-do-if', {
    ...spoken(''),
    problem: 'lost-luggage',
    rows: [
      step(
        'report',
        'At the airport',
        'Ask the baggage desk for a Property Irregularity Report (PIR) and keep its number.',
      ),
      {
        ...step('damage', 'Damaged bag', ''),
        value: claimed('Complain in writing within 7 days after you got it.', 'convention'),
      },
    ],
  }),
  'Steps, missed connection': foundBy('what-to-do-if', {
    ...spoken(''),
    problem: 'missed-connection',
    rows: [
      step(
        'ticket',
        'One booking or two',
        'One booking number for both flights: the airline rebooks you for free.',
        'flights',
      ),
      step(
        'money',
        'Money',
        'If the airline made you late, you may be owed compensation: check your flight.',
        'rights',
      ),
    ],
  }),
  'Late train': foundBy('rail-rights', {
    ...spoken('Germany'),
    problem: 'rail-rights',
    rows: [
      {
        ...step('rail.0', 'Money back', ''),
        value: claimed('From 60 minutes late 25% of the fare, from 120 minutes 50%.', 'rail'),
      },
    ],
  }),
  'Border rule': foundBy('border-rules', {
    ...spoken('Australia'),
    problem: 'border-rules',
    rows: [
      {
        ...step('rule.0', 'Department of Agriculture, Australia', ''),
        value: claimed('Rather not: Australia takes most of this away at the border: meat and sausage.', 'rail'),
      },
    ],
  }),
  'Advice, customs': foundBy('travel-advice', {
    ...spoken('Japan'),
    problem: 'customs',
    rows: [step('cash', 'Cash', 'Declare €10,000 or more in the European Union, $10,000 in the United States.')],
  }),
  Daylight: foundBy('light-snow-sea', {
    ...spoken('Tromsø'),
    rows: [{ ...row('daylight', 'Daylight, December', ''), value: claimed('0 hours', 'latitude', 'editorial') }],
  }),
}
