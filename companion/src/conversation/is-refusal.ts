/** How models word "I will not answer this", by language; mostly in English, whatever the question's language is. */
const REFUSALS: readonly RegExp[] = [
  /^(?:i['’]?m (?:really |very |so )?(?:sorry|afraid)|(?:we['’]re )?sorry|unfortunately|i apologi[sz]e|as an ai)\b.*\b(?:can(?:['’]?t|not| not)|unable to|not able to|won['’]?t)\b.*\b(?:help|assist|answer|discuss|provide|comply|continue|fulfil|share|respond|support)/iu,
  /^i (?:can(?:['’]?t|not)|am unable to|won['’]?t) (?:help|assist|answer|discuss|comply|continue|fulfil|respond)/iu,
  /^(?:es )?(?:tut mir leid|leider).*\b(?:kann|darf)\b.*\bnicht\b.*(?:helfen|beantworten|unterstützen|fortfahren)/iu,
  /^(?:je suis (?:vraiment )?)?(?:désolée?|malheureusement).*\bne (?:peux|puis) pas\b.*(?:aider|répondre|fournir|assister)/iu,
  /^(?:lo siento|lamento|lamentablemente).*\bno puedo\b.*(?:ayudar|responder|proporcionar|asistir|continuar)/iu,
  /^(?:mi dispiace|sono spiacente|purtroppo).*\bnon posso\b.*(?:aiutar|rispondere|fornire|assister|continuare)/iu,
  /^(?:desculp|lamento|sinto muito|infelizmente).*\bnão posso\b.*(?:ajudar|responder|fornecer|auxiliar|continuar)/iu,
]

/** A first sentence of a model that has asked no tool: the engine answers instead. */
export function isRefusal(sentence: string): boolean {
  return REFUSALS.some((pattern) => pattern.test(sentence.trim()))
}
