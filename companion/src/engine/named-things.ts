/** Meanings that ask something by themselves, wherever they stand in a question, and what answers them. */
import type { Meaning } from '@app/domain/learned-reader'

import type { EverydayIntent } from './everyday/everyday-intent.ts'

const ASKED_BY: Readonly<Partial<Record<EverydayIntent, readonly Meaning[]>>> = {
  accessibility: ['wheelchair'],
  bargaining: ['haggle'],
  cash_atm: ['atm', 'withdraw'],
  dress: ['dress_code', 'cover_shoulders', 'headscarf'],
  driving_rules: ['toll', 'vignette', 'speed_limit', 'international_permit', 'left_side'],
  drone_rules: ['drone'],
  health_altitude: ['altitude_sickness'],
  health_mosquito: ['mosquito', 'dengue', 'malaria'],
  insurance: ['insurance', 'policy_cover'],
  internet_blocked: ['vpn', 'blocked_site'],
  language_spoken: ['english_spoken'],
  luggage_storage: ['luggage_locker'],
  paying_cards: ['card_payment', 'contactless', 'accept_cards'],
  pets: ['pet', 'dog', 'pet_papers'],
  pharmacy_medicine: ['pharmacy', 'prescription'],
  ride_hailing: ['ride_app'],
  scams: ['scam', 'cheat', 'trick'],
  sim: ['sim_card', 'esim', 'roaming', 'mobile_data'],
  smoking_vape: ['vape'],
  tap_water: ['tap_water'],
  tax_refund: ['tax_free'],
  tipping: ['tip'],
  toilets: ['toilet'],
}
const INTENTS = Object.entries(ASKED_BY) as readonly (readonly [EverydayIntent, readonly Meaning[]])[]

export function intentsNamed(meanings: ReadonlySet<Meaning>): readonly EverydayIntent[] {
  return INTENTS.filter(([, asking]) => asking.some((each) => meanings.has(each))).map(([intent]) => intent)
}
