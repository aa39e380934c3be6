/** Topics of the first hours: water, phone, taxi. */
import type { GuideCountry } from '@app/domain/guide'

export const TAP_WATER_WORDS: Readonly<Record<GuideCountry['tapWater'], string>> = {
  safe: 'Safe to drink',
  'safe-cities': 'Safe to drink in cities',
  mixed: 'Safe in some places: ask where you stay',
  treat: 'Boil, filter or treat it first',
  unsafe: 'Do not drink it: buy bottled water',
}

export const SIM_SHOP_WORDS: Readonly<Record<GuideCountry['simShops'][number], string>> = {
  airport: 'at the airport',
  convenience: 'in convenience stores',
  hotel: 'in hotels',
  kiosk: 'at kiosks',
  online: 'online',
  shop: 'in phone shops',
  supermarket: 'in supermarkets',
}

export const SIM_IDENTITY_WORDS: Readonly<Record<GuideCountry['simIdentity'][number], string>> = {
  biometric: 'fingerprints or a face scan',
  'local-id': 'a local identity card',
  passport: 'your passport',
  'passport-photo': 'your passport and a photo',
  'registration-imei': 'registration of your phone',
}

export const ESIM_WORDS: Readonly<Record<GuideCountry['esim'], string>> = {
  easy: 'eSIMs work well',
  ok: 'eSIMs work in most places',
  hard: 'eSIMs are hard to get',
}

export const BLOCKED_WORDS: Readonly<Record<GuideCountry['blocked'][number], string>> = {
  google: 'Google services are blocked',
  social: 'social networks are blocked',
  'some-sites': 'some websites are blocked',
  voip: 'internet calls are blocked',
  'vpn-law': 'the law restricts VPNs',
  'whatsapp-calls': 'WhatsApp calls are blocked',
}

export const TAXI_WORDS: Readonly<Record<GuideCountry['taxi'][number], string>> = {
  'app-better': 'a ride app is better than a street taxi',
  'avoid-street': 'do not take taxis from the street',
  fixed: 'taxis have fixed fares',
  haggle: 'agree on the fare first',
  meter: 'taxis use the meter',
  'official-rank': 'take taxis from the official rank',
  'prepaid-booth': 'pay at the prepaid booth',
}

export const CONTACTLESS_WORDS: Readonly<Record<NonNullable<GuideCountry['contactlessTransit']>, string | null>> = {
  yes: 'tap your bank card on buses and trains',
  some: 'tap your bank card on some buses and trains',
  no: null,
}

export const ENGLISH_WORDS: Readonly<Record<GuideCountry['english'], string>> = {
  low: 'Little English is spoken',
  medium: 'Some English is spoken, more in tourist places',
  high: 'Most people you meet speak some English',
}

export const TOILET_WORDS: Readonly<Record<GuideCountry['toilets'][number], string>> = {
  'bidet-hose': 'a hose instead of paper',
  'cafe-use': 'use those in cafés',
  'carry-tissue': 'carry tissues',
  excellent: 'clean and everywhere',
  free: 'free',
  'no-paper': 'often no paper',
  paid: 'have a coin ready',
  'paper-in-bin': 'put paper in the bin',
  scarce: 'hard to find',
  squat: 'squat toilets are common',
}

export const CLOSING_WORDS: Readonly<Record<GuideCountry['closing'][number], string>> = {
  'aug-holidays': 'many shops close in August',
  'fri-morning': 'Friday mornings are quiet',
  'fri-museums': 'museums close on Fridays',
  'fri-sat-weekend': 'the weekend is Friday and Saturday',
  'lunar-new-year': 'much is closed at Lunar New Year',
  'mon-museums': 'museums close on Mondays',
  'new-year-days': 'much is closed in the first days of January',
  'ramadan-hours': 'shorter hours in Ramadan',
  'sat-shabbat': 'from Friday evening to Saturday evening much is closed',
  siesta: 'shops close after lunch',
  'sun-shops': 'shops close on Sundays',
  'sun-some': 'some shops close on Sundays',
  'tue-museums': 'museums close on Tuesdays',
  'year-end': 'much is closed at the end of the year',
}
