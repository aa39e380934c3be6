import type { EmergencyWords } from './en.ts'

export const pt: EmergencyWords = {
  unknown: 'Não se sabe',
  or: ' ou ',
  atSea: 'Nenhum país: no mar ou fora de todas as fronteiras',
  atSeaNear: (countries) => `Nenhum país: no mar ou fora de todas as fronteiras. Por perto: ${countries}`,
  nearBorder: (country, others) => `${country} (fronteira próxima: ${others})`,
  numbers: ({ police, medical, fire, all }) =>
    `Polícia: ${police}. Ambulância: ${medical}. Bombeiros: ${fire}. Um número para tudo: ${all}.`,
  hospital: (text) => `Hospital: ${text}`,
  embassy: (text) => `Embaixada: ${text}`,
  hospitalsUnknown: 'Não sabemos aqui. No número da ambulância sabem qual é o mais próximo.',
  hospitalsNone: 'Nenhum no nosso mapa desta zona. No número da ambulância sabem qual é o mais próximo.',
  mapOf: (date) => `mapa de ${date}`,
  whoseEmbassy: 'Indica de que país és para veres onde fica a sua embaixada.',
  embassiesNone: 'Não conhecemos nenhuma',
  checkedAt: (found, date) => `${found} (dados de ${date}; confirma antes de ires)`,
  local: (languages, callingCodes) => `Línguas: ${languages}. Indicativo: ${callingCodes}.`,
  kinds: {
    embassy: 'Embaixada',
    'high-commission': 'Alto comissariado',
    'consulate-general': 'Consulado-geral',
    consulate: 'Consulado',
    'honorary-consulate': 'Consulado honorário',
    'de-facto-embassy': 'Representação',
    'de-facto-consulate': 'Representação',
    nunciature: 'Nunciatura',
    office: 'Escritório',
  },
}
