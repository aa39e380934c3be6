import { foldText } from './fold-text.ts'

/** Articles and prepositions, after which a question cannot end at a mere space: "how do we get to the | medina". */
const OPEN = new Set(
  [
    'a an the to in of at for with from my our your i',
    'der die das den dem des ein eine einen einem im am zu zum zur vom von mit nach aus fur bei mein meine unser',
    'le la les un une des du de au aux a en dans pour avec mon ma mes nos notre',
    'el los las una unos unas del al por con mi mis para',
    'il lo gli uno di da nel nella dei della delle alla al ai per con mio mia',
    'o os as um uma do da dos das no na nos nas ao em meu minha para com',
    'het een van naar met voor op bij mijn onze ett av till med fran pa vid min mitt',
    'w we z ze do na dla od po przy v ve s se k ke u za pro',
    'в во на с со из к ко по для от до у з із зі до від',
    'ο η το οι τα τον την του της των στο στη στην στον στα με για απο σε',
    'و في من الى على عن مع',
    'di ke dari untuk dengan yang o tu den voi cho cua',
  ].flatMap((words) => words.split(' ')),
)
const LAST_WORD = /[\p{L}\p{M}]+$/u

export function endsOpen(text: string): boolean {
  const [last] = LAST_WORD.exec(text.trimEnd()) ?? []
  return last !== undefined && OPEN.has(foldText(last))
}
