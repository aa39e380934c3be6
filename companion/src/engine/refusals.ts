/** Attempts to reach past the tools, in the languages we read. Refused in one short sentence, and never obeyed. */
const SECRETS =
  /system ?prompt|(?:ignor|vergiss|forget|disregard|oubli|olvid|dimentic|esque[cç])\w*\W+(?:\w+\W+){0,3}(?:instruction|instruktion|anweisung|instruccion|istruzion|instru[cç]|previous|prior|above|rules|regeln|anterior|precedent|pr[ée]c[ée]dent)|your (?:instructions|rules|prompt)|deine (?:anweisungen|instruktionen)|tes instructions|tus instrucciones|le tue istruzioni|as tuas instruções|as suas instruções|developer mode|jailbreak|api.?key|secret key|service.?role|pass ?word|passwort|mot de passe|contraseña|\bsenhas?\b|credit card (?:numbers?|details|data)|kreditkarten?(?:nummer|daten)|other users?|(?:of|from|by) other (?:people|travellers?)|other (?:people|travellers?)['’]|another user|all users|anderer? nutzer|anderen nutzern|autres utilisateurs|otros usuarios|altri utenti|outros (?:utilizadores|usuários)|drop table|<script|javascript:|you are now|act as (?:an? )?(?:admin|root)|run (?:the )?tool|call (?:the )?tool|tool_call|function_call/iu

/** What nobody is helped with: to smuggle, to forge, to buy what is forbidden. */
const CRIMES =
  /smuggl|schmuggel|contreband|contraband|contrabband|\b(?:buy|get|score|find|sell|bring|take|kauf\w*|besorg\w*|bekomm\w*|mitnehm\w*|acheter|trouver|vendre|ramener|comprar|conseguir|vender|llevar|comprare|trovare|vendere|portare|arranjar|levar)\b(?:\W+\w+){0,4}\W+(?:drugs?|cocaine|coke|heroin|ecstasy|mdma|drogen|kokain|heroin|drogue|coca[ïi]ne|drogas?|coca[íi]na|hero[íi]na|droga)\b|\b(?:fake|forged?|counterfeit|gef[äa]lscht\w*|fauss?e?|falso|falsa|falsific\w*|falsificad[oa])\W+(?:\w+\W+){0,2}(?:passports?|visas?|ids?|papers|documents|pass|p[äa]sse|ausweis\w*|visum|dokumente|passeports?|papiers|pasaportes?|visados?|documentos?|passaport[oei]|passaportes?|vist[oi]s?|documenti)\b|\b(?:passeport|pasaporte|passaporto|passaporte|visado|visto|visa)\W+(?:faux|falso|falsificado)\b/iu
/** Who was wronged is helped. */
const WRONGED =
  /\b(?:arrested|stolen|scammed|robbed|sold me|verhaftet|betrogen|arrêté|escroqu|detenid|estafad|arrestat|truffat|detid|burlad|preso)/iu

export function asksForSecrets(sentence: string): boolean {
  // The name of a file is parted by lines.
  const parted = sentence.replaceAll('_', ' ')
  return SECRETS.test(sentence) || SECRETS.test(parted) || (CRIMES.test(sentence) && !WRONGED.test(sentence))
}

const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/u

/** What is left of a question without such sentences. */
export function withoutSecrets(text: string): { readonly text: string; readonly hadSecrets: boolean } {
  if (!asksForSecrets(text)) return { text, hadSecrets: false }
  const kept = text.split(SENTENCE_END).filter((sentence) => !asksForSecrets(sentence))
  return { text: kept.join(' ').trim(), hadSecrets: true }
}

/** Undoing is never a search: "cancel my flight" is no question about flights. */
const UNDOING =
  /\b(?:delete|cancel my|remove my|lösch|stornier|supprim|annule|borra|elimina|cancela|cancella|annulla|apaga|transfer|share my|teile meine|partage mon|comparte mi|condividi|partilha|compartilha|pay\b|bezahl|paie|paga\b)/iu

export function isUndoing(text: string): boolean {
  return UNDOING.test(text)
}
