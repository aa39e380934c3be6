import type { EmergencyWords } from './en.ts'

export const it: EmergencyWords = {
  unknown: 'Non noto',
  or: ' o ',
  atSea: 'Nessun Paese: in mare o fuori da ogni confine',
  atSeaNear: (countries) => `Nessun Paese: in mare o fuori da ogni confine. Nelle vicinanze: ${countries}`,
  nearBorder: (country, others) => `${country} (confine vicino: ${others})`,
  numbers: ({ police, medical, fire, all }) =>
    `Polizia: ${police}. Ambulanza: ${medical}. Vigili del fuoco: ${fire}. Numero unico: ${all}.`,
  hospital: (text) => `Ospedale: ${text}`,
  embassy: (text) => `Ambasciata: ${text}`,
  hospitalsUnknown: 'Qui non lo sappiamo. Al numero dell’ambulanza conoscono il più vicino.',
  hospitalsNone: 'Nessuno sulla nostra mappa di questa zona. Al numero dell’ambulanza conoscono il più vicino.',
  mapOf: (date) => `mappa del ${date}`,
  whoseEmbassy: 'Indica di quale Paese sei per vedere dov’è la sua ambasciata.',
  embassiesNone: 'Nessuna nota',
  checkedAt: (found, date) => `${found} (dati del ${date}; verifica prima di andarci)`,
  local: (languages, callingCodes) => `Lingue: ${languages}. Prefisso: ${callingCodes}.`,
  kinds: {
    embassy: 'Ambasciata',
    'high-commission': 'Alto commissariato',
    'consulate-general': 'Consolato generale',
    consulate: 'Consolato',
    'honorary-consulate': 'Consolato onorario',
    'de-facto-embassy': 'Rappresentanza',
    'de-facto-consulate': 'Rappresentanza',
    nunciature: 'Nunziatura',
    office: 'Ufficio',
  },
}
