/** The days after which a fact of this kind is shown as old, until it is checked again. */
export const GOOD_FOR_DAYS = {
  /** Rates change every day; a week is accurate enough for a budget. */
  rates: 7,
  /** Governments change their advice by the week. */
  advice: 30,
  entry: 90,
  health: 180,
  airports: 365,
  allowance: 365,
  burger: 365,
  countries: 365,
  embassies: 365,
  holidays: 365,
  emergency: 365,
  sights: 730,
  /** Restaurants and hotels close. */
  tables: 365,
  cities: 1825,
  climate: 3650,
  plugs: 5475,
  shores: 7300,
} as const

export type FactKind = keyof typeof GOOD_FOR_DAYS
