/** All intents of the reader, by subject. A line of the corpus has one of these ids, or two joined by "+". */
export const INTENT_GROUPS = {
  money: [
    'bargaining',
    'budget_enough',
    'cash_atm',
    'currency',
    'paying_cards',
    'prices',
    'sim',
    'tap_water',
    'tipping',
  ],
  transport: [
    'airport_transfer',
    'car_rental',
    'distance',
    'driving_rules',
    'ferry',
    'flight_time',
    'intercity',
    'local_transport',
    'rail_rights',
    'ride_hailing',
  ],
  safety: [
    'distress',
    'embassy',
    'emergency',
    'lost_passport',
    'safety_area',
    'safety_general',
    'safety_lgbt',
    'safety_night',
    'safety_woman',
    'scams',
    'theft',
  ],
  health: [
    'health_altitude',
    'health_food',
    'health_mosquito',
    'health_sick',
    'health_vaccine',
    'insurance',
    'pharmacy_medicine',
  ],
  rules: [
    'alcohol_rules',
    'customs_import',
    'drone_rules',
    'drugs_law',
    'passport_validity',
    'smoking_vape',
    'tax_refund',
    'transit_visa',
    'visa_how',
    'visa_length',
    'visa_need',
  ],
  season: ['best_time', 'daylight', 'packing', 'sea_temperature', 'season_event', 'snow', 'weather'],
  sights: [
    'beach',
    'compare_places',
    'day_trip',
    'days_needed',
    'free_things',
    'hiking',
    'itinerary',
    'itinerary_change',
    'kids_things',
    'layover',
    'museum_hours',
    'must_see',
    'nightlife',
    'photo_spots',
    'rainy_day',
    'romantic',
    'shopping',
    'tickets_ahead',
    'viewpoint',
    'where_to_go',
    'where_to_stay',
  ],
  food: ['coffee_bar', 'food_allergy', 'food_diet', 'food_dish', 'food_where', 'meal_times'],
  people: ['dress', 'etiquette', 'greeting_phrase', 'language_spoken', 'religion_visit', 'translate'],
  flying: [
    'checkin_time',
    'denied_boarding',
    'flight_cancelled_rights',
    'flight_delay_rights',
    'hand_luggage',
    'jet_lag',
    'lost_luggage',
    'lounge',
    'luggage_storage',
    'missed_connection',
  ],
  booking: ['car_search', 'flight_search', 'hotel_area_price', 'hotel_search'],
  facts: ['country_fact', 'holiday_closed', 'internet_blocked', 'plug', 'sunday_open', 'time_difference', 'toilets'],
  travellers: ['accessibility', 'baby', 'digital_nomad', 'elderly', 'group', 'honeymoon', 'pets', 'solo', 'work_visa'],
  product: ['account_limit', 'app_help', 'save_item', 'subscription', 'support_person', 'write_text'],
  /** `trip_told` is the background of a question, and never asked. */
  other: ['illegal', 'injection', 'off_topic', 'smalltalk', 'thanks', 'trip_told', 'unanswerable'],
} as const

export type IntentGroup = keyof typeof INTENT_GROUPS
export type ReaderIntent = (typeof INTENT_GROUPS)[IntentGroup][number]

const GROUP_BY_INTENT: ReadonlyMap<string, IntentGroup> = new Map(
  Object.entries(INTENT_GROUPS).flatMap(([group, intents]) =>
    intents.map((intent) => [intent, group as IntentGroup] as const),
  ),
)

export const READER_INTENTS: readonly ReaderIntent[] = Object.values(INTENT_GROUPS)
  .flat()
  .toSorted((a, b) => (a < b ? -1 : 1))

export function isReaderIntent(id: string): id is ReaderIntent {
  return GROUP_BY_INTENT.has(id)
}

export function groupOf(intent: ReaderIntent): IntentGroup {
  const group = GROUP_BY_INTENT.get(intent)
  if (group === undefined) throw new RangeError(`not an intent: ${intent}`)
  return group
}
