/** For travellers of a kind: what our guide knows of daily life, not of the law alone. */
import type { GuideCountry } from '@app/domain/guide'

export const WOMEN_WORDS: Readonly<Record<GuideCountry['women'][number], string>> = {
  'avoid-empty-streets': 'avoid empty streets',
  'beach-hassle': 'expect to be approached on beaches',
  'care-night': 'take more care at night',
  'dress-matters': 'modest clothes draw less attention',
  easy: 'travelling alone is easy',
  'harassment-common': 'comments and staring are common',
  'taxi-by-app': 'order taxis by app',
  'usual-care': 'the usual care is enough',
  'women-carriages': 'trains have carriages for women',
  'women-seats': 'buses have seats for women',
}

export const LGBT_SOCIAL_WORDS: Readonly<Record<GuideCountry['lgbtSocial'], string>> = {
  open: 'people are open',
  'open-cities': 'open in the cities, more reserved elsewhere',
  discreet: 'better to be discreet',
  hostile: 'often hostile: be discreet',
}

export const CHILD_SEAT_WORDS: Readonly<Record<GuideCountry['childSeat'], string>> = {
  law: 'required by law',
  'law-taxi-exempt': 'required by law, except in taxis',
  advised: 'advised',
  none: 'no rule that we know of',
}

export const ALTITUDE_WORDS: Readonly<Record<GuideCountry['altitude'], string>> = {
  none: 'no high places',
  some: 'some places are high enough to feel it',
  high: 'many places are high enough to fall ill: climb slowly',
}
