/** Codes of the practical facts about a country in the guide. */
export const PRICE_ITEMS = [
  'coffee',
  'street_meal',
  'mid_meal',
  'beer',
  'metro_ride',
  'taxi_5km',
  'hostel_bed',
  'hotel_double',
  'museum',
  'sim_10gb',
  'water_15l',
  'bus_100km',
] as const

export const LEVELS = ['low', 'medium', 'high'] as const

export const FREQUENCIES = ['rare', 'some', 'frequent'] as const

export const TAP_WATER = ['safe', 'safe-cities', 'mixed', 'treat', 'unsafe'] as const

export const TIPS = ['none', 'round-up', 'optional', 'expected', 'included', 'refused'] as const

export const SERVICE_CHARGES = ['never', 'sometimes', 'often', 'usually'] as const

export const SIM_SHOPS = ['airport', 'convenience', 'hotel', 'kiosk', 'online', 'shop', 'supermarket'] as const

export const SIM_IDENTITY = [
  'biometric',
  'local-id',
  'none',
  'passport',
  'passport-photo',
  'registration-imei',
] as const

export const EASE = ['easy', 'ok', 'hard'] as const

export const BLOCKED = ['google', 'none', 'social', 'some-sites', 'voip', 'vpn-law', 'whatsapp-calls'] as const

export const TAXI = [
  'app-better',
  'avoid-street',
  'fixed',
  'haggle',
  'meter',
  'official-rank',
  'prepaid-booth',
] as const

export const CARD_USE = ['everywhere', 'most', 'cities', 'rare'] as const

export const ATM = [
  'decline-conversion',
  'fees',
  'foreign-card-trouble',
  'low-limits',
  'machines-inside-bank',
  'ok',
  'scarce',
] as const

export const BARGAINING = ['no', 'markets', 'markets-taxis', 'expected'] as const

export const DRESS = [
  'casual',
  'cover-hair-law',
  'cover-hair-mosque',
  'cover-knees',
  'cover-shoulders',
  'layers',
  'modest',
  'no-beachwear-town',
  'no-camouflage',
  'no-transparent',
  'shoes-easy-off',
  'smart-city',
  'sun-cover',
] as const

export const TEMPLE_RULES = [
  'ask-first',
  'cover-knees',
  'cover-shoulders',
  'head-cover-men',
  'head-scarf-women',
  'no-entry-menstruation',
  'no-entry-non-muslim',
  'no-feet-to-image',
  'no-leather',
  'no-photos-inside',
  'offering-small',
  'sarong',
  'shoes-off',
  'silence',
  'walk-clockwise',
] as const

export const ETIQUETTE = [
  'ask-photo',
  'bow',
  'cheek-kiss',
  'elders-first',
  'escalator-left',
  'escalator-right',
  'greet-first',
  'haggle-smile',
  'handshake',
  'late-ok',
  'left-hand-unclean',
  'no-chopstick-upright',
  'no-eat-walking',
  'no-feet-point',
  'no-head-touch',
  'no-military-photo',
  'no-photo-people',
  'no-point-finger',
  'no-politics',
  'no-public-affection',
  'no-public-kiss',
  'no-religion-insult',
  'no-royal-insult',
  'no-tip-insist',
  'punctual',
  'queue',
  'quiet-transit',
  'ramadan-no-public-eating',
  'remove-shoes-home',
  'right-hand-give',
  'rude-gesture-law',
  'slurp-ok',
  'swear-fine-law',
] as const

export const ALCOHOL = [
  'dry-days',
  'dry-states',
  'free',
  'illegal',
  'illegal-muslims',
  'licensed-only',
  'public-drinking-no',
  'public-drinking-ok',
  'ramadan-limits',
  'restricted',
  'shops-hours',
  'zero-driving',
] as const

export const DRUG_RISK = ['tolerant', 'fines', 'prison', 'severe', 'death'] as const

export const CANNABIS = ['legal', 'tolerated', 'decriminalised', 'medical', 'illegal'] as const

export const VAPING = ['ok', 'rules', 'banned'] as const

