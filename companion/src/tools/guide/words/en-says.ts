/** Answers of the guide in English; a fact replaces each `{slot}`. Figures come only from facts. */
export const EN_SAYS = {
  // Practical things of a country.
  'water.safe': 'Yes, tap water is {verdict} in {country}.',
  'water.safe-cities': 'In the cities of {country}, yes: tap water is {verdict}.',
  'water.mixed': 'It depends where you are in {country}: tap water {verdict}.',
  'water.treat': 'Not straight from the tap in {country}: {verdict}. Bottled water is the easy way.',
  'water.unsafe':
    'No, tap water in {country} is {verdict}. Buy bottled or filtered water, for brushing your teeth too.',
  'water.price': 'A large bottle costs {price}.',
  'tips.none': 'No need to tip in {country}; in restaurants {restaurant}.',
  'tips.round-up': 'In restaurants in {country}: {restaurant}.',
  'tips.optional': 'Tipping is up to you in {country}; in restaurants: {restaurant}.',
  'tips.expected': 'Yes, tip in {country}; in restaurants: {restaurant}.',
  'tips.included': 'In {country} service is {restaurant}; leave small change if you liked it.',
  'tips.refused': 'No, do not tip in {country}: {restaurant}.',
  'tips.others': 'Taxis: {taxi}. Bars: {bar}.',
  'sim.shops': 'In {country} you get a SIM {shops}; bring {identity}.',
  'sim.shops-only': 'In {country} you get a SIM {shops}.',
  'sim.esim': 'An eSIM {esim}; {item} costs {price}.',
  'sim.esim-only': 'An eSIM {esim}.',
  'cards.everywhere': 'Yes, cards are {verdict} in {country}.',
  'cards.most': 'Mostly yes: cards are {verdict} in {country}. Keep a little cash.',
  'cards.cities': 'In {country} cards are {verdict}; elsewhere you need cash.',
  'cards.rare': 'No, cards are {verdict} in {country}: bring cash.',
  'cash.need': 'Cash is {need} in {country}, and cards are {cards}.',
  'cash.atm': 'Cash machines: {atm}.',
  'taxi.apps': 'In {country} you can order a ride with {apps}.',
  'taxi.no-apps': 'We know of no ride app in {country}.',
  'taxi.taxis': 'For taxis: {taxi}.',
  'transport.ride': 'In {country} a ride on public transport costs {price}; contactless payment: {contactless}.',
  'transport.contactless': 'In {country}, contactless payment on public transport: {contactless}.',
  'bargaining.is': 'Bargaining in {country}: {verdict}.',
  'prices.are': 'In {country} {items}.',
  'etiquette.are': 'In {country}: {list}.',
  'etiquette.tips': 'Tipping there: {tip}.',
  'dress.are': 'In {country}: {list}.',
  'temples.are': 'At holy places in {country}: {list}.',
  'alcohol.are': 'Alcohol in {country}: {list}.',
  'alcohol.age': 'The legal age is {age}.',
  'smoking.is': 'Smoking in {country}: {list}.',
  'vaping.ok': 'Yes, vaping is {verdict} in {country}.',
  'vaping.rules': 'Vaping is {verdict} in {country}.',
  'vaping.banned': 'No, vaping is {verdict} in {country}. Do not bring one.',
  'drugs.are': 'Cannabis in {country}: {cannabis}. For small amounts of drugs a visitor risks {risk}.',
  'drones.ok': 'Yes, drones are {verdict} in {country}.',
  'drones.rules': 'Drones are {verdict} in {country}.',
  'drones.permit': 'Drones are allowed {verdict} in {country}.',
  'drones.banned': 'No, drones are {verdict} in {country}. Leave yours at home.',
  'law.check': 'Rules like this change, so look at the official advice before you go.',
  'driving.is': 'In {country} people drive on the {side}, and {permit}.',
  'driving.care': 'Look out for: {list}.',
  'toilets.are': 'Public toilets in {country}: {list}.',
  'closing.are': 'In {country}: {list}.',
  'closing.none': 'We know of no usual closing days in {country}.',
  'mosquito.are': 'Yes, take care in {country}: {list}. Use repellent and cover up at dusk.',
  'mosquito.ticks': 'Mosquitoes carry no disease to speak of in {country}; look out for {list}.',
  'mosquito.none': 'Mosquitoes are {none} in {country}.',
  'altitude.none': 'Altitude is {verdict} in {country}.',
  'altitude.some': 'In {country} {verdict}. Go up slowly, drink water, and take the first day easy.',
  'altitude.high': 'In {country} {verdict}. Go up slowly, drink water, and take the first two days easy.',
  'health.are': 'Look out for these in {country}: {list}.',
  'health.doctor': 'This is not medical advice: ask a doctor or a travel clinic.',
  'scams.are': 'In {country} look out for {list}.',
  'women.are': 'For women travelling alone in {country}: {list}.',
  'lgbt.are': 'In {country}: {law}. Daily life: {social}.',
  'language.is': 'In {country} people speak {languages}; {english}.',
  'phrases.are': 'Hello is {hello}, thank you is {thanks}.',
  'meals.are': 'In {country} people have lunch {lunch} and dinner {dinner}.',
  'internet.none': 'We know of nothing blocked in {country}.',
  'internet.are': 'In {country} these are blocked or limited: {list}. Set up what you need before you go.',
  'insurance.is':
    'Yes, take travel insurance for {country}: a hospital or a flight home can cost more than the trip. Check that it covers {list}.',
  'insurance.plain':
    'Yes, take travel insurance for {country}: a hospital or a flight home can cost more than the trip.',

  // Getting there.
  'ways.transfer': 'From {airport} take the {mode}: {minutes}, {price}.',
  'ways.transfer-free': 'From {airport} take the {mode}: {minutes}.',
  'ways.taxi': 'A taxi takes {minutes} and costs {price}.',
  'ways.leg': 'From {from} to {to} most people take the {mode}: {minutes}, {price}.',
  'ways.leg-free': 'From {from} to {to} most people take the {mode}: {minutes}.',
  'ways.no-train': 'There is no train between {from} and {to}.',
  'ways.none': 'We do not know the ways to {place} yet.',

  // Safety.
  'safety.advice': '{authority} says of {country}: {words} (level {level}).',
  'safety.night-fine': 'In the evening these areas of {place} are fine: {areas}.',
  'safety.night-care': 'Take more care after dark in {areas}.',
  'safety.night-avoid': 'Better avoid {areas} after dark.',
  'safety.night-usual': 'We name no area of {place} to avoid; take the usual care after dark.',
  'safety.which-town': 'Tell me the town, and I say which areas need more care after dark.',
  'safety.no-areas': 'We have no advice for single areas of {place} yet.',

  // Food.
  'food.try': 'In {place} try {dishes}.',
  'food.price': 'A street meal costs {street}, dinner in an ordinary restaurant {dinner}.',
  'food.street-price': 'A street meal costs {street}.',
  'food.where': 'Good places to look: {places}.',
  'food.diet': 'Yes. In {place} these are usually {diet}: {dishes}.',
  'food.diet-option': 'In {place} ask for the {diet} version of {dishes}.',
  'food.diet-none': 'We know of no dish of {place} that is usually {diet}.',
  'food.contains': 'In {place} these usually contain {content}: {dishes}.',
  'food.contains-none': 'None of the dishes of {place} in our guide lists {content}, but kitchens differ.',
  'food.allergy': 'Our list is not complete and kitchens differ: show your allergy in writing and ask each time.',
  'food.diet-check': 'Broth and sauces differ by kitchen, so ask there.',
  'food.drinks': 'To drink in {place}: {dishes}.',

  // Sights.
  'sights.best': 'In {place} start with {sights}.',
  'sights.wish': 'For {wish} in {place}: {sights}.',
  'sights.none': 'Our guide has nothing for {wish} in {place}.',
  'sights.book': 'Book {sights} ahead.',
  'sights.book-not': 'You need not book {sights} ahead.',
  'sights.area': 'For an evening out: {areas}.',
  'sights.trips': 'From {place} the best day trips are {trips}.',
  'layover.yes': 'Yes: with {hours} in {place} you have about {free} in town. See {sights}.',
  'layover.no':
    'With {hours} it is not worth leaving the airport of {place}: the way there and back and the queues take {needed}.',
  'layover.return':
    'Start back to the airport {back} before your flight leaves: {way} there, the rest for security and boarding.',
  'layover.entry': 'Check that your passport lets you in before you plan on it.',

  // Seasons and events.
  'season.best': 'The best time for {place} is {months}.',
  'season.avoid': 'Less good: {avoid}.',
  'season.event': '{event} is {dates}.',
  'season.event-moon': '{event} follows the moon or a local calendar, so look up this year’s date.',
  'season.book': 'Book early, best {days} ahead.',
  'season.events': 'In {place}: {events}.',
  'season.events-none': 'We know of no big event in {place} then.',

  // Sleeping.
  'stay.first': 'For a first visit to {place} stay in {areas}.',
  'stay.style': 'In {place}, {style}: {areas}.',
  'stay.cheap': 'Cheaper: {areas}.',
  'stay.price': 'A mid-range double costs {price} a night.',
  'stay.none': 'Our guide has no areas of {place} yet.',

  // Money.
  'budget.plenty':
    'Yes, easily: {amount} is more than {days} in {country} usually cost in mid-range comfort ({mid}), without the way there.',
  'budget.yes':
    'Yes: {days} in {country} cost about {mid} in mid-range comfort, so {amount} is enough, without the way there.',
  'budget.careful':
    'Yes, with some care: {days} in {country} cost about {low} living simply and {mid} in comfort, without the way there; {amount} lies between.',
  'budget.tight':
    'It is tight: {days} in {country} cost about {low} living simply and {mid} in comfort. With {amount} choose simple rooms and street food.',
  'budget.no':
    'No: even living simply, {days} in {country} cost about {low}, without the way there, so {amount} is too little.',
  'budget.ranges':
    '{days} in {country} cost about {low} if you live simply and {mid} in mid-range comfort, without the way there.',

  'packing.bring': 'What people wear: {list}.',
  'packing.cold': 'Pack a warm coat, a hat, gloves and layers.',
  'packing.cool': 'Pack a jacket and layers.',
  'packing.mild': 'Pack light layers and something for the evening.',
  'packing.warm': 'Pack light clothes, a hat and sun cream.',
  'packing.rain': 'Bring a rain jacket too.',
  'place.missing': 'I need the country or the town for that; tell me any time.',
} as const

export type GuideSayId = keyof typeof EN_SAYS
export type GuideSays = Readonly<Record<GuideSayId, string>>
