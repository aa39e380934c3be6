import type { ToolName } from '../tools/registry.ts'
import type { Evidence, FoundCard } from './evidence.ts'
import { type Span, takeSpans } from './span.ts'

type Topic = {
  readonly words: RegExp
  /** One of them must have found something. */
  readonly tools: readonly ToolName[]
}

/** What nobody may say without a tool, even where it takes no number: in the six languages, by what words begin with. */
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
    words:
      /(?<!\p{L})(?:vaccin|impf|malaria|malária|yellow fever|gelbfieber|fièvre jaune|paludisme|vacun|fiebre amarilla|febbre gialla|vacina|febre amarela)\p{L}*/giu,
    tools: ['health-rules'],
  },
  {
    words:
      /(?<!\p{L})(?:safe|unsafe|dangerous|gefährlich|ungefährlich|dangereu|peligros|pericolos|sicuro|sicura|perigos)\p{L}*/giu,
    tools: ['travel-advisory'],
  },
  {
    words:
      /(?<!\p{L})(?:opens?|opening|closes?|closed|geöffnet|geschlossen|öffnet|schließt|ouvert|fermé|abierto|abierta|cerrad|aperto|aperta|chius|aberto|aberta|fechad)\p{L}*/giu,
    tools: ['find-places', 'plan-trip', 'check-plan', 'public-holidays'],
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

const NO_VISA =
  /(?:no|without an?|without|not need an?|need no|n[o’']t need an?|kein|ohne|sans|pas besoin de|pas de|aucun|sin|no necesita\w*|no hace falta|no se necesita|senza|non serve(?: il| un)?|non occorre(?: il)?|sem|não (?:precisa\w*|é preciso|é necessário)(?: de)?(?: um)?)\s(?:visa|visum|visado|visto)|visa[- ]free|visumfrei|visafrei|exempt\w*/iu
const NEEDS_VISA =
  /(?:needs?|requires?|must (?:have|get|apply for)) an? (?:e-?)?visa|visa is (?:required|needed)|(?:brauch\p{L}*|benötig\p{L}*) (?:\p{L}+ ){0,4}ein(?:en)? (?:e-)?visum|visum (?:ist )?(?:nötig|erforderlich|notwendig)|(?:il faut|besoin d['’])\s?un visa|necesita\w* (?:un )?visado|(?:serve|occorre) (?:il|un) visto|(?:precisa\w*|é preciso) (?:de )?(?:um )?visto/iu
const FREE: readonly unknown[] = ['visa-free', 'own']
const NEEDED: readonly unknown[] = ['visa-required', 'e-visa', 'visa-on-arrival']

/** A question asks, and says nothing. */
export function findTopics(text: string, evidence: Evidence): readonly Span[] {
  if (/[?？]\s*$/u.test(text)) return []
  const contradicts = isWrongOnVisas(text, evidence.found.get('entry-rule') ?? [])
  return TOPICS.flatMap(({ words, tools }) =>
    takeSpans(text, [], words, () => {
      const cards = tools.flatMap((tool) => evidence.found.get(tool) ?? [])
      const claims = cards.flatMap((card) => card.claims.slice(0, 1))
      return cards.length === 0 || (tools[0] === 'entry-rule' && contradicts) ? null : claims.slice(0, 2)
    }),
  )
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
