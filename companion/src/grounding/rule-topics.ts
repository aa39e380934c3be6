import type { ToolName } from '../tools/registry.ts'
import type { Evidence, FoundCard } from './evidence.ts'
import { type Span, takeSpans } from './span.ts'
import type { Allows } from './subjects.ts'

type Topic = {
  readonly words: RegExp
  /** One of them must have a result. */
  readonly tools: readonly ToolName[]
}

/** Topics that need a tool even without a number: by word prefixes in the six languages. */
const TOPICS: readonly Topic[] = [
  {
    words: /(?<!\p{L})(?:e-?)?(?:visa|visas|visum|visums|visado|visados|visto|vistos)(?!\p{L})/giu,
    tools: ['entry-rule'],
  },
  {
    words: /(?<!\p{L})(?:passports?|reisep[aä]ss\p{L}*|passeports?|pasaportes?|passaport[oei]s?)(?!\p{L})/giu,
    tools: ['passport-validity', 'entry-rule', 'own-embassy'],
  },
  {
    words: new RegExp(
      String.raw`(?<!\p{L})(?:vaccin|impf|malaria|malária|yellow fever|gelbfieber|fièvre jaune|paludisme|vacun|` +
        String.raw`fiebre amarilla|febbre gialla|vacina|febre amarela)\p{L}*`,
      'giu',
    ),
    tools: ['health-rules'],
  },
  {
    words:
      /(?<!\p{L})(?:safe|unsafe|dangerous|gefährlich|ungefährlich|dangereu|peligros|pericolos|sicuro|sicura|perigos)\p{L}*/giu,
    tools: ['travel-advisory'],
  },
  {
    words: new RegExp(
      String.raw`(?<!\p{L})(?:opens?|opening|closes?|closed|geöffnet|geschlossen|öffnet|schließt|ouvert|fermé|abierto|` +
        String.raw`abierta|cerrad|aperto|aperta|chius|aberto|aberta|fechad)\p{L}*`,
      'giu',
    ),
    tools: ['find-places', 'plan-trip', 'check-plan', 'public-holidays', 'hotel-search', 'flight-search', 'car-search'],
  },
  {
    words:
      /(?<!\p{L})(?:compensation|entschädigung|indemnisation|indemnización|risarcimento|indemnização|indenização)(?!\p{L})/giu,
    tools: ['passenger-rights'],
  },
  {
    words: /(?<!\p{L})(?:free of charge|free admission|free entry|for free|kostenlos|gratis|gratuit|gratuito)\p{L}*/giu,
    tools: ['find-places', 'plan-trip', 'check-plan'],
  },
  {
    words: /(?<!\p{L})(?:plugs?|sockets?|steckdose|stecker|adaptateur|enchufe|adattatore|tomada)\p{L}*/giu,
    tools: ['plugs-and-driving'],
  },
]

const NO_VISA = new RegExp(
  String.raw`(?:no|without an?|without|not need an?|need no|n[o’']t need an?|kein|ohne|sans|pas besoin de|pas de|` +
    String.raw`aucun|sin|no necesita\w*|no hace falta|no se necesita|senza|non serve(?: il| un)?|non occorre(?: il)?|` +
    String.raw`sem|não (?:precisa\w*|é preciso|é necessário)(?: de)?(?: um)?)\s(?:visa|visum|visado|visto)|` +
    String.raw`visa[- ]free|visumfrei|visafrei|exempt\w*`,
  'iu',
)
const NEEDS_VISA = new RegExp(
  String.raw`(?:needs?|requires?|must (?:have|get|apply for)) an? (?:e-?)?visa|visa is (?:required|needed)|` +
    String.raw`(?:brauch\p{L}*|benötig\p{L}*) (?:\p{L}+ ){0,4}ein(?:en)? (?:e-)?visum|visum (?:ist )?(?:nötig|` +
    String.raw`erforderlich|notwendig)|(?:il faut|besoin d['’])\s?un visa|necesita\w* (?:un )?visado|(?:serve|` +
    String.raw`occorre) (?:il|un) visto|(?:precisa\w*|é preciso) (?:de )?(?:um )?visto`,
  'iu',
)
const FREE: readonly unknown[] = ['visa-free', 'own']
const NEEDED: readonly unknown[] = ['visa-required', 'e-visa', 'visa-on-arrival']

