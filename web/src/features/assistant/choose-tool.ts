import type { AssistantTool } from './assistant-turn.ts'

/** In this order: what is urgent first, what is general last. */
const WORDS: readonly (readonly [AssistantTool | 'official', RegExp])[] = [
  ['safety', /\b(?:emergency|police|ambulance|embassy|consulate|stolen|robbed|lost my)\b/i],
  ['official', /\b(?:vaccin\w*|malaria|tap water|drinking water|medicine|health|doctor)\b/i],
  ['documents', /\b(?:visa|passport|entry requirement\w*|etias|esta|blank pages?)\b/i],
  ['translate', /\b(?:translate|translation|how do (?:you|i) say|phrase\w*|speak)\b/i],
  ['currency', /\b(?:currency|exchange rate|convert|how much is \d)/i],
  ['hotels', /\b(?:hotels?|hostel|airbnb|guesthouse|where to (?:stay|sleep)|room for)\b/i],
  ['cars', /\b(?:rent(?:al)? (?:a )?cars?|car rental|hire a car|driving licen[cs]e|drive on)\b/i],
  ['maps', /\b(?:offline maps?|maps? (?:for|of)|without internet)\b/i],
  ['risk', /\b(?:safe|safety|dangerous|advisor(?:y|ies)|risk|hurricane|typhoon|earthquake|crime)\b/i],
  ['flights', /\b(?:flights?|fly|airfare|how far)\b/i],
  ['itinerary', /\b(?:plan|itinerary|weekend in|days? in|day trip|what to (?:do|see))\b/i],
  ['budget', /\b(?:budget|cost|expensive|cheap|spend|under [€$£]?\d+)/i],
  ['intel', /\b(?:weather|climate|rain|sunny|warm|temperature|time zone|best time|when to (?:go|visit))\b/i],
]

export function chooseTool(question: string): AssistantTool | 'official' | null {
  return WORDS.find(([, words]) => words.test(question))?.[0] ?? null
}
