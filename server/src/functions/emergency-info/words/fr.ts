import type { EmergencyWords } from './en.ts'

export const fr: EmergencyWords = {
  unknown: 'Inconnu',
  or: ' ou ',
  atSea: 'Aucun pays : en mer ou au-delà de toute frontière',
  atSeaNear: (countries) => `Aucun pays : en mer ou au-delà de toute frontière. À proximité : ${countries}`,
  nearBorder: (country, others) => `${country} (frontière proche : ${others})`,
  numbers: ({ police, medical, fire, all }) =>
    `Police : ${police}. Secours médicaux : ${medical}. Pompiers : ${fire}. Numéro unique : ${all}.`,
  hospital: (text) => `Hôpital : ${text}`,
  embassy: (text) => `Ambassade : ${text}`,
  hospitalsUnknown: 'Inconnu ici. Les secours médicaux connaissent le plus proche.',
  hospitalsNone: 'Aucun sur notre carte de cette zone. Les secours médicaux connaissent le plus proche.',
  mapOf: (date) => `carte de ${date}`,
  whoseEmbassy: 'Indique ton pays pour savoir où se trouve son ambassade.',
  embassiesNone: 'Aucune connue',
  checkedAt: (found, date) => `${found} (données du ${date} ; vérifie avant d’y aller)`,
  local: (languages, callingCodes) => `Langues : ${languages}. Indicatif : ${callingCodes}.`,
  kinds: {
    embassy: 'Ambassade',
    'high-commission': 'Haut-commissariat',
    'consulate-general': 'Consulat général',
    consulate: 'Consulat',
    'honorary-consulate': 'Consulat honoraire',
    'de-facto-embassy': 'Représentation',
    'de-facto-consulate': 'Représentation',
    nunciature: 'Nonciature',
    office: 'Bureau',
  },
}
