import type { EmergencyWords } from './en.ts'

export const de: EmergencyWords = {
  unknown: 'Nicht bekannt',
  or: ' oder ',
  atSea: 'Kein Land: auf See oder außerhalb aller Grenzen',
  atSeaNear: (countries) => `Kein Land: auf See oder außerhalb aller Grenzen. In der Nähe: ${countries}`,
  nearBorder: (country, others) => `${country} (Grenze in der Nähe: ${others})`,
  numbers: ({ police, medical, fire, all }) =>
    `Polizei: ${police}. Rettungsdienst: ${medical}. Feuerwehr: ${fire}. Eine Nummer für alles: ${all}.`,
  hospital: (text) => `Krankenhaus: ${text}`,
  embassy: (text) => `Botschaft: ${text}`,
  hospitalsUnknown: 'Hier nicht bekannt. Der Rettungsdienst kennt das nächste.',
  hospitalsNone: 'Keines auf unserer Karte dieser Gegend. Der Rettungsdienst kennt das nächste.',
  mapOf: (date) => `Karte von ${date}`,
  whoseEmbassy: 'Gib dein Herkunftsland an, um zu sehen, wo seine Botschaft ist.',
  embassiesNone: 'Keine bekannt',
  checkedAt: (found, date) => `${found} (Stand ${date}; prüfe das, bevor du hingehst)`,
  local: (languages, callingCodes) => `Sprachen: ${languages}. Vorwahl: ${callingCodes}.`,
  kinds: {
    embassy: 'Botschaft',
    'high-commission': 'Hochkommissariat',
    'consulate-general': 'Generalkonsulat',
    consulate: 'Konsulat',
    'honorary-consulate': 'Honorarkonsulat',
    'de-facto-embassy': 'Vertretung',
    'de-facto-consulate': 'Vertretung',
    nunciature: 'Nuntiatur',
    office: 'Büro',
  },
}