export const LGBT_LAW = [
  'marriage',
  'partnership',
  'legal',
  'legal-no-protection',
  'restricted',
  'illegal',
  'illegal-severe',
] as const

export const LGBT_SOCIAL = ['open', 'open-cities', 'discreet', 'hostile'] as const

export const WOMEN = [
  'avoid-empty-streets',
  'beach-hassle',
  'care-night',
  'dress-matters',
  'easy',
  'harassment-common',
  'taxi-by-app',
  'usual-care',
  'women-carriages',
  'women-seats',
] as const

export const SCAMS = [
  'airport-tout',
  'atm-skimming',
  'bag-snatch',
  'baksheesh',
  'bar-bill',
  'bracelet',
  'camel-price',
  'car-break-in',
  'card-conversion',
  'closed-today',
  'drink-spiking',
  'drug-setup',
  'express-kidnap',
  'fake-guide',
  'fake-monk',
  'fake-police',
  'fake-taxi',
  'fake-ticket',
  'friendly-stranger',
  'gem-carpet',
  'money-change-short',
  'overpriced-menu',
  'parking-attendant',
  'petition',
  'phone-snatch',
  'photo-fee',
  'pickpocket',
  'rental-damage',
  'scooter-damage',
  'shop-commission',
  'short-change',
  'sim-overprice',
  'smash-grab',
  'spill-trick',
  'taxi-long-route',
  'taxi-overcharge',
  'tea-house',
  'temple-donation',
  'timeshare',
  'train-ticket-office',
  'visa-site-fake',
  'wifi-clone',
] as const

export const DRIVE_SIDES = ['left', 'right'] as const

export const DRIVING_PERMITS = [
  'licence-enough',
  'idp-advised',
  'idp-required',
  'idp-1949-only',
  'translation-required',
  'local-needed',
] as const

export const CHILD_SEATS = ['law', 'law-taxi-exempt', 'advised', 'none'] as const

export const DRIVE_CARE = [
  'animals',
  'carjack-care',
  'chaotic',
  'easy',
  'fast-drivers',
  'fuel-cash',
  'low-emission-zones',
  'mountain-roads',
  'narrow-streets',
  'night-avoid',
  'police-stops',
  'potholes',
  'scooters',
  'snow-tyres',
  'speed-cameras',
  'toll-cash',
  'toll-electronic',
  'zero-alcohol',
] as const

export const TOILETS = [
  'bidet-hose',
  'cafe-use',
  'carry-tissue',
  'excellent',
  'free',
  'no-paper',
  'paid',
  'paper-in-bin',
  'scarce',
  'squat',
] as const

export const SMOKING = [
  'allowed',
  'beach-ban',
  'indoor-ban',
  'indoor-some',
  'outdoor-zones',
  'street-ban-areas',
] as const

export const CLOSING = [
  'aug-holidays',
  'fri-morning',
  'fri-museums',
  'fri-sat-weekend',
  'lunar-new-year',
  'mon-museums',
  'new-year-days',
  'none',
  'ramadan-hours',
  'sat-shabbat',
  'siesta',
  'sun-shops',
  'sun-some',
  'tue-museums',
  'year-end',
] as const

export const MOSQUITO = [
  'chikungunya',
  'dengue',
  'japanese-encephalitis',
  'malaria-areas',
  'none',
  'nuisance',
  'tick-borne',
  'yellow-fever-areas',
  'zika',
] as const

export const ALTITUDE = ['none', 'some', 'high'] as const

export const HEALTH = [
  'altitude-sickness',
  'bilharzia',
  'cold',
  'coral-cuts',
  'crocodiles',
  'earthquake',
  'flood',
  'heat',
  'hippos',
  'hurricane',
  'jellyfish',
  'methanol',
  'pollen',
  'rabies-dogs',
  'rabies-monkeys',
  'rip-currents',
  'scorpions',
  'sharks',
  'smog',
  'snakes',
  'stomach',
  'sun',
  'tsunami',
  'typhoon',
  'volcano',
  'wildfire',
] as const

export const DRONES = ['ok', 'rules', 'permit', 'banned'] as const
