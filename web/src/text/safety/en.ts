export const en = {
  title: 'Safety check',
  description:
    'Emergency numbers by country, the first minutes step by step, and your position in words an operator can write down. Works offline.',
  name: 'Safety check',
  plate: 'Hobart, as it is read out over a bad line',
  heading: 'In an emergency',
  lead: 'The number first, then where you are.',
  'call.112':
    '112 works from mobile phones in all of the EU, and on most networks elsewhere it is passed on to the local number.',
  'call.action': 'Call 112',
  'numbers.title': 'Local numbers',
  'numbers.text':
    'Police, ambulance, fire. Where one number stands alone, it is for all three. In italics: one source only.',
  'continent.AF': 'Africa',
  'continent.AN': 'Antarctica',
  'continent.AS': 'Asia',
  'continent.EU': 'Europe',
  'continent.NA': 'North America',
  'continent.OC': 'Oceania',
  'continent.SA': 'South America',
  'number.country': 'Country',
  'number.police': 'Police',
  'number.medical': 'Ambulance',
  'number.fire': 'Fire',
  'where.title': 'Where you are',
  'where.text': 'Your position stays on this device. Read it out slowly, figure by figure.',
  'where.find': 'My Location',
  'where.finding': 'Finding...',
  'where.accuracy': 'within {distance}',
  'where.copy': 'Copy coordinates',
  'where.copied': 'Coordinates copied!',
  'where.not-copied': 'Failed to copy coordinates.',
  'failed.unsupported': 'Geolocation is not supported by this browser',
  'failed.denied': 'Location access denied. Please enable location permissions.',
  'failed.unavailable': 'Location information is unavailable.',
  'failed.timed-out': 'Location request timed out.',
  'failed.unknown': 'Unable to get your location',
  'steps.title': 'The first minutes',
  'step.1': 'Get out of danger yourself. Somebody who is hurt too can help nobody.',
  'step.2': 'Call. Say where you are before anything else: if the line drops, they can still come.',
  'step.3': 'Say what happened and how many people are hurt. Let them end the call.',
  'step.4': 'Stay with the person, keep them warm, talk to them.',
  'after.title': 'Afterwards',
  'after.1':
    'Robbed or lost your passport: a police report first, then your embassy; they issue an emergency document.',
  'after.2': 'Hurt or ill: call the number on your insurance card before you pay; most want to know first.',
  'after.3': 'Cards gone: block them with your bank. Keep its number somewhere that is not your phone.',
  'now.1': 'Emergency numbers of 246 countries and territories, readable without a connection',
  'now.2': 'Your position with its accuracy, to read out or copy',
  'now.3': 'The first minutes and the time after, step by step, in six languages',
  'next.1': 'The same in more languages',
  'next.2': 'A check of a place before you go: advisories, season and neighbourhood',
} as const

/** The frame of the page (its name, title and legend) is English like that of every tool. */
type FrameKey = 'title' | 'description' | 'name' | 'plate' | `now.${number}` | `next.${number}`

export type SafetyWords = Readonly<Record<Exclude<keyof typeof en, FrameKey>, string>>