/** Only buttons do these things, so no answer may claim that they are done. */
const DONE = new RegExp(
  [
    "(?<!\\p{L})I(?:['’]ve| have)? (?:now |just |already |also )?(?:deleted|cancell?ed|booked|saved|paid|" +
      'sent|shared|changed|removed|reserved|transferred|confirmed|e-?mailed)(?!\\p{L})',
    '(?:has|have|was|were|is|are) (?:now |just |already )?(?:been )?(?:deleted|cancell?ed|booked|saved|paid|shared|reserved|transferred|confirmed)(?!\\p{L})',
    '(?:habe|hab|wurden?|ist|sind) (?:\\p{L}+ ){0,5}(?:gelöscht|storniert|gebucht|gespeichert|bezahlt|' +
      'gesendet|verschickt|geteilt|geändert|reserviert|überwiesen|bestätigt)(?!\\p{L})',
    "(?:j['’]ai|a été|ont été|est|sont) (?:bien |déjà )?(?:supprimé|annulé|réservé|enregistré|payé|envoyé|partagé|modifié|transféré|confirmé)",
    '(?:he|ha sido|han sido|está|están) (?:ya )?(?:borrad|eliminad|cancelad|reservad|guardad|pagad|enviad|compartid|cambiad|transferid|confirmad)',
    '(?:ho|è stat[oa]|sono stat[ie]) (?:già )?(?:cancellat|eliminat|annullat|prenotat|salvat|pagat|inviat|condivis|cambiat|trasferit|confermat)',
    '(?<!\\p{L})(?:apaguei|eliminei|cancelei|reservei|guardei|salvei|paguei|enviei|partilhei|compartilhei|' +
      'alterei|transferi|confirmei)(?!\\p{L})|(?:foi|foram|está) (?:já )?(?:apagad|eliminad|cancelad|reservad|' +
      'guardad|salv[oa]|pag[oa]|enviad|partilhad|compartilhad|alterad)',
  ].join('|'),
  'giu',
)

const NOT_DONE =
  /(?<!\p{L})(?:nothing|not|never|until|nichts|nicht|kein\p{L}*|bis|rien|pas|tant que|nada|no|hasta|niente|non|finché|não|até)(?!\p{L})/iu

/** A question makes no statement. */
export function findTopics(text: string, { cards }: Evidence, allows: Allows): readonly Span[] {
  if (/[?？]\s*$/u.test(text)) return []
  const done = NOT_DONE.test(text) ? [] : takeSpans(text, [], DONE, () => null)
  const facts = cards.map(({ claims }, card) => ({ claims: claims.slice(0, 1), of: { card, item: null } }))
  const spokenOf = cards.flatMap((card, index) => {
    const fact = facts[index]
    return fact && allows(fact, 0) ? [{ ...card, fact }] : []
  })
  const contradicts = isWrongOnVisas(
    text,
    spokenOf.filter(({ tool }) => tool === 'entry-rule'),
  )
  const rules = TOPICS.flatMap(({ words, tools }) =>
    takeSpans(text, [], words, () => {
      const fitting = spokenOf.filter(({ tool }) => (tools as readonly string[]).includes(tool))
      const isWrong = tools[0] === 'entry-rule' && contradicts
      return fitting.length === 0 || isWrong ? null : fitting.map(({ fact }) => fact)
    }),
  )
  return [...done, ...rules]
}

function isWrongOnVisas(text: string, cards: readonly FoundCard[]): boolean {
  const rules = cards.map(
    ({ card }) =>
      (card['rule'] as { readonly value?: { readonly requirement?: unknown } } | undefined)?.value?.requirement,
  )
  const saysFree = NO_VISA.test(text)
  if (saysFree) return !rules.some((rule) => FREE.includes(rule))
  return NEEDS_VISA.test(text) && !rules.some((rule) => NEEDED.includes(rule))
}
