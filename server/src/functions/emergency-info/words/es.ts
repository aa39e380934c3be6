import type { EmergencyWords } from './en.ts'

export const es: EmergencyWords = {
  unknown: 'No se sabe',
  or: ' o ',
  atSea: 'Ningún país: en el mar o fuera de toda frontera',
  atSeaNear: (countries) => `Ningún país: en el mar o fuera de toda frontera. Cerca: ${countries}`,
  nearBorder: (country, others) => `${country} (frontera cercana: ${others})`,
  numbers: ({ police, medical, fire, all }) =>
    `Policía: ${police}. Ambulancia: ${medical}. Bomberos: ${fire}. Un número para todo: ${all}.`,
  hospital: (text) => `Hospital: ${text}`,
  embassy: (text) => `Embajada: ${text}`,
  hospitalsUnknown: 'No lo sabemos aquí. En el número de ambulancias conocen el más cercano.',
  hospitalsNone: 'Ninguno en nuestro mapa de esta zona. En el número de ambulancias conocen el más cercano.',
  mapOf: (date) => `mapa de ${date}`,
  whoseEmbassy: 'Indica de qué país eres para ver dónde está su embajada.',
  embassiesNone: 'No conocemos ninguna',
  checkedAt: (found, date) => `${found} (datos del ${date}; compruébalo antes de ir)`,
  local: (languages, callingCodes) => `Idiomas: ${languages}. Prefijo: ${callingCodes}.`,
  kinds: {
    embassy: 'Embajada',
    'high-commission': 'Alta comisión',
    'consulate-general': 'Consulado general',
    consulate: 'Consulado',
    'honorary-consulate': 'Consulado honorario',
    'de-facto-embassy': 'Representación',
    'de-facto-consulate': 'Representación',
    nunciature: 'Nunciatura',
    office: 'Oficina',
  },
}
