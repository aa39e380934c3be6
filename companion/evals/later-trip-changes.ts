import { inLanguage, turn } from './question.ts'
import { after, change } from './trip-changes.ts'

const LONDON = after('Plan 2 days in London')
const VIENNA = after('Plane 3 Tage in Wien ab 11. Mai 2027')
const PARIS = after('Planifie 3 jours à Paris à partir du 10 mai 2027')
const MADRID = after('Planea 3 días en Madrid desde el 10 de mayo de 2027')
const FLORENCE = after('Pianifica 3 giorni a Firenze dal 10 maggio 2027')
const LISBON = after('Planeia 3 dias em Lisboa a partir de 10 de maio de 2027')

/** The same in other words, written after those were fixed. */
export const LATER_TRIP_CHANGES = [
  ...inLanguage(
    'en',
    LONDON([
      change('Can you fit in the National Gallery somewhere?', { kind: 'add', place: 'National Gallery' }),
      change('Please get rid of Buckingham Palace', { kind: 'remove', place: 'Buckingham Palace' }),
      change('I’d rather do Tate Modern instead of the British Museum', {
        kind: 'swap',
        place: 'British Museum',
        with: 'Tate Modern',
      }),
      change('Day two is exhausting, fewer stops please', { kind: 'calmer', day: 2 }),
      change('Put Tower Bridge on day 1', { kind: 'move', place: 'Tower Bridge', day: 1 }),
      change('We land late, so day 1 starts at 2 pm', { kind: 'late-start', day: 1, at: 840 }),
      change('We would like more parks', { kind: 'more', interest: 'nature' }),
      change('The Tower of London is a must', { kind: 'must-see', place: 'Tower of London' }),
      change('shorter walks would be good', { kind: 'less-walking' }),
      turn('What is the weather like in London in May?', ['city-climate']),
    ]),
  ),
  ...inLanguage(
    'de',
    VIENNA([
      change('Können wir den Prater weglassen?', { kind: 'remove', place: 'Prater' }),
      change('Lieber das Leopold Museum statt der Albertina', {
        kind: 'swap',
        place: 'Albertina',
        with: 'Leopold Museum',
      }),
      change('Der dritte Tag ist zu voll', { kind: 'calmer', day: 3 }),
      change('Wir kommen eine Woche später', { kind: 'shift', days: 7 }),
      change('Am letzten Tag soll es regnen', { kind: 'rain', day: 3 }),
      change('Bitte einen Tag weniger', { kind: 'remove-day' }),
    ]),
  ),
  ...inLanguage(
    'fr',
    PARIS([
      change('Je voudrais aussi voir le musée Rodin', { kind: 'add', place: 'Musée Rodin' }),
      change('Pas de musées, s’il te plaît', { kind: 'avoid', what: 'museum' }),
      change('Le troisième jour est trop chargé', { kind: 'calmer', day: 3 }),
      change('Mets le Louvre au jour 3', { kind: 'move', place: 'Louvre Museum', day: 3 }),
    ]),
  ),
  ...inLanguage(
    'es',
    MADRID([
      change('El segundo día está demasiado lleno', { kind: 'calmer', day: 2 }),
      change('Pon el Retiro el primer día', { kind: 'move', place: 'Retiro Park', day: 1 }),
      change('Queremos quedarnos un día más', { kind: 'add-day' }),
      change('En vez de Malasaña, El Rastro', { kind: 'swap', place: 'Malasaña', with: 'El Rastro' }),
    ]),
  ),
  ...inLanguage(
    'it',
    FLORENCE([
      change('Il secondo giorno è troppo pieno', { kind: 'calmer', day: 2 }),
      change('Vorrei vedere anche le Cappelle Medicee', { kind: 'add', place: 'Medici Chapels' }),
      change('Niente chiese, per favore', { kind: 'avoid', what: 'church' }),
      change('Possiamo camminare di meno?', { kind: 'less-walking' }),
    ]),
  ),
  ...inLanguage(
    'pt',
    LISBON([
      change('O terceiro dia está demasiado cheio', { kind: 'calmer', day: 3 }),
      change('Em vez do Chiado, o MAAT', { kind: 'swap', place: 'Chiado', with: 'MAAT' }),
      change('Queria ver também o Panteão Nacional', { kind: 'add', place: 'National Pantheon' }),
      change('Podemos tirar o Oceanário?', { kind: 'remove', place: 'Oceanário de Lisboa' }),
    ]),
  ),
]
