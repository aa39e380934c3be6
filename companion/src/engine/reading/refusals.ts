/** Attempts to misuse the assistant, in the languages we read. They are refused in one short sentence. */
const SECRETS = new RegExp(
  String.raw`system ?prompt|(?:ignor|vergiss|forget|disregard|oubli|olvid|dimentic|` +
    String.raw`esque[cç])\w*\W+(?:\w+\W+){0,3}(?:instruction|instruktion|anweisung|instruccion|istruzion|instru[cç]|` +
    String.raw`previous|prior|above|rules|regeln|anterior|precedent|pr[ée]c[ée]dent)|your (?:instructions|rules|` +
    String.raw`prompt)|deine (?:anweisungen|instruktionen)|tes instructions|tus instrucciones|le tue istruzioni|` +
    String.raw`as tuas instruções|as suas instruções|developer mode|jailbreak|api.?key|secret key|service.?role|` +
    String.raw`pass ?word|passwort|mot de passe|contraseña|\bsenhas?\b|credit card (?:numbers?|details|data)|` +
    String.raw`kreditkarten?(?:nummer|daten)|other users?|(?:of|from|by) other (?:people|travellers?)|other (?:people|` +
    String.raw`travellers?)['’]|another user|all users|anderer? nutzer|anderen nutzern|autres utilisateurs|` +
    String.raw`otros usuarios|altri utenti|outros (?:utilizadores|usuários)|drop table|<script|javascript:|you are now|` +
    String.raw`act as (?:an? )?(?:admin|root)|run (?:the )?tool|call (?:the )?tool|tool_call|function_call`,
  'iu',
)

/** Requests to smuggle, to forge or to buy something illegal. */
const CRIMES = new RegExp(
  String.raw`smuggl|schmuggel|contreband|contraband|contrabband|\b(?:buy|get|score|find|sell|bring|take|kauf\w*|` +
    String.raw`besorg\w*|bekomm\w*|mitnehm\w*|acheter|trouver|vendre|ramener|comprar|conseguir|vender|llevar|comprare|` +
    String.raw`trovare|vendere|portare|arranjar|levar)\b(?:\W+\w+){0,4}\W+(?:drugs?|cocaine|coke|heroin|ecstasy|mdma|` +
    String.raw`drogen|kokain|heroin|drogue|coca[ïi]ne|drogas?|coca[íi]na|hero[íi]na|droga)\b|\b(?:fake|forged?|` +
    String.raw`counterfeit|gef[äa]lscht\w*|fauss?e?|falso|falsa|falsific\w*|` +
    String.raw`falsificad[oa])\W+(?:\w+\W+){0,2}(?:passports?|visas?|ids?|papers|documents|pass|p[äa]sse|ausweis\w*|` +
    String.raw`visum|dokumente|passeports?|papiers|pasaportes?|visados?|documentos?|passaport[oei]|passaportes?|` +
    String.raw`vist[oi]s?|documenti)\b|\b(?:passeport|pasaporte|passaporto|passaporte|visado|visto|visa)\W+(?:faux|` +
    String.raw`falso|falsificado)\b`,
  'iu',
)
/** Victims are helped. */
const WRONGED =
  /\b(?:arrested|stolen|scammed|robbed|sold me|verhaftet|betrogen|arrêté|escroqu|detenid|estafad|arrestat|truffat|detid|burlad|preso)/iu

export function asksForSecrets(sentence: string): boolean {
  // Underscores in file names would hide word boundaries.
  const parted = sentence.replaceAll('_', ' ')
  return SECRETS.test(sentence) || SECRETS.test(parted) || (CRIMES.test(sentence) && !WRONGED.test(sentence))
}

const SENTENCE_END = /(?<=[.!?;…])\s+|\n+/u

/** A question without such sentences. */
export function withoutSecrets(text: string): { readonly text: string; readonly hadSecrets: boolean } {
  if (!asksForSecrets(text)) return { text, hadSecrets: false }
  const kept = text.split(SENTENCE_END).filter((sentence) => !asksForSecrets(sentence))
  return { text: kept.join(' ').trim(), hadSecrets: true }
}

/** A cancellation is not a search: "cancel my flight" requests no flights. */
const UNDOING = new RegExp(
  String.raw`\b(?:delete|cancel my|remove my|lösch|stornier|supprim|annule|borra|elimina|cancela|cancella|annulla|` +
    String.raw`apaga|transfer|share my|teile meine|partage mon|comparte mi|condividi|partilha|compartilha|pay\b|bezahl|` +
    String.raw`paie|paga\b)`,
  'iu',
)

export function isUndoing(text: string): boolean {
  return UNDOING.test(text)
}
