/** The law of small things, beside official advice and never instead of it. */
import type { GuideCountry } from '@app/domain/guide'

export const ALCOHOL_WORDS: Readonly<Record<GuideCountry['alcohol'][number], string>> = {
  'dry-days': 'none sold on some days',
  'dry-states': 'forbidden in some regions',
  free: 'sold freely',
  illegal: 'forbidden',
  'illegal-muslims': 'forbidden for Muslims',
  'licensed-only': 'only in licensed places',
  'public-drinking-no': 'no drinking in the street',
  'public-drinking-ok': 'drinking in the street is accepted',
  'ramadan-limits': 'limited in Ramadan',
  restricted: 'restricted',
  'shops-hours': 'shops sell it at certain hours only',
  'zero-driving': 'none at all for drivers',
}

export const CANNABIS_WORDS: Readonly<Record<GuideCountry['cannabis'], string>> = {
  legal: 'legal with rules',
  tolerated: 'tolerated',
  decriminalised: 'decriminalised, not legal',
  medical: 'medical use only',
  illegal: 'illegal',
}

export const VAPING_WORDS: Readonly<Record<NonNullable<GuideCountry['vaping']>, string>> = {
  ok: 'allowed',
  rules: 'allowed with rules',
  banned: 'banned: leave vapes at home',
}

export const DRONE_WORDS: Readonly<Record<NonNullable<GuideCountry['drones']>, string>> = {
  ok: 'allowed with common sense',
  rules: 'allowed with rules; register first',
  permit: 'only with a permit',
  banned: 'banned: customs may take yours',
}

export const DRIVING_PERMIT_WORDS: Readonly<Record<GuideCountry['drivingPermit'], string>> = {
  'licence-enough': 'the licence from home is usually enough',
  'idp-advised': 'bring an international permit beside the licence',
  'idp-required': 'an international permit is required beside the licence',
  'idp-1949-only': 'only the international permit of 1949 is valid',
  'translation-required': 'the licence needs a certified translation',
  'local-needed': 'a local licence or visitor’s permit is needed',
}

export const LGBT_LAW_WORDS: Readonly<Record<GuideCountry['lgbtLaw'], string>> = {
  marriage: 'they can marry',
  partnership: 'partnerships are recognised',
  legal: 'legal',
  'legal-no-protection': 'legal, without protection from discrimination',
  restricted: 'restricted by law',
  illegal: 'illegal',
  'illegal-severe': 'illegal, with very severe penalties',
}
