import type { LanguageCode } from '@app/domain/trip-request'

type Names = Readonly<Partial<Record<LanguageCode, string>>>

/** A city's name in the traveller's language, when it is not the English name. */
const NAMES: Readonly<Record<string, Names>> = {
  London: { fr: 'Londres', es: 'Londres', it: 'Londra', pt: 'Londres' },
  Rome: { de: 'Rom', es: 'Roma', it: 'Roma', pt: 'Roma' },
  Paris: { es: 'París', it: 'Parigi' },
  Istanbul: { es: 'Estambul', pt: 'Istambul' },
  Barcelona: { fr: 'Barcelone', it: 'Barcellona' },
  Amsterdam: { pt: 'Amesterdão' },
  Prague: { de: 'Prag', es: 'Praga', it: 'Praga', pt: 'Praga' },
  Vienna: { de: 'Wien', fr: 'Vienne', es: 'Viena', pt: 'Viena' },
  Milan: { de: 'Mailand', es: 'Milán', it: 'Milano', pt: 'Milão' },
  Florence: { de: 'Florenz', es: 'Florencia', it: 'Firenze', pt: 'Florença' },
  Venice: { de: 'Venedig', fr: 'Venise', es: 'Venecia', it: 'Venezia', pt: 'Veneza' },
  Berlin: { es: 'Berlín', it: 'Berlino', pt: 'Berlim' },
  Munich: { de: 'München', es: 'Múnich', it: 'Monaco di Baviera', pt: 'Munique' },
  Athens: { de: 'Athen', fr: 'Athènes', es: 'Atenas', it: 'Atene', pt: 'Atenas' },
  Lisbon: { de: 'Lissabon', fr: 'Lisbonne', es: 'Lisboa', it: 'Lisbona', pt: 'Lisboa' },
  Dublin: { es: 'Dublín', it: 'Dublino' },
  Edinburgh: { fr: 'Édimbourg', es: 'Edimburgo', it: 'Edimburgo', pt: 'Edimburgo' },
  Krakow: { de: 'Krakau', fr: 'Cracovie', es: 'Cracovia', it: 'Cracovia', pt: 'Cracóvia' },
  Copenhagen: { de: 'Kopenhagen', fr: 'Copenhague', es: 'Copenhague', it: 'Copenaghen', pt: 'Copenhaga' },
  Stockholm: { es: 'Estocolmo', it: 'Stoccolma', pt: 'Estocolmo' },
  Brussels: { de: 'Brüssel', fr: 'Bruxelles', es: 'Bruselas', it: 'Bruxelles', pt: 'Bruxelas' },
  Nice: { de: 'Nizza', es: 'Niza', it: 'Nizza' },
  Seville: { de: 'Sevilla', fr: 'Séville', es: 'Sevilla', it: 'Siviglia', pt: 'Sevilha' },
  Naples: { de: 'Neapel', es: 'Nápoles', it: 'Napoli', pt: 'Nápoles' },
  Moscow: { de: 'Moskau', fr: 'Moscou', es: 'Moscú', it: 'Mosca', pt: 'Moscovo' },
  'Saint Petersburg': { de: 'Sankt Petersburg', fr: 'Saint-Pétersbourg', es: 'San Petersburgo', it: 'San Pietroburgo' },
  'Hong Kong': { de: 'Hongkong' },
  Singapore: { de: 'Singapur', fr: 'Singapour', es: 'Singapur', pt: 'Singapura' },
  Tokyo: { de: 'Tokio', es: 'Tokio', pt: 'Tóquio' },
  Seoul: { fr: 'Séoul', es: 'Seúl', pt: 'Seul' },
  Beijing: { de: 'Peking', fr: 'Pékin', es: 'Pekín', it: 'Pechino', pt: 'Pequim' },
  Shanghai: { de: 'Schanghai', es: 'Shanghái', pt: 'Xangai' },
  Cairo: { de: 'Kairo', fr: 'Le Caire', es: 'El Cairo', it: 'Il Cairo' },
  Marrakesh: { de: 'Marrakesch', fr: 'Marrakech', es: 'Marrakech', it: 'Marrakech', pt: 'Marraquexe' },
  'Cape Town': { de: 'Kapstadt', fr: 'Le Cap', es: 'Ciudad del Cabo', it: 'Città del Capo', pt: 'Cidade do Cabo' },
  Mecca: { de: 'Mekka', fr: 'La Mecque', es: 'La Meca', it: 'La Mecca', pt: 'Meca' },
  Jerusalem: { fr: 'Jérusalem', es: 'Jerusalén', it: 'Gerusalemme', pt: 'Jerusalém' },
  'New York City': {
    en: 'New York',
    de: 'New York',
    fr: 'New York',
    es: 'Nueva York',
    it: 'New York',
    pt: 'Nova Iorque',
  },
  'Mexico City': {
    de: 'Mexiko-Stadt',
    fr: 'Mexico',
    es: 'Ciudad de México',
    it: 'Città del Messico',
    pt: 'Cidade do México',
  },
  Havana: { de: 'Havanna', fr: 'La Havane', es: 'La Habana', it: "L'Avana" },
  Sydney: { es: 'Sídney' },
  Washington: { en: 'Washington, D.C.' },
}

export function cityNameIn(language: LanguageCode, name: string): string {
  return NAMES[name]?.[language] ?? name
}
