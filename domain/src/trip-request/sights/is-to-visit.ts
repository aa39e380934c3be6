import { foldText } from '../../place-search/index.ts'

/** Complaints and habits that are not places, in six languages and folded. */
const NO_PLACE: ReadonlySet<string> = new Set(
  [
    'crowd crowds queue queues queuing line lines wait waiting been drink drinking smoke smoking rush rushing hurry',
    'stress hassle problem problems idea ideas clue worries traffic alcohol noise early clue rip offs surprises plans',
    'foule foules queues attente alcool bruit presse monde probleme problemes idee embouteillages',
    'colas cola multitudes multitud aglomeraciones prisas prisa estres alcohol ruido problema problemas idea esperas',
    'folla code fretta rumore alcol problemi problema idea attese',
    'multidoes multidao filas pressa barulho alcool problemas problema ideia esperas',
  ]
    .join(' ')
    .split(' '),
)

/** "No crowds", "never been", "we don't drink" refuse no sight. */
export function isToVisit(refused: string): boolean {
  return !NO_PLACE.has(foldText(refused))
}
