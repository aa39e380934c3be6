import { type EvalTurn, inLanguage, turn } from './question.ts'

type Edit = Readonly<Record<string, unknown>>

const planned = (ask: string): EvalTurn => turn(ask, ['plan-trip'], { action: 'open-trip' })

/** Questions about the plan on screen, and the edits they mean. */
export const change = (ask: string, ...edits: readonly Edit[]): EvalTurn =>
  turn(ask, ['change-trip'], { input: { edits }, action: 'accept-change' })

export const after =
  (plan: string) =>
  (turns: readonly EvalTurn[]): readonly (readonly EvalTurn[])[] =>
    turns.map((each) => [planned(plan), each])

const ROME = after('Plan 3 days in Rome from 10 May 2027')
const BERLIN = after('Plane 3 Tage in Berlin ab 11. Mai 2027')
const PARIS = after('Planifie 3 jours à Paris à partir du 10 mai 2027')
const MADRID = after('Planea 3 días en Madrid desde el 10 de mayo de 2027')
const FLORENCE = after('Pianifica 3 giorni a Firenze dal 10 maggio 2027')
const LISBON = after('Planeia 3 dias em Lisboa a partir de 10 de maio de 2027')

/** Changes to a plan, as a difference to accept; written before the engine supported them. */
export const TRIP_CHANGES = [
  ...inLanguage('en', [
    ...ROME([
      change('Swap day 2 and 3', { kind: 'swap-days', days: [2, 3] }),
      change('Make day 2 calmer please', { kind: 'calmer', day: 2 }),
      change('The second day is too packed, can we slow down a bit?', { kind: 'calmer', day: 2 }),
      change('remove the Trevi Fountain', { kind: 'remove', place: 'Trevi Fountain' }),
      change('Add the Galleria Borghese on day 3', { kind: 'add', place: 'Galleria Borghese', day: 3 }),
      change('I also want to see the Spanish Steps', { kind: 'add', place: 'Spanish Steps' }),
      change('Move the Pantheon to the first day', { kind: 'move', place: 'Pantheon', day: 1 }),
      change('Replace Campo de’ Fiori with Villa Borghese', {
        kind: 'swap',
        place: "Campo de' Fiori",
        with: 'Villa Borghese',
      }),
      change('Give me something else instead of Trastevere', { kind: 'swap', place: 'Trastevere' }),
      change('Less walking on day 1', { kind: 'less-walking', day: 1 }),
      change('Could we stay one more day?', { kind: 'add-day' }),
      change('drop the last day', { kind: 'remove-day', day: 3 }),
      change('What if it rains on day 3?', { kind: 'rain', day: 3 }),
      change('We have to come a week later', { kind: 'shift', days: 7 }),
      change('Let the trip start on 7 June 2027', { kind: 'dates', firstDate: '2027-06-07' }),
      change('No museums please', { kind: 'avoid', what: 'museum' }),
      change('Our flight is late, day 1 starts at 13:00', { kind: 'late-start', day: 1, at: 780 }),
      change('Keep the whole thing under 100 euros', { kind: 'budget', amount: 100, currency: 'EUR' }),
      change('The Capitoline Museums are closed that day', { kind: 'closed', place: 'Capitoline Museums' }),
      change('Take out the Colosseum and put in the Baths of Caracalla', {
        kind: 'swap',
        place: 'Colosseum',
        with: 'Baths of Caracalla',
      }),
      turn('delete my trip', []),
      turn('yes, do it', []),
    ]),
    turn('Swap day 2 and 3', [], { asks: 'trip' }),
    turn('make my second day calmer', [], { asks: 'trip' }),
  ]),
  ...inLanguage(
    'de',
    BERLIN([
      change('Tausche Tag 2 und Tag 3', { kind: 'swap-days', days: [2, 3] }),
      change('Mach den zweiten Tag bitte ruhiger', { kind: 'calmer', day: 2 }),
      change('Tag 1 darf voller sein', { kind: 'fuller', day: 1 }),
      change('Nimm das Brandenburger Tor raus', { kind: 'remove', place: 'Brandenburg Gate' }),
      change('Füge Schloss Charlottenburg am dritten Tag hinzu', {
        kind: 'add',
        place: 'Charlottenburg Palace',
        day: 3,
      }),
      change('Verschiebe die East Side Gallery auf den ersten Tag', {
        kind: 'move',
        place: 'East Side Gallery',
        day: 1,
      }),
      change('Was machen wir, wenn es am zweiten Tag regnet?', { kind: 'rain', day: 2 }),
      change('Weniger zu Fuß gehen am Tag 3', { kind: 'less-walking', day: 3 }),
      change('Häng noch einen Tag dran', { kind: 'add-day' }),
      change('Bitte keine Museen', { kind: 'avoid', what: 'museum' }),
    ]),
  ),
  ...inLanguage(
    'fr',
    PARIS([
      change('Échange le jour 2 et le jour 3', { kind: 'swap-days', days: [2, 3] }),
      change('Rends le deuxième jour plus calme', { kind: 'calmer', day: 2 }),
      change('Enlève la tour Eiffel', { kind: 'remove', place: 'Eiffel Tower' }),
      change('Ajoute les Catacombes le troisième jour', { kind: 'add', place: 'Catacombs of Paris', day: 3 }),
      change('Remplace Montmartre par le Panthéon', { kind: 'swap', place: 'Montmartre', with: 'Panthéon' }),
      change('Et s’il pleut le jour 2 ?', { kind: 'rain', day: 2 }),
      change('Moins de marche le premier jour', { kind: 'less-walking', day: 1 }),
      change('On reste un jour de plus', { kind: 'add-day' }),
    ]),
  ),
  ...inLanguage(
    'es',
    MADRID([
      change('Cambia el día 2 por el día 3', { kind: 'swap-days', days: [2, 3] }),
      change('Haz el segundo día más tranquilo', { kind: 'calmer', day: 2 }),
      change('Quita la Plaza Mayor', { kind: 'remove', place: 'Plaza Mayor' }),
      // A Monday: it is closed, which the answer says.
      turn('Añade el Templo de Debod el primer día', ['change-trip'], {
        input: { edits: [{ kind: 'add', place: 'Temple of Debod', day: 1 }] },
        says: ['cerrado'],
      }),
      change('¿Y si llueve el día 3?', { kind: 'rain', day: 3 }),
      change('Menos caminar el día 2', { kind: 'less-walking', day: 2 }),
      change('Un día menos, por favor', { kind: 'remove-day' }),
    ]),
  ),
  ...inLanguage(
    'it',
    FLORENCE([
      change('Scambia il giorno 1 e il giorno 2', { kind: 'swap-days', days: [1, 2] }),
      change('Rendi più tranquillo il primo giorno', { kind: 'calmer', day: 1 }),
      change('Togli il Ponte Vecchio', { kind: 'remove', place: 'Ponte Vecchio' }),
      change('Aggiungi Santa Maria Novella', { kind: 'add', place: 'Basilica of Santa Maria Novella' }),
      change('E se piove il secondo giorno?', { kind: 'rain', day: 2 }),
      change('Aggiungi un giorno', { kind: 'add-day' }),
      change('Sposta gli Uffizi al giorno 1', { kind: 'move', place: 'Uffizi Gallery', day: 1 }),
    ]),
  ),
  ...inLanguage(
    'pt',
    LISBON([
      change('Troca o dia 2 com o dia 3', { kind: 'swap-days', days: [2, 3] }),
      change('Torna o segundo dia mais calmo', { kind: 'calmer', day: 2 }),
      change('Tira a Sé de Lisboa', { kind: 'remove', place: 'Lisbon Cathedral' }),
      change('Acrescenta o Museu Gulbenkian no primeiro dia', {
        kind: 'add',
        place: 'Calouste Gulbenkian Museum',
        day: 1,
      }),
      change('E se chover no dia 1?', { kind: 'rain', day: 1 }),
      change('Menos caminhada no segundo dia', { kind: 'less-walking', day: 2 }),
      change('Mais um dia, se faz favor', { kind: 'add-day' }),
    ]),
  ),
]
