/** Asked of one's own payments, in the languages whose questions are read. The device counts them only for such a question. */
const ASKS = new RegExp(
  [
    'how much (?:money )?(?:have|did|has) (?:i|we) (?:already )?spen[dt]|what (?:have|did) (?:i|we) spen[dt]',
    'how much (?:money )?(?:do (?:i|we) have |have (?:i|we) got |is |can (?:i|we) spend )(?:still )?(?:left|per day|a day|today|each day)',
    "what(?: is|'s|’s) left (?:per day|a day|for today|of (?:my|our|the) budget|in (?:my|our|the) budget)",
    'wie ?viel (?:geld )?(?:habe ich|haben wir) (?:schon |bisher |bereits )?ausgegeben',
    'wie ?viel (?:geld )?(?:bleibt|habe ich|haben wir|ist) (?:mir |uns )?(?:noch )?(?:übrig|pro tag|am tag|vom budget)',
    "combien (?:ai-je|avons-nous|j’ai|j'ai|on a) (?:déjà )?dépensé|combien (?:il )?(?:me|nous) reste(?:-t-il)?",
    'cuánto (?:dinero )?(?:he|hemos) gastado|cuánto (?:dinero )?(?:me|nos) queda',
    'quanto (?:ho|abbiamo) (?:già )?speso|quanto (?:mi|ci) resta',
    'quanto (?:já )?(?:gastei|gastámos|gastamos)|quanto (?:me|nos) resta|quanto (?:ainda )?sobra',
  ].join('|'),
  'iu',
)
/** "How much did I spend on … in Rome on average" is about prices, not about a list of one's own. */
const LONGEST = 160

export function asksForSpending(text: string): boolean {
  return text.length <= LONGEST && ASKS.test(text)
}
